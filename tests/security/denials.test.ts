import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SETTINGS_ENV, type Settings } from '#tests/support/desktop-stand-in/settings.ts';

// main's own handlers, on the stand-in's modules
vi.mock('electron', () => import('#tests/support/desktop-stand-in/electron.ts'));

type OpenHandler = (details: { url: string }) => { action: string };
/** As much of a window's content as main asks for. */
class Contents extends EventEmitter {
  onOpen: OpenHandler = () => ({ action: 'allow' });
  setWindowOpenHandler(handler: OpenHandler): void {
    this.onOpen = handler;
  }
  getURL(): string {
    return 'app://senado/index.html#/';
  }
}

let folder: string;
let contents: Contents;
let lines: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'senado-denials-'));
  const settings: Settings = {
    userDataDir: folder,
    root: process.cwd(),
    chromiumPath: '',
    chromiumArgs: [],
    keychain: 'none',
    locale: 'en',
    displays: 1,
    isPackaged: false,
  };
  vi.stubEnv(SETTINGS_ENV, JSON.stringify(settings));
  vi.stubEnv('SENADO_STAND_IN_SILENT', '1');
  const { default: log } = await import('electron-log/node');
  log.transports.console.level = false;
  log.transports.file.level = false;
  log.hooks.push((message) => {
    lines.push(message.data.join(' '));
    return message;
  });
  // a line that no transport takes is not made
  log.transports.console.writeFn = () => undefined;
  log.transports.console.level = 'info';
  const { denyByDefault } = await import('#electron/main/security.main.ts');
  denyByDefault();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const { app } = await import('electron');
  lines = [];
  contents = new Contents();
  app.emit('web-contents-created', {}, contents);
});

const asked = (type: string, more: object = {}): boolean => {
  const event = {
    isPrevented: false,
    preventDefault: () => {
      event.isPrevented = true;
    },
    ...more,
  };
  contents.emit(type, event);
  return event.isPrevented;
};

describe('every web content that will ever be', () => {
  it('opens no window, and the log says that it was asked', () => {
    expect(contents.onOpen({ url: 'https://evil.example/?token=1' })).toEqual({ action: 'deny' });
    expect(lines).toEqual(['new window denied']);
  });

  it('goes nowhere, and is led nowhere by a server', () => {
    expect(asked('will-frame-navigate', { isMainFrame: true, url: 'https://evil.example/' })).toBe(
      true,
    );
    expect(
      asked('will-frame-navigate', { isMainFrame: false, url: 'app://senado/index.html' }),
    ).toBe(true);
    expect(
      asked('will-frame-navigate', { isMainFrame: true, url: 'app://senado/display.html' }),
    ).toBe(true);
    expect(asked('will-redirect')).toBe(true);
    expect(lines).toEqual([
      'navigation denied',
      'navigation denied',
      'navigation denied',
      'redirect denied',
    ]);
    expect(
      asked('will-frame-navigate', { isMainFrame: true, url: 'app://senado/index.html' }),
    ).toBe(false);
  });

  it('holds no web view', () => {
    expect(asked('will-attach-webview')).toBe(true);
    expect(lines).toEqual(['web view denied']);
  });
});
