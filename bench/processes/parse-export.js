// Prints the milliseconds that reading a solver's export takes, the first thing a process of its own reads.
import { parseRange } from '../../dist/index.js';
import { solverExport } from '../solver-export.js';

const text = solverExport(process.argv[2]);
const start = performance.now();
const { count } = parseRange(text);
const milliseconds = performance.now() - start;
if (count !== 1326) throw new Error('hands are missing');
console.log(milliseconds);
