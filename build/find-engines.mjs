// Finds the browsers of other engines that journeys walk through, where they are installed:
// Firefox and WebKitGTK's driver (Debian: firefox-esr; webkit2gtk-driver and xvfb).
import { existsSync } from 'node:fs';

const isInstalled = (path) => path && existsSync(path);

/** Path of a Firefox, or null. */
export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find(isInstalled) ?? null;

const XVFB = '/usr/bin/Xvfb';

/** Paths of WebKitGTK's driver and of the screen that it needs, or null. */
export const findWebKit = () => {
  const driver = [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'].find(isInstalled);
  return driver && existsSync(XVFB) ? { driver, screen: XVFB } : null;
};

/** What cannot be walked through here, a line each. */
export const missingEngines = () => [
  ...(findFirefox() === null ? ['No Firefox here: its walk is skipped (firefox-esr).'] : []),
  ...(findWebKit() === null
    ? ['No WebKit here: its walk is skipped (webkit2gtk-driver, xvfb).']
    : []),
];
