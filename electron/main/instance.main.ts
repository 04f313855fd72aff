import { app, BrowserWindow } from 'electron';

/** One till at a time on a machine: a second start brings the first one forward and ends. The journal relies on it. */
export const holdSingleInstance = (): boolean => {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  return true;
};
