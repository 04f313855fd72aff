// `npm run desktop`: builds what is stale and opens the console in Electron, against the backend
// named by SENADO_BACKEND (default http://127.0.0.1:3000).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail } from './say.mjs';
import { buildStale } from './stale.mjs';

const root = join(import.meta.dirname, '..');

/** Path of the runtime, or null. The package's own index would start a download here. */
const findRuntime = () => {
  const named = process.env.ELECTRON_EXEC_PATH;
  if (named) return existsSync(named) ? named : null;
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const runtime = join(
    process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'),
    readFileSync(pathFile, 'utf8').trim(),
  );
  return existsSync(runtime) ? runtime : null;
};

const runtime = findRuntime();
if (runtime === null)
  fail(
    'The Electron runtime is not installed: run `npx install-electron` on a machine with a network, or name one in ELECTRON_EXEC_PATH, then run this again.',
  );
await buildStale('desktop');
const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const child = spawn(runtime, [...asRoot, root, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
