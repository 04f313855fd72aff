// Finds a Chromium for the browser tests: named, Playwright's own, the system's, or one that Debian installs for root.
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

const isThere = (path) => path && existsSync(path);

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
  return [named, await playwrights(), ...SYSTEM].find(isThere) ?? null;
};

/** Chromium without windows, cameras and printing: shows a page for half the work. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Path of the Chromium that only has to show pages: the named one, the light one where it is there, else any; or null. */
export const findPageChromium = async () =>
  [process.env.PAGE_CHROMIUM_PATH, process.env.CHROMIUM_PATH, ...SHELLS].find(isThere) ??
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

/** Finds a Chromium, installing Debian's (with Chinese fonts) when root there; the light one too, which tests can do without. Null when there is none to be had. */
export const needChromium = async () => {
  const found = await findChromium();
  const isLightThere = found !== null && (await findPageChromium()) !== found;
  // beside a Chromium that is not Debian's, the light one would be of another version
  if (
    isLightThere ||
    process.env.CHROMIUM_PATH ||
    !canInstall() ||
    (found !== null && found !== SYSTEM[0])
  )
    return found;
  say(
    found === null
      ? 'No Chromium here: installing it with apt-get…'
      : 'Installing the light Chromium for tests with apt-get…',
  );
  aptGet('update', '-qq');
  if (found === null) install('chromium', 'fonts-noto-cjk');
  if (!install('chromium-headless-shell')) say('There is none: tests run on the whole Chromium.');
  return findChromium();
};
