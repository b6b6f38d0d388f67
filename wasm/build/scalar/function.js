// Takes the vectors out of one function: each becomes two 64-bit integers.
import binaryen from 'assemblyscript/binaryen';
import { replaceOperands } from './children.js';
import { LANES, LOADS, SPLATS, shuffleHalf, TESTS, VECTOR_OPERATIONS } from './instructions.js';

const { auto, none, i32, i64, v128 } = binaryen;
const PAIR = binaryen.createType([i64, i64]);

/** The types that stand for some types without SIMD. */
function flatten(type) {
  return binaryen.expandType(type).flatMap((one) => (one === v128 ? [i64, i64] : [one]));
}

/**
 * A vector is turned into the statements that compute it, and its halves: reads of locals that nothing else
 * writes, so parents may use them as often and as late as they like. The optimizer joins these locals.
 *
 * @typedef {import('./instructions.js').Halves & { before: number[] }} Vector
 */
export class FunctionLowering {
  /** Where each local of the function went; a vector's upper half follows its lower half. */
  #places = [];
  #types = [];
  /** The locals of vectors that blocks yield, by the name of the block. */
  #yields = new Map();

  constructor(module, info) {
    this.module = module;
    this.info = info;
    this.params = flatten(info.params);
    for (const type of [...binaryen.expandType(info.params), ...info.vars]) {
      this.#places.push(this.#types.length);
      this.#types.push(...flatten(type));
    }
  }

  /** Puts the function without vectors in the place of the one with them. */
  replace() {
    const { module, info, params } = this;
    const body =
      info.results === v128 && binaryen.getExpressionType(info.body) === v128
        ? this.#yieldPair(info.body)
        : this.#plain(info.body);
    module.removeFunction(info.name);
    module.addFunction(
      info.name,
      binaryen.createType(params),
      binaryen.createType(flatten(info.results)),
      this.#types.slice(params.length),
      body,
    );
  }

