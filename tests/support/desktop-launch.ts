import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { launchElectron } from './desktop-electron.ts';
import { BUILT, type Desktop, type DesktopOptions, type Launch } from './desktop-port.ts';
import { launchStandIn } from './desktop-stand-in.ts';

export type { Desktop, DesktopOptions } from './desktop-port.ts';

/** Path of the real runtime, or null on a machine without it. Electron's own index would try to download it. */
export const electronPath = (): string | null => {
  const folder =
    process.env['ELECTRON_OVERRIDE_DIST_PATH'] ??
    join(dirname(createRequire(import.meta.url).resolve('electron/package.json')), 'dist');
  const pathFile = join(folder, '../path.txt');
  const name = existsSync(pathFile)
    ? readFileSync(pathFile, 'utf8').trim()
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';
  return existsSync(join(folder, name)) ? join(folder, name) : null;
};

/** Which runtime the journeys run on here. */
export const desktopRuntime = (): Desktop['which'] =>
  electronPath() === null ? 'stand-in' : 'electron';

/** Starts the built desktop: on Electron where it is installed, else on the stand-in. The console's page is loaded when it returns. */
export const launchDesktop = async (options: DesktopOptions): Promise<Desktop> => {
  if (!existsSync(join(BUILT, 'out/main/index.js')))
    throw new Error('the desktop is not built: run `npm run build:desktop`');
  const userDataDir = options.userDataDir ?? (await mkdtemp(join(tmpdir(), 'senado-till-')));
  const launch: Launch = {
    hasCamera: false,
    keychain: 'present',
    locale: 'zh-TW',
    displays: 1,
    isPackaged: false,
    words: [],
    ...options,
    userDataDir,
  };
  const runtime = electronPath();
  return runtime === null ? launchStandIn(launch) : launchElectron(runtime, launch);
};
