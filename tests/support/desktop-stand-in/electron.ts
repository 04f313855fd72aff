// The module `electron` as the built main bundle sees it here. What is not in it is not there: the bundle then fails to start, loudly.
import { tellTest } from './settings.ts';

export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc-main.ts';
export { protocol } from './protocol.ts';
export { safeStorage } from './safe-storage.ts';
export { session } from './session.ts';

const display = { bounds: { x: 0, y: 0, width: 1920, height: 1080 } };
export const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display], getDisplayMatching: () => display };

export const shell = { openExternal: async (url: string): Promise<void> => tellTest({ type: 'link', url }) };
export const dialog = {
  showErrorBox: (_title: string, content: string): void => tellTest({ type: 'error-box', content }),
  showMessageBox: async (): Promise<{ response: number }> => ({ response: 0 }),
};
export const Menu = { setApplicationMenu: (_menu: unknown): void => {}, buildFromTemplate: (template: unknown): unknown => template };