  #local(type) {
    this.#types.push(type);
    return this.#types.length - 1;
  }

  #get(local) {
    return this.module.local.get(local, this.#types[local]);
  }

  /** Evaluates an expression without vectors now, to be read later. */
  #keep(before, expression) {
    const local = this.#local(binaryen.getExpressionType(expression));
    before.push(this.module.local.set(local, expression));
    return () => this.#get(local);
  }

  #halvesAt(local) {
    return { lo: () => this.#get(local), hi: () => this.#get(local + 1) };
  }

  #set(local, { before, lo, hi }) {
    const { local: set } = this.module;
    return [...before, set.set(local, lo()), set.set(local + 1, hi())];
  }

  /** A pair of locals of its own for what has been computed. */
  #settled(before, { lo, hi }) {
    const local = this.#local(i64);
    this.#local(i64);
    return { before: this.#set(local, { before, lo, hi }), ...this.#halvesAt(local) };
  }

  #sequence(expressions) {
    if (expressions.length === 0) return this.module.nop();
    return expressions.length === 1 ? expressions[0] : this.module.block(null, expressions, auto);
  }

  #yieldPair(expression) {
    const { before, lo, hi } = this.#vector(expression);
    return this.#sequence([...before, this.module.tuple.make([lo(), hi()])]);
  }

  #call = (name, ...operands) => {
    const result = TEST_NAMES.has(name) ? i32 : i64;
    return () =>
      this.module.call(
        name,
        operands.map((operand) => operand()),
        result,
      );
  };

  /** Evaluates operands in their order, vectors and others; the statements go to `before`. */
  #operands(before, ...expressions) {
    return expressions.map((expression) => {
      if (binaryen.getExpressionType(expression) !== v128) return this.#keep(before, this.#plain(expression));
      const vector = this.#vector(expression);
      before.push(...vector.before);
      return vector;
    });
  }

  /** Evaluates what a block, an arm or a branch yields, into two locals. */
  #assign(local, expression) {
    return binaryen.getExpressionType(expression) === v128
      ? this.#set(local, this.#vector(expression))
      : [this.#plain(expression)];
  }

  /** An expression that is no vector, without vectors in it. */
  #plain(expression) {
    const { module } = this;
    const id = binaryen.getExpressionId(expression);
    if (id === binaryen.NopId || id === binaryen.UnreachableId) return expression;
    const info = binaryen.getExpressionInfo(expression);
    const before = [];
    const isVector = (operand) => operand !== 0 && binaryen.getExpressionType(operand) === v128;
    switch (id) {
      case binaryen.LocalGetId:
        binaryen.LocalGet.setIndex(expression, this.#places[info.index]);
        return expression;
      case binaryen.LocalSetId:
        if (isVector(info.value)) {
          return this.#sequence(this.#set(this.#places[info.index], this.#vector(info.value)));
        }
        binaryen.LocalSet.setIndex(expression, this.#places[info.index]);
        break;
      case binaryen.DropId:
        if (isVector(info.value)) return this.#sequence(this.#vector(info.value).before);
        break;
      case binaryen.StoreId:
        if (isVector(info.value)) return this.#store(info);
        break;
      case binaryen.ReturnId:
        if (isVector(info.value)) return module.return(this.#yieldPair(info.value));
        break;
      case binaryen.BreakId:
        if (isVector(info.value)) {
          const assigned = this.#assign(this.#yields.get(info.name), info.value);
          return this.#sequence([...assigned, module.break(info.name)]);
        }
        break;
      case binaryen.CallId:
        if (info.operands.some(isVector)) {
          const call = this.#callOf(before, info);
          return this.#sequence([...before, call]);
        }
        break;
      case binaryen.UnaryId:
        if (isVector(info.value)) {
          const test = TESTS.get(info.op);
          if (test === undefined) throw unknown(info, expression);
          const [{ lo, hi }] = this.#operands(before, info.value);
          return this.#sequence([...before, this.#call(test, lo, hi)()]);
        }
        break;
      case binaryen.SIMDExtractId:
        return this.#extract(info, expression);
    }
    replaceOperands(expression, (operand) => this.#plain(operand));
    return expression;
  }

  #callOf(before, { target, operands, type }) {
    const flat = this.#operands(before, ...operands).flatMap((operand) =>
      typeof operand === 'function' ? [operand()] : [operand.lo(), operand.hi()],
    );
    return this.module.call(target, flat, type === v128 ? PAIR : type);
  }

  #store({ offset, align, ptr, value }) {
    const { module } = this;
    const before = [];
    const [at, { lo, hi }] = this.#operands(before, ptr, value);
    const store = (half, up) => module.i64.store(offset + up, Math.min(align, 8), at(), half());
    return this.#sequence([...before, store(lo, 0), store(hi, 8)]);
  }

  #extract({ op, index, vec }, expression) {
    const { module } = this;
    const bits = LANES.get(op);
    if (bits === undefined) throw unknown({ op }, expression);
    const before = [];
    const [{ lo, hi }] = this.#operands(before, vec);
    const half = index * bits < 64 ? lo() : hi();
    const shift = (index * bits) % 64;
    const moved = shift === 0 ? half : module.i64.shr_u(half, module.i64.const(BigInt(shift)));
    if (bits === 64) return this.#sequence([...before, moved]);
    const word = module.i32.wrap(moved);
    if (bits === 32) return this.#sequence([...before, word]);
    return this.#sequence([...before, module.i32.and(word, module.i32.const(2 ** bits - 1))]);
  }

  /** @returns {Vector} */
  #vector(expression) {
    const { module } = this;
    const info = binaryen.getExpressionInfo(expression);
    const before = [];
    switch (info.id) {
      case binaryen.ConstId: {
        const bytes = new DataView(Uint8Array.from(info.value).buffer);
        const half = (at) => () => module.i64.const(bytes.getBigInt64(at, true));
        return { before, lo: half(0), hi: half(8) };
      }
      case binaryen.LocalGetId:
        // Something may write the local before the vector is used.
        return this.#settled(before, this.#halvesAt(this.#places[info.index]));
      case binaryen.LocalSetId: {
        const [value] = this.#operands(before, info.value);
        const vector = this.#settled(before, value);
        return { ...vector, before: this.#set(this.#places[info.index], vector) };
      }
      case binaryen.BlockId:
      case binaryen.IfId:
      case binaryen.LoopId:
      case binaryen.BreakId:
        return this.#structure(info);
      case binaryen.SelectId: {
        const [a, b, condition] = this.#operands(before, info.ifTrue, info.ifFalse, info.condition);
        const choose = (half) => () => module.select(condition(), a[half](), b[half]());
        return this.#settled(before, { lo: choose('lo'), hi: choose('hi') });
      }
      case binaryen.CallId: {
        const call = this.#callOf(before, info);
        const pair = this.#keep(before, call);
        const half = (index) => () => module.tuple.extract(pair(), index);
        return this.#settled(before, { lo: half(0), hi: half(1) });
      }
      case binaryen.LoadId: {
        const [at] = this.#operands(before, info.ptr);
        const half = (up) => () => module.i64.load(info.offset + up, Math.min(info.align, 8), at());
        return this.#settled(before, { lo: half(0), hi: half(8) });
      }
      case binaryen.SIMDLoadId:
        return this.#loadSplat(info, expression);
      case binaryen.SIMDShuffleId: {
        const halves = this.#operands(before, info.left, info.right).flatMap(({ lo, hi }) => [lo, hi]);
        const half = (from) => shuffleHalf(module, halves, info.mask.slice(from, from + 8));
        return this.#settled(before, { lo: half(0), hi: half(8) });
      }
      case binaryen.SIMDReplaceId: {
        // A lane of 64 bits is a half.
        if (info.op !== binaryen.ReplaceLaneVecI64x2) throw unknown(info, expression);
        const [vector, value] = this.#operands(before, info.vec, info.value);
        const halves = info.index === 0 ? { lo: value, hi: vector.hi } : { lo: vector.lo, hi: value };
        return this.#settled(before, halves);
      }
      case binaryen.UnaryId: {
        const splat = SPLATS.get(info.op);
        return splat === undefined
          ? this.#operation(info, expression, info.value)
          : this.#splat(splat, this.#plain(info.value));
      }
      case binaryen.BinaryId:
        return this.#operation(info, expression, info.left, info.right);
      case binaryen.SIMDTernaryId:
        return this.#operation(info, expression, info.a, info.b, info.c);
    }
    throw unknown(info, expression);
  }

  #operation(info, expression, ...operands) {
    const operation = VECTOR_OPERATIONS.get(info.op);
    if (operation === undefined) throw unknown(info, expression);
    const before = [];
    const vectors = this.#operands(before, ...operands);
    return this.#settled(before, operation(this.#call, ...vectors));
  }

  #splat(name, value) {
    const before = [];
    const both = this.#keep(before, this.#call(name, () => value)());
    return { before, lo: both, hi: both };
  }

  #loadSplat({ op, offset, align, ptr }, expression) {
    const { module } = this;
    const load = LOADS.get(op);
    if (load === undefined) throw unknown({ op }, expression);
    const { bytes, splat } = load;
    const at = this.#plain(ptr);
    const read = {
      2: module.i32.load16_u,
      4: module.i32.load,
      8: module.i64.load,
    }[bytes](offset, Math.min(align, bytes), at);
    // Binaryen takes the sign from the load when it joins the load with an extension.
    binaryen.Load.setSigned(read, false);
    if (splat !== undefined) return this.#splat(splat, read);
    const before = [];
    return { lo: this.#keep(before, read), hi: () => module.i64.const(0n), before };
  }

  /** A block, condition, loop or conditional branch that yields a vector: it leaves the vector in locals. */
  #structure(info) {
    const { module } = this;
    if (info.id === binaryen.BreakId) {
      const local = this.#yields.get(info.name);
      const assigned = this.#assign(local, info.value);
      const branch = module.break(info.name, this.#plain(info.condition));
      return this.#settled([...assigned, branch], this.#halvesAt(local));
    }
    const local = this.#local(i64);
    this.#local(i64);
    const result = (statement) => ({ before: [statement], ...this.#halvesAt(local) });
    if (info.id === binaryen.IfId) {
      const condition = this.#plain(info.condition);
      const arms = [info.ifTrue, info.ifFalse].map((arm) => this.#sequence(this.#assign(local, arm)));
      return result(module.if(condition, ...arms));
    }
    if (info.id === binaryen.LoopId) {
      return result(module.loop(info.name, this.#sequence(this.#assign(local, info.body))));
    }
    if (info.name) this.#yields.set(info.name, local);
    const last = info.children.length - 1;
    return result(
      module.block(
        info.name,
        info.children.flatMap((child, i) => (i === last ? this.#assign(local, child) : [this.#plain(child)])),
        none,
      ),
    );
  }
}

const TEST_NAMES = new Set(TESTS.values());

function unknown({ op }, expression) {
  return new Error(
    `the scalar build has no substitute for ${binaryen.emitText(expression).split('\n')[0]} (operation ${op})`,
  );
}
