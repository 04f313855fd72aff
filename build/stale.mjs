// Builds what is older than its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fail, say } from './say.mjs';

const root = join(import.meta.dirname, '..');

const BUILDS = {
  consumer: {
    sources: [
      'consumer-web',
      'shared',
      'build/backend-plugin.ts',
      'build/constant-modules.ts',
      'build/driver-page.ts',
      'build/first-load.ts',
      'build/first-view.ts',
      'build/gateway-frame.ts',
      'build/inline-start.ts',
      'build/landing-files.ts',
      'build/pure-components.ts',
      'build/shared-files.ts',
      'build/word-files.ts',
      'package-lock.json',
    ],
    output: 'dist/consumer-web',
    command: ['vite', 'build', '--config', 'consumer-web/vite.config.ts', '--logLevel', 'warn'],
  },
  console: {
    sources: [
      'renderer',
      'shared',
      'build/backend-plugin.ts',
      'build/constant-modules.ts',
      'build/first-load.ts',
      'build/pure-components.ts',
      'build/quiet-scanners-plugin.ts',
      'package-lock.json',
    ],
    output: 'dist/console',
    command: ['vite', 'build', '--config', 'renderer/vite.config.ts', '--logLevel', 'warn'],
  },
  wall: {
    sources: [
      'renderer/wall',
      'renderer/lib',
      'shared',
      'build/backend-plugin.ts',
      'package-lock.json',
    ],
    output: 'dist/wall',
    command: ['vite', 'build', '--config', 'renderer/wall/vite.config.ts', '--logLevel', 'warn'],
  },
  server: {
    sources: ['server', 'shared', 'build/server.vite.config.ts', 'package-lock.json'],
    output: 'dist/server',
    command: ['vite', 'build', '--config', 'build/server.vite.config.ts', '--logLevel', 'warn'],
  },
  'stand-in': {
    sources: [
      'tests/support/desktop-stand-in',
      'build/stand-in.vite.config.ts',
      'package-lock.json',
    ],
    output: 'dist/stand-in',
    command: ['vite', 'build', '--config', 'build/stand-in.vite.config.ts', '--logLevel', 'warn'],
  },
  desktop: {
    sources: [
      'electron',
      'renderer',
      'shared',
      'electron.vite.config.ts',
      'build/backend-plugin.ts',
      'build/constant-modules.ts',
      'build/pure-components.ts',
      'build/quiet-scanners-plugin.ts',
      'build/icon.png',
      'build/icon.ico',
      'build/tray.png',
      'build/tray-waits.ico',
      'build/tray-waits.png',
      'build/waits.png',
      'package-lock.json',
    ],
    output: 'out',
    command: ['electron-vite', 'build', '--logLevel', 'warn'],
  },
};

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    stat.mtimeMs,
  );
};

const BIN = { vite: 'vite/bin/vite.js', 'electron-vite': 'electron-vite/bin/electron-vite.js' };

/** A digest of the variables that a build takes in: another backend or key makes it stale. */
const builtWith = () =>
  createHash('sha256')
    .update(
      JSON.stringify(
        ['VITE_BACKEND_URL', 'VITE_GATEWAY_KEY'].map((name) => process.env[name] ?? ''),
      ),
    )
    .digest('hex');

const build = async (name) => {
  const { sources, output, command } = BUILDS[name];
  const stamp = join(root, output, '.built');
  const since = Math.max(...sources.map((source) => newest(join(root, source))));
  const options = builtWith();
  const isFresh = existsSync(stamp) && statSync(stamp).mtimeMs >= since;
  if (isFresh && readFileSync(stamp, 'utf8') === options) return;
  const startedAt = new Date();
  say(`Building ${name}…`);
  const [tool, ...rest] = command;
  const child = spawn(process.execPath, [join(root, 'node_modules', BIN[tool]), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(child, 'close');
  if (status !== 0) fail(`Building ${name} failed.`);
  writeFileSync(stamp, options);
  // the stamp is as old as the start of the build: sources that changed since are built next time
  utimesSync(stamp, startedAt, startedAt);
};

/**
 * Builds each named part (`consumer`, `console`, `server`, `desktop`, `stand-in`) whose sources are
 * newer than its output, one after the other. Exits when a build fails.
 */
export const buildStale = async (...names) => {
  for (const name of names) await build(name);
};
