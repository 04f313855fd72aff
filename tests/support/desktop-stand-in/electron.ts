// The module `electron` as the built main bundle sees it here. What is not in it is not there: the bundle then fails to start, loudly.
export { app } from './app.ts';
export { dialog, Menu, powerMonitor, powerSaveBlocker, screen, shell } from './around-pages.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc-main.ts';
export { protocol } from './protocol.ts';
export { safeStorage } from './safe-storage.ts';
export { session } from './session.ts';
export { nativeImage, Tray } from './tray.ts';
