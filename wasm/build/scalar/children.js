// The operands of the kinds of expressions that the kernels are made of.
import binaryen from 'assemblyscript/binaryen';

/** By kind of expression: its class, and its single operands in the order they are evaluated. */
const KINDS = new Map([
  [binaryen.IfId, [binaryen.If, 'Condition', 'IfTrue', 'IfFalse']],
  [binaryen.LoopId, [binaryen.Loop, 'Body']],
  [binaryen.BreakId, [binaryen.Break, 'Value', 'Condition']],
  [binaryen.SwitchId, [binaryen.Switch, 'Value', 'Condition']],
  [binaryen.CallIndirectId, [binaryen.CallIndirect, 'Target']],
  [binaryen.LocalGetId, [binaryen.LocalGet]],
  [binaryen.LocalSetId, [binaryen.LocalSet, 'Value']],
  [binaryen.GlobalGetId, [binaryen.GlobalGet]],
  [binaryen.GlobalSetId, [binaryen.GlobalSet, 'Value']],
  [binaryen.LoadId, [binaryen.Load, 'Ptr']],
  [binaryen.StoreId, [binaryen.Store, 'Ptr', 'Value']],
  [binaryen.ConstId, [binaryen.Const]],
  [binaryen.UnaryId, [binaryen.Unary, 'Value']],
  [binaryen.BinaryId, [binaryen.Binary, 'Left', 'Right']],
  [binaryen.SelectId, [binaryen.Select, 'IfTrue', 'IfFalse', 'Condition']],
  [binaryen.DropId, [binaryen.Drop, 'Value']],
  [binaryen.ReturnId, [binaryen.Return, 'Value']],
  [binaryen.MemorySizeId, [binaryen.MemorySize]],
  [binaryen.MemoryGrowId, [binaryen.MemoryGrow, 'Delta']],
  [binaryen.MemoryCopyId, [binaryen.MemoryCopy, 'Dest', 'Source', 'Size']],
  [binaryen.MemoryFillId, [binaryen.MemoryFill, 'Dest', 'Value', 'Size']],
]);

/** Puts `change(operand)` in the place of every operand of an expression. */
export function replaceOperands(expression, change) {
  const id = binaryen.getExpressionId(expression);
  if (id === binaryen.BlockId) {
    const count = binaryen.Block.getNumChildren(expression);
    for (let i = 0; i < count; i++) {
      binaryen.Block.setChildAt(expression, i, change(binaryen.Block.getChildAt(expression, i)));
    }
    return;
  }
  const kind = id === binaryen.CallId ? [binaryen.Call] : KINDS.get(id);
  if (kind === undefined) throw new Error(`the scalar build does not know expressions of kind ${id}`);
  const [type, ...names] = kind;
  if (type === binaryen.Call || type === binaryen.CallIndirect) {
    const count = type.getNumOperands(expression);
    for (let i = 0; i < count; i++)
      type.setOperandAt(expression, i, change(type.getOperandAt(expression, i)));
  }
  for (const name of names) {
    const operand = type[`get${name}`](expression);
    if (operand !== 0) type[`set${name}`](expression, change(operand));
  }
}
