import { join } from 'node:path';
import { app } from 'electron';
// The Node flavour: the one for main opens message channels of its own, and only ipc.main.ts may do that.
import log from 'electron-log/node';

/** Log lines tell what happened and to which channel or file, never codes, phone numbers, tokens or what a page said. */
export const logs = log.scope('till');

export const startLogs = (): void => {
  log.transports.file.resolvePathFn = () => join(app.getPath('logs'), 'console.log');
  log.transports.file.level = 'info';
  log.transports.console.level = app.isPackaged ? false : 'info';
  log.errorHandler.startCatching({ showDialog: false });
  logs.info(`starting ${app.getVersion()} on ${process.platform}`);
};
