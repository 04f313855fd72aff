import { app, BrowserWindow } from 'electron';
import { logs } from './logs.main.ts';

/** One till at a time on a machine: a second start brings the first one forward and ends. The journal relies on it. */
export const holdSingleInstance = (): boolean => {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', () => {
    logs.info('a second start was turned away');
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  return true;
};
