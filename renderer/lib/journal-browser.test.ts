import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { browserJournal } from './journal-browser.ts';
import { openJournalDatabase } from './storage.ts';

const entry = (requestId: string, at: number): JournalEntry => ({
  requestId,
  at,
  merchantId: 'm-1',
  operatorId: 'o-1',
  label: 'Egg tarts',
  body: `{"requestId":"${requestId}"}`,
});

let disk: IDBFactory;
const tab = () => browserJournal(() => openJournalDatabase(disk));

describe('the journal of a browser tab', () => {
  beforeEach(() => {
    disk = new IDBFactory();
  });

  it('is empty at first', async () => {
    expect(await tab().open()).toEqual([]);
  });

  it('gives attempts without an answer to the next tab, oldest first and as they were written', async () => {
    const first = tab();
    await first.append(entry('request-later', 2000));
    await first.append(entry('request-early', 1000));
    expect(await tab().open()).toEqual([
      entry('request-early', 1000),
      entry('request-later', 2000),
    ]);
  });

  it('forgets an attempt once it is answered, and minds no unknown one', async () => {
    const journal = tab();
    await journal.append(entry('request-a', 1));
    await journal.append(entry('request-b', 2));
    await journal.resolve('request-a');
    await journal.resolve('request-never-seen');
    expect((await tab().open()).map(({ requestId }) => requestId)).toEqual(['request-b']);
  });

  it('keeps one entry for a request that is written twice', async () => {
    const journal = tab();
    await journal.append(entry('request-a', 1));
    await journal.append(entry('request-a', 1));
    expect(await journal.open()).toHaveLength(1);
  });

  it('says so when it cannot write, and works again once it can', async () => {
    let isBroken = true;
    const journal = browserJournal(() =>
      isBroken ? Promise.reject(new Error('no room')) : openJournalDatabase(disk),
    );
    await expect(journal.append(entry('request-a', 1))).rejects.toThrow('no room');
    isBroken = false;
    await journal.append(entry('request-a', 1));
    expect(await journal.open()).toHaveLength(1);
  });
});
