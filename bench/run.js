// The benchmarks of the built package:
//   npm run bench -- [--smoke] [--json | --markdown | --readme] [--rounds n] [suite…]
// --readme puts the table of --markdown into README.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from './machine.js';
import { jsonReport, markdownReport, textReport } from './report.js';
import { measureInRounds } from './rounds.js';
import { boardMeasures } from './suites/boards.js';
import { callMeasures } from './suites/calls.js';
import { evaluatorMeasures } from './suites/evaluator.js';
import { exactMeasures } from './suites/exact.js';
import { omahaRangeMeasures } from './suites/omaha-ranges.js';
import { sampledMeasures } from './suites/sampled.js';
import { scalarMeasures } from './suites/scalar.js';
import { startMeasures } from './suites/start.js';
import { studMeasures } from './suites/stud.js';

// Whole calls come last: a package compared there changes the arrays of its process.
const SUITES = {
  start: startMeasures,
  evaluator: evaluatorMeasures,
  exact: exactMeasures,
  boards: boardMeasures,
  'omaha-ranges': omahaRangeMeasures,
  sampled: sampledMeasures,
  stud: studMeasures,
  scalar: scalarMeasures,
  calls: callMeasures,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
});
const unknown = positionals.find((name) => !Object.hasOwn(SUITES, name));
if (unknown !== undefined) {
  console.error(`there is no suite '${unknown}'; suites: ${Object.keys(SUITES).join(', ')}`);
  process.exit(2);
}
const { smoke } = values;
const rounds = Number(values.rounds ?? (smoke ? 1 : 5));
if (!(Number.isInteger(rounds) && rounds >= 1)) {
  console.error('--rounds must be a whole number from 1');
  process.exit(2);
}
const settings = { smoke, rounds, time: smoke ? 20 : 150 };

const facts = machine();
const results = [];
for (const [suite, measuresOf] of Object.entries(SUITES)) {
  if (positionals.length > 0 && !positionals.includes(suite)) continue;
  const start = performance.now();
  results.push({ suite, figures: await measureInRounds(await measuresOf(settings), settings) });
  console.error(`${suite}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
if (positionals.length === 0 || positionals.includes('start')) {
  results[0].figures.push({
    id: 'wasm',
    name: 'kernels, compiled',
    unit: 'KB',
    value: facts.wasm / 1000,
    best: facts.wasm / 1000,
    spread: 0,
    ratios: [],
  });
}
const report = values.json ? jsonReport : values.markdown ? markdownReport : textReport;
console.log(report(facts, results, settings));
if (values.readme) {
  const file = new URL('../README.md', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const place = /(?<=<!-- benchmarks[^>]*-->\n)[\s\S]*(?=<!-- \/benchmarks -->)/;
  writeFileSync(
    file,
    text.replace(place, () => `\n${markdownReport(facts, results)}\n\n`),
  );
  execFileSync('npx', ['--no-install', 'biome', 'format', '--write', fileURLToPath(file)]);
}
