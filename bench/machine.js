import { readFileSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** What the figures were measured on. */
export function machine() {
  const wasm = readFileSync(new URL('../build/release.wasm', import.meta.url)).length;
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    load: Number(loadavg()[0].toFixed(2)),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    v8: process.versions.v8,
    wasm,
    built: statSync(new URL('../dist/index.js', import.meta.url)).mtime.toISOString(),
  };
}

/** @param {ReturnType<typeof machine>} facts */
export function machineLine(facts) {
  return `${facts.cpu}, ${facts.cores} cores, load ${facts.load}, ${facts.platform}, Node ${facts.node}, kernels ${facts.wasm.toLocaleString('en-US')} bytes`;
}
