// Finds a Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, the system's, or one
// installed with apt-get (Debian, as root).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isInstalled = (path) => path && existsSync(path);

const playwrightChromium = async () => {
  try {
    return (await import('playwright')).chromium.executablePath();
  } catch {
    return '';
  }
};

/** Path of an installed Chromium, or null. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  return [named, await playwrightChromium(), ...SYSTEM].find(isInstalled) ?? null;
};

/** Chromium without windows, cameras and printing, which renders a page for half the work. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Path of a Chromium for tests that only render pages: the headless shell if installed, else any; or null. */
export const findPageChromium = async () =>
  [process.env.PAGE_CHROMIUM_PATH, process.env.CHROMIUM_PATH, ...SHELLS].find(isInstalled) ??
  findChromium();

const canInstall = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

const aptGet = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
const install = (...packages) =>
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);

/**
 * Finds a Chromium, or installs Debian's with Chinese fonts, when root. Installs the headless shell
 * too, which tests can do without. Null when none can be installed.
 */
export const needChromium = async () => {
  const found = await findChromium();
  const hasShell = found !== null && (await findPageChromium()) !== found;
  // Debian's headless shell has another version than a Chromium that is not Debian's
  if (
    hasShell ||
    process.env.CHROMIUM_PATH ||
    !canInstall() ||
    (found !== null && found !== SYSTEM[0])
  )
    return found;
  say(
    found === null
      ? 'No Chromium here: installing it with apt-get…'
      : 'Installing the headless Chromium for tests with apt-get…',
  );
  aptGet('update', '-qq');
  if (found === null) install('chromium', 'fonts-noto-cjk');
  if (!install('chromium-headless-shell'))
    say('It is not available: tests run on the full Chromium.');
  return findChromium();
};
