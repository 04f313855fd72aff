import { join } from 'node:path';
import { app } from 'electron';
import { openJournal, type Journal } from './journal.ts';
import { logs } from './logs.main.ts';

/** The till's journal. Opened at first use; when that fails the call fails, so no request leaves without its line, and the next use tries again. */
export const journal = (): (() => Promise<Journal>) => {
  let opening: Promise<Journal> | null = null;
  return () => {
    opening ??= openJournal({
      folder: join(app.getPath('userData'), 'journal'),
      now: Date.now,
      report: (what, count) => logs.warn(`${what} (${count})`),
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
};
