#!/usr/bin/env node
import { run } from './run.ts';

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
  // Leave as soon as what was written is out: idle worker threads must not keep the prompt waiting.
  // What could not be written has its own ending; see terminal.ts.
  process.stdout.write('', (error) => {
    if (!error) process.exit(code);
  });
});
