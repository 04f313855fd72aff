import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import windowState from 'electron-window-state';
import icon from '../../build/icon.png?asset';
import { ENTRY_URL } from './app-origin.ts';
import { logs } from './logs.main.ts';

/** The till's one window, where and as large as it was left. Shown once it has something to show. */
export const openWindow = (): BrowserWindow => {
  const state = windowState({ defaultWidth: 1280, defaultHeight: 800 });
  const { width, height } = state;
  const place = Number.isInteger(state.x) && Number.isInteger(state.y) ? { x: state.x, y: state.y } : {};
  const window = new BrowserWindow({
    width, height, ...place, minWidth: 960, minHeight: 640, show: false, backgroundColor: '#ffffff', title: 'Senado', icon, autoHideMenuBar: true,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true, sandbox: true, nodeIntegration: false, nodeIntegrationInWorker: false, nodeIntegrationInSubFrames: false, webviewTag: false, webSecurity: true,
      spellcheck: false, devTools: !app.isPackaged,
      // a covered window still asks what became of a write-off
      backgroundThrottling: false,
    },
  });
  state.manage(window);
  window.once('ready-to-show', () => window.show());
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    logs.error(`the page's process ended: ${reason}`);
    if (reason !== 'clean-exit' && !window.isDestroyed()) void window.loadURL(ENTRY_URL);
  });
  return window;
};
