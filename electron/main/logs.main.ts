import { join } from 'node:path';
import { app, shell } from 'electron';
// The Node variant: the one for main opens IPC channels, and only ipc.main.ts may do that.
import log from 'electron-log/node';
import { keepLog } from './log-file.ts';

/** Log lines name what happened and the channel or file, never codes, phone numbers, tokens or a page's data. What slips in is redacted before it is written (redact.ts). */
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

/** Logs a fault that a page reports; limited, so that a page that keeps throwing does not fill the disk. */
export const noteFault = (kind: string, text: string): void => {
  const now = Date.now();
  if (now - since > 60_000) [since, faults] = [now, 0];
  faults += 1;
  if (faults <= FAULTS_A_MINUTE) logs.error(`page ${kind}: ${text}`);
};
