// What the scripts of this folder need of the sources, which plain Node cannot import.
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where counts are kept until the tables are written. */
export const WORK = join(ROOT, 'build/omaha-ranking');

/** Imports a module of the sources. @param {string} name */
async function importSource(name) {
  const build = await rolldown({ input: join(ROOT, `src/${name}.ts`) });
  await build.write({ file: join(WORK, `${basename(name)}.js`), format: 'esm' });
  await build.close();
  return import(pathToFileURL(join(WORK, `${basename(name)}.js`)).href);
}

/** @type {typeof import('../../cards/choose.ts')} */
export const { choose } = await importSource('cards/choose');

/** @type {typeof import('../../cards/handnumber.ts')} */
export const { handNumber } = await importSource('cards/handnumber');

/** @type {typeof import('../suit-classes.ts')} */
export const { relabelSuits, visitSuitClasses } = await importSource('ranges/suit-classes');

/** @type {typeof import('../equity-table.ts')} */
export const { DIGITS, NO_DIFFERENCE, suitsOf, WHOLE } = await importSource('ranges/equity-table');
