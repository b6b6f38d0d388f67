import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Runs Node and returns what it printed. @param {readonly string[]} args */
function node(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** Times a process, in milliseconds. @param {readonly string[]} args */
function timeProcess(args) {
  const start = performance.now();
  node(args);
  return performance.now() - start;
}

/** What starting costs, each time in a new process. @param {{ smoke: boolean }} settings */
export function startMeasures({ smoke }) {
  /** A measure of a script that prints its own milliseconds. */
  const printed = (name, ...args) => {
    const script = fileURLToPath(new URL(`../processes/${name}.js`, import.meta.url));
    return () => ({ overriddenDuration: Number(node([script, ...args])) });
  };
  const common = { unit: 'ms', slow: true, calls: smoke ? 2 : 5 };
  return [
    {
      ...common,
      id: 'first-answer',
      name: 'bytes of the kernels to the first heads-up answer',
      run: printed('first-answer'),
    },
    {
      ...common,
      id: 'export-combos',
      name: 'parseRange() of 1,326 hands with weights, the first of a process',
      run: printed('parse-export', 'combos'),
    },
    {
      ...common,
      id: 'export-classes',
      name: 'parseRange() of 169 classes with weights, the first of a process',
      run: printed('parse-export', 'classes'),
    },
    { ...common, id: 'import', name: "import of 'equity'", run: printed('import-cost') },
    {
      ...common,
      id: 'process',
      name: "process 'equity AsKs vs QQ' beyond 'node -e 0'",
      // A machine's mood would drown a difference of two medians: the two run in turns.
      run: () => {
        const empty = timeProcess(['-e', '0']);
        return { overriddenDuration: Math.max(0, timeProcess([MAIN, 'AsKs', 'vs', 'QQ']) - empty) };
      },
    },
    { ...common, id: 'process-empty', name: "process 'node -e 0'", run: () => node(['-e', '0']) },
  ];
}
