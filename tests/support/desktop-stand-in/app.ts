import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings, tellTest } from './settings.ts';

const preventable = () => {
  const event = {
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
};
type Closable = { close: () => Promise<void>; isDestroyed: () => boolean };

const events = new EventEmitter();
const windows = new Set<Closable>();
let isReady = false;
let isQuitting = false;
let opensAtLogin = false;

const lockFile = () => join(settings().userDataDir, 'stand-in.lock');
const wordsFile = () => join(settings().userDataDir, 'stand-in.words');
const holder = (): number | null => {
  try {
    const pid = Number(readFileSync(lockFile(), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
};

/** A second start tells the first by a signal, and its words by a file, as Electron does by a socket. */
const requestSingleInstanceLock = (): boolean => {
  const first = holder();
  if (first !== null) {
    writeFileSync(wordsFile(), JSON.stringify(process.argv));
    process.kill(first, 'SIGUSR2');
    return false;
  }
  writeFileSync(lockFile(), String(process.pid));
  process.on('SIGUSR2', () =>
    events.emit(
      'second-instance',
      preventable(),
      JSON.parse(readFileSync(wordsFile(), 'utf8')),
      process.cwd(),
      null,
    ),
  );
  process.on('exit', () => rmSync(lockFile(), { force: true }));
  return true;
};

const getPath = (name: string): string => {
  const { userDataDir } = settings();
  const path = name === 'userData' ? userDataDir : join(userDataDir, name);
  mkdirSync(path, { recursive: true });
  return path;
};

export const quitApp = async (): Promise<void> => {
  if (isQuitting) return;
  isQuitting = true;
  const event = preventable();
  events.emit('before-quit', event);
  if (event.defaultPrevented) {
    isQuitting = false;
    return;
  }
  for (const window of windows) {
    await window.close();
    // a window that stays keeps the app
    if (!window.isDestroyed()) {
      isQuitting = false;
      return;
    }
  }
  events.emit('will-quit', preventable());
  events.emit('quit', preventable(), 0);
  process.exit(0);
};

export const noteWindow = (window: Closable): void => {
  windows.add(window);
};
export const forgetWindow = (window: Closable): void => {
  windows.delete(window);
  if (windows.size === 0 && !isQuitting) events.emit('window-all-closed');
};
export const isAppReady = (): boolean => isReady;
/** Called once the main bundle has been read whole, as Electron does. */
export const becomeReady = (): void => {
  isReady = true;
  events.emit('ready', preventable(), {});
};

export const app = Object.assign(events, {
  get isPackaged() {
    return settings().isPackaged;
  },
  requestSingleInstanceLock,
  getPath,
  getLoginItemSettings: () => ({ openAtLogin: opensAtLogin }),
  setLoginItemSettings: ({ openAtLogin }: { openAtLogin: boolean }): void => {
    opensAtLogin = openAtLogin;
  },
  setBadgeCount: (count: number): boolean => {
    tellTest({ type: 'badge', count });
    return true;
  },
  setAsDefaultProtocolClient: (_scheme: string): boolean => true,
  whenReady: (): Promise<void> =>
    isReady
      ? Promise.resolve()
      : new Promise((resolve) => {
          events.once('ready', () => resolve());
        }),
  getVersion: (): string =>
    (JSON.parse(readFileSync(join(settings().root, 'package.json'), 'utf8')) as { version: string })
      .version,
  getLocale: (): string => settings().locale,
  enableSandbox: (): void => {
    if (isReady) throw new Error('app.enableSandbox() comes before ready');
  },
  quit: (): void => {
    void quitApp();
  },
  exit: (code = 0): void => {
    process.exit(code);
  },
});
