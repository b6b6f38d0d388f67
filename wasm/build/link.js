// Puts the program among the commands that npx finds in a clone. Without it npx takes the clone for a
// package to install, and builds it anew at every call.
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
if (existsSync(bin) && process.platform !== 'win32') {
  const link = join(bin, 'equity');
  rmSync(link, { force: true });
  symlinkSync(join('..', '..', 'dist', 'cli', 'main.js'), link);
}
