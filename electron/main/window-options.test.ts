import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webPreferences } from './window-options.ts';

it.each(['index', 'display'] as const)(
  'every page of ours runs isolated, sandboxed and without Node: %s',
  (preload) => {
    const { preload: file, ...rest } = webPreferences({ preload, isPackaged: true });
    expect(file.replaceAll('\\', '/')).toMatch(new RegExp(`/preload/${preload}\\.cjs$`));
    expect(rest).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
      backgroundThrottling: false,
    });
  },
);

it('nothing of the desktop switches a guard off, opens a window in another way, or has another icon in the tray', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const source = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const forbidden =
    /enableBlinkFeatures|disableBlinkFeatures|commandLine|bypassCSP|setCertificateVerifyProc|certificate-error|ignore-certificate|webviewTag: true|BrowserView|WebContentsView|executeJavaScript|@electron\/remote|crashReporter/;
  expect(files.filter((name) => forbidden.test(source(name)))).toEqual([]);
  expect(files.filter((name) => source(name).includes('new BrowserWindow(')).toSorted()).toEqual([
    'main/customer-display.main.ts',
    'main/window.main.ts',
  ]);
  // that the icon keeps no till alive is shown in tests/e2e/desktop/waiting.spec.ts
  expect(files.filter((name) => /\bTray\b/.test(source(name)))).toEqual(['main/waiting.main.ts']);
  expect(files.filter((name) => source(name).includes('ipcRenderer')).toSorted()).toEqual([
    'preload/display.ts',
    'preload/index.ts',
  ]);
});
