import { app, BrowserWindow } from 'electron';
import windowState from 'electron-window-state';
import icon from '../../build/icon.png?asset';
import { ENTRY_URL } from './app-origin.ts';
import { logs } from './logs.main.ts';
import { webPreferences } from './window-options.ts';

let known: BrowserWindow | null = null;

/** The console's window, while there is one. */
export const consoleWindow = (): BrowserWindow | null =>
  known === null || known.isDestroyed() ? null : known;

/** Shows the console's window before all others, whatever became of it. */
export const bringToFront = (): void => {
  const window = consoleWindow();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
};

/** The till's one window, where and as large as it was left. Shown once it has something to show; the console ends with it. */
export const openWindow = (): BrowserWindow => {
  const state = windowState({ defaultWidth: 1280, defaultHeight: 800 });
  const { width, height } = state;
  const place =
    Number.isInteger(state.x) && Number.isInteger(state.y) ? { x: state.x, y: state.y } : {};
  const window = new BrowserWindow({
    width,
    height,
    ...place,
    minWidth: 960,
    minHeight: 640,
    show: false,
    backgroundColor: '#ffffff',
    title: 'Senado',
    icon,
    autoHideMenuBar: true,
    webPreferences: webPreferences({ preload: 'index', isPackaged: app.isPackaged }),
  });
  known = window;
  state.manage(window);
  window.once('ready-to-show', () => window.show());
  window.once('closed', () => app.quit());
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    logs.error(`the page's process ended: ${reason}`);
    if (reason !== 'clean-exit' && !window.isDestroyed()) void window.loadURL(ENTRY_URL);
  });
  return window;
};
