import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanEnvironment, MAIN } from './program.ts';

interface Ending {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Work that would take hours. */
const ENDLESS = ['AA', 'vs', 'KK', 'vs', 'random', '--sample', '--error', '0.0000001', '--seed', '7'];

/** Runs the program and interrupts it after each of the delays, in milliseconds. */
function interrupted(args: readonly string[], delays: readonly number[]): Promise<Ending> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: cleanEnvironment() });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const timers = delays.map((delay) => setTimeout(() => child.kill('SIGINT'), delay));
    child.on('close', (code, signal) => {
      for (const timer of timers) clearTimeout(timer);
      resolve({ stdout, stderr, code, signal });
    });
  });
}

test('the first Ctrl-C prints what is known so far, marked as partial', async () => {
  const { stdout, stderr, code } = await interrupted(ENDLESS, [3000]);
  expect(code).toBe(130);
  expect(stdout).toMatch(/^PARTIAL, stopped early · sampled · [\d,]+ trials · ±/m);
  expect(stderr).toBe('interrupted: these are the numbers so far\n');
});

test('also as JSON', async () => {
  const { stdout, code } = await interrupted([...ENDLESS, '--json', '--threads', '1'], [3000]);
  expect(code).toBe(130);
  expect(JSON.parse(stdout)).toMatchObject({ method: 'sampled', partial: true, seed: 7 });
});

test('also in chips: a pot that was not played for leaves open what its players can expect', async () => {
  const chips = [...ENDLESS, '--put', '300,200,100'];
  const [table, json] = await Promise.all([
    interrupted(chips, [4000]),
    interrupted([...chips, '--json', '--threads', '1'], [4000]),
  ]);
  expect([table?.code, json?.code]).toEqual([130, 130]);
  expect(table?.stderr).toBe('interrupted: these are the numbers so far\n');
  expect(table?.stdout).toMatch(/^ {2}AA +300 +[\d.]+ % +– +100 +– +– +–$/m);
  expect(table?.stdout).toMatch(/^side pot 200: AA, KK, not played yet\nuncalled 100: back to AA$/m);
  expect(table?.stdout).toMatch(/^PARTIAL, stopped early · sampled · [\d,]+ trials · ±/m);
  const result = JSON.parse(json?.stdout ?? '');
  expect(result).toMatchObject({ method: 'sampled', partial: true, seed: 7 });
  expect(result.pots.map(({ method }: { method: string }) => method)).toEqual(['sampled', 'unplayed']);
  expect(result.players.map(({ net }: { net: number | null }) => net === null)).toEqual([true, true, false]);
});

test('also in chips where all have put in the same, and are random', async () => {
  const random = ['random v random v random', '--error', '0.0000001', '--put', '100,100,100', '--csv'];
  const { stdout, stderr, code } = await interrupted(random, [3000]);
  expect({ stderr, code }).toEqual({ stderr: 'interrupted: these are the numbers so far\n', code: 130 });
  const rows = stdout.trimEnd().split('\n').slice(1);
  expect(rows.map((row) => row.split(',').at(-2))).toEqual(['true', 'true', 'true']);
  const chips = rows.map((row) => Number(row.split(',')[3]));
  expect(chips.reduce((sum, part) => sum + part)).toBeCloseTo(300, 6);
});

test('also of a call', async () => {
  const { stdout, stderr, code } = await interrupted(
    ['odds', ...ENDLESS, '--pot', '9', '--call', '3'],
    [3000],
  );
  expect(code).toBe(130);
  expect(stdout).toMatch(/^ {2}value of the call +\+[\d.]+ ± /m);
  expect(stdout).toMatch(/^PARTIAL, stopped early · sampled · /m);
  expect(stderr).toBe('interrupted: these are the numbers so far\n');
});

test('a second Ctrl-C ends it without waiting', async () => {
  const started = performance.now();
  const { code, signal } = await interrupted(ENDLESS, [2000, 2010]);
  expect(signal === 'SIGINT' || code === 130).toBe(true);
  expect(performance.now() - started).toBeLessThan(6000);
});

test('a reader that goes away ends it quietly', async () => {
  const child = spawn('/bin/sh', ['-c', `"${process.execPath}" "${MAIN}" --help | head -1`], {
    env: cleanEnvironment(),
  });
  let stderr = '';
  let stdout = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  expect({ stdout, stderr }).toEqual({ stdout: 'Examples:\n', stderr: '' });
});

// A disk without room, as Linux has one for such tests.
test.skipIf(!existsSync('/dev/full'))('an answer that cannot be written is a failure', () => {
  for (const args of ['AA v KK', 'AA v KK --json', 'games', '--help']) {
    const command = `"${process.execPath}" "${MAIN}" ${args} > /dev/full`;
    const { stderr, status } = spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe(
      'error[OUTPUT]: the answer cannot be written: ENOSPC: no space left on device, write\n',
    );
    expect(status).toBe(1);
  }
  // Where not even that can be said, the exit code says it.
  const command = `"${process.execPath}" "${MAIN}" AA v KQz 2> /dev/full`;
  expect(spawnSync('/bin/sh', ['-c', command]).status).toBe(2);
});
