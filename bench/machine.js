import { readFileSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** `release` or `debug`: the build notes it in the module that it makes of the kernels. */
function builtTarget() {
  const made = readFileSync(new URL('../src/engine/kernels-simd.ts', import.meta.url), 'utf8');
  return /from wasm\/ \((\w+)\)/.exec(made)?.[1] ?? 'release';
}

/** What the figures were measured on. */
export function machine() {
  const target = builtTarget();
  const wasm = readFileSync(new URL(`../build/${target}.wasm`, import.meta.url)).length;
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    load: Number(loadavg()[0].toFixed(2)),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    v8: process.versions.v8,
    target,
    wasm,
    built: statSync(new URL('../dist/index.js', import.meta.url)).mtime.toISOString(),
  };
}

/** @param {ReturnType<typeof machine>} facts */
export function machineLine(facts) {
  return `${facts.cpu}, ${facts.cores} cores, load ${facts.load}, ${facts.platform}, Node ${facts.node}, ${facts.target} kernels of ${facts.wasm.toLocaleString('en-US')} bytes`;
}
