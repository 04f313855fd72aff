// Finds a Chromium for the browser tests: named, Playwright's own, the system's, or one that Debian installs for root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.mjs';

const SYSTEM = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrights = async () => {
  try {
    return (await import('playwright')).chromium.executablePath();
  } catch {
    return '';
  }
};

/** Path of a Chromium that is there, or null. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  return [named, await playwrights(), ...SYSTEM].find((path) => path && existsSync(path)) ?? null;
};

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Finds a Chromium, installing Debian's (with Chinese fonts) when root there. Null when there is none to be had. */
export const needChromium = async () => {
  const found = await findChromium();
  if (found !== null || !canInstall()) return found;
  say('No Chromium here: installing it with apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { stdio: 'inherit', env });
  return findChromium();
};
