import { existsSync, renameSync } from 'node:fs';
import { redactValue } from './redact.ts';

export const LOG_BYTES = 1024 * 1024;
/** Full files that are kept beside the current one. */
export const LOGS_KEPT = 4;

const numbered = (file: string, number: number): string => file.replace(/\.log$/, `.${number}.log`);

/** Makes room for a new log file: `console.log` becomes `console.1.log`, and so on; the oldest goes. */
export const rotate = (file: string): void => {
  for (let number = LOGS_KEPT - 1; number >= 0; number -= 1) {
    const from = number === 0 ? file : numbered(file, number);
    if (existsSync(from)) renameSync(from, numbered(file, number + 1));
  }
};

type LogMessage = { readonly data: unknown[] };
/** As much of electron-log as is set up here. */
export type Log = {
  readonly hooks: { push: (hook: never) => unknown };
  readonly transports: {
    readonly file: {
      maxSize: number;
      level: unknown;
      resolvePathFn: unknown;
      archiveLogFn: unknown;
    };
  };
};

/** Where log lines are written, when the file is rotated, and the redaction of every line before it is written. */
export const keepLog = (
  log: Log,
  { file, bytes = LOG_BYTES }: { file: () => string; bytes?: number },
): void => {
  log.transports.file.resolvePathFn = file;
  log.transports.file.level = 'info';
  log.transports.file.maxSize = bytes;
  log.transports.file.archiveLogFn = ({ path }: { path: string }) => rotate(path);
  const hook = (message: LogMessage): LogMessage => ({
    ...message,
    data: message.data.map(redactValue),
  });
  log.hooks.push(hook as never);
};
