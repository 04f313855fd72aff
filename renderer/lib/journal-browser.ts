import * as z from 'zod/mini';
import { journalEntry, type JournalEntry } from '#shared/ipc/journal.ts';

const STORE = 'attempts';

/** Resolves once a transaction is on the disk. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the journal was not written'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });

/** The journal of a browser tab. A write resolves once the browser has flushed it to the disk (`durability: strict`), so it survives a crash of the tab. */
export const browserJournal = (open: () => Promise<IDBDatabase>) => {
  let database: Promise<IDBDatabase> | null = null;

  const opened = async (): Promise<IDBDatabase> => {
    database ??= open();
    try {
      return await database;
    } catch (error) {
      database = null;
      throw error;
    }
  };

  const change = async (act: (store: IDBObjectStore) => void): Promise<null> => {
    const transaction = (await opened()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    act(transaction.objectStore(STORE));
    await done;
    return null;
  };

  return {
    append: (entry: JournalEntry) => change((store) => store.put(entry)),
    resolve: (requestId: string) => change((store) => store.delete(requestId)),
    /** Attempts without an answer, oldest first. */
    open: async (): Promise<JournalEntry[]> => {
      const transaction = (await opened()).transaction(STORE, 'readonly');
      const done = finished(transaction);
      const request = transaction.objectStore(STORE).getAll();
      await done;
      return z.parse(z.array(journalEntry), request.result).sort((a, b) => a.at - b.at);
    },
  };
};
