// Runs before start, test, dev, desktop and bench, on a machine with nothing but Node:
// installs from the lock file when that is newer than what is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, say } from './say.mjs';

const root = join(import.meta.dirname, '..');
const OLDEST_NODE = [20, 19];

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Senado needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
};

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** npm writes this file last, so an interrupted install does not count. */
const isInstalled = () => {
  const installed = changedAt(join(root, 'node_modules/.package-lock.json'));
  return installed > 0 && installed >= changedAt(join(root, 'package-lock.json'));
};

const install = () => {
  say('Installing from the lock file…');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(
    command,
    [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (error?.code === 'ENOENT')
    fail('npm was not found: install Node with npm, then run this again.');
  if (status !== 0)
    fail('The packages could not be installed: check the network and run this again.');
};

checkNode();
if (!isInstalled()) install();
if (process.argv.includes('--browser')) {
  const { needChromium } = await import('./find-chromium.mjs');
  if ((await needChromium()) === null)
    fail('No Chromium was found: install one, or name it in CHROMIUM_PATH, then run this again.');
}
