import { join } from 'node:path';
import { app, shell } from 'electron';
// The Node flavour: the one for main opens message channels of its own, and only ipc.main.ts may do that.
import log from 'electron-log/node';
import { keepLog } from './log-file.ts';

/** Log lines tell what happened and to which channel or file, never codes, phone numbers, tokens or what a page said. What slips in is hidden on its way to the file (redact.ts). */
export const logs = log.scope('till');

const folder = (): string => app.getPath('logs');

export const startLogs = (): void => {
  keepLog(log, { file: () => join(folder(), 'console.log') });
  log.transports.console.level = app.isPackaged ? false : 'info';
  log.errorHandler.startCatching({ showDialog: false });
  // reasons only: a memory dump of a crash would hold tokens, so none is made
  app.on('child-process-gone', (_event, { type, reason }) =>
    logs.error(`a process ended: ${type}, ${reason}`),
  );
  logs.info(`starting ${app.getVersion()} on ${process.platform}`);
};

export const openLogs = async (): Promise<boolean> => (await shell.openPath(folder())) === '';

const FAULTS_A_MINUTE = 20;
let faults = 0;
let since = 0;

/** A fault that a page tells of. A page that throws without end does not fill the disk. */
export const noteFault = (kind: string, text: string): void => {
  const now = Date.now();
  if (now - since > 60_000) [since, faults] = [now, 0];
  faults += 1;
  if (faults <= FAULTS_A_MINUTE) logs.error(`page ${kind}: ${text}`);
};
