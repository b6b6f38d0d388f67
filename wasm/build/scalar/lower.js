// Makes kernels for engines without SIMD from the compiled kernels: vectors become pairs of 64-bit integers,
// vector instructions become calls of wasm/scalar/lanes.ts, which the optimizer puts in place.
import { readFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';
import binaryen from 'assemblyscript/binaryen';
import { FunctionLowering } from './function.js';

const LANES = new URL('../../scalar/lanes.ts', import.meta.url);

/**
 * What an engine must have instead of SIMD, all of it older: Chrome 85, Firefox 79 and Safari 15 have it, where
 * SIMD came with Chrome 91, Firefox 89 and Safari 16.4; V8 has no SIMD on x64 without SSE 4.1 to this day.
 */
const FEATURES =
  binaryen.Features.MutableGlobals |
  binaryen.Features.NontrappingFPToInt |
  binaryen.Features.SignExt |
  binaryen.Features.BulkMemory |
  binaryen.Features.BulkMemoryOpt |
  binaryen.Features.Multivalue;

/** Functions of up to so many nodes are put in place of their calls: all of lanes.ts but the longest. */
const INLINE_SIZE = 60;

/** Compiles lanes.ts. */
async function compileLanes() {
  const source = readFileSync(LANES, 'utf8');
  let bytes;
  const { error, stderr } = await asc.main(
    [
      'lanes.ts',
      '--outFile',
      'lanes.wasm',
      '--runtime',
      'stub',
      '--optimizeLevel',
      '3',
      '--shrinkLevel',
      '0',
      '--noAssert',
    ],
    {
      readFile: (name) => (name === 'lanes.ts' ? source : null),
      writeFile: (_, content) => {
        bytes = content;
      },
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${stderr.toString()}`, { cause: error });
  return bytes;
}

function functionsOf(module) {
  return Array.from({ length: module.getNumFunctions() }, (_, i) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(i)),
  );
}

/** Copies what lanes.ts exports, under the exported names. */
async function addLanes(module) {
  const lanes = binaryen.readBinary(await compileLanes());
  for (let i = 0; i < lanes.getNumExports(); i++) {
    const { kind, name, value } = binaryen.getExportInfo(lanes.getExportByIndex(i));
    if (kind !== binaryen.ExternalFunction) continue;
    const { params, results, vars, body } = binaryen.getFunctionInfo(lanes.getFunction(value));
    module.addFunction(name, params, results, vars, module.copyExpression(body));
  }
  lanes.dispose();
}

/**
 * The same module without SIMD.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
export async function lower(bytes) {
  const module = binaryen.readBinary(bytes);
  const functions = functionsOf(module).filter(({ base }) => !base);
  for (const info of functions) new FunctionLowering(module, info).replace();
  await addLanes(module);
  module.setFeatures(FEATURES);
  if (!module.validate()) throw new Error('the kernels without SIMD are not valid');
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(INLINE_SIZE);
  module.optimize();
  module.optimize();
  const lowered = module.emitBinary();
  module.dispose();
  return lowered;
}
