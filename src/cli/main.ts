#!/usr/bin/env node
import { run } from './run.ts';

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
  // Leave as soon as what was written is out: idle worker threads must not keep the prompt waiting.
  process.stdout.write('', () => process.exit(code));
});
