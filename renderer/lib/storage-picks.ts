import { merchantPickCalls } from '#shared/contract/merchant/pick.ts';
import { id, instant } from '#shared/contract/wire.ts';
import type { OrderId, PickId, RequestId, StoreId } from '#shared/kernel/ids.ts';
import * as z from 'zod/mini';
import { finished } from './journal-browser.ts';
import { opened } from './storage.ts';

const keptScan = z.object({
  requestId: id<RequestId>(),
  owner: z.string(),
  storeId: id<StoreId>(),
  pickId: id<PickId>(),
  at: instant,
  ean: z.optional(z.string()),
  orderId: z.optional(id<OrderId>()),
  lineId: z.optional(z.string()),
  /** The order and the goods that it was for, as the list showed them. */
  number: z.string(),
  name: z.string(),
  /** Whether it was sent, and may have arrived without an answer. */
  isTried: z.boolean(),
  state: z.enum(['WAITS', 'LATE', 'REFUSED']),
  /** Why it was refused; '' for others. */
  sentence: z.string(),
});
/** Goods that were put into a bag while no server answered. */
export type KeptScan = z.output<typeof keptScan>;

const keptList = z.object({
  owner: z.string(),
  storeId: id<StoreId>(),
  readAt: instant,
  list: merchantPickCalls.merchantPickList.reply,
});
/** The last lists of a store that a picker saw. */
type KeptList = z.output<typeof keptList>;

/** Whose scans and lists are kept. */
export const ownerOf = (session: { merchant: { id: string }; operator: { id: string } }): string =>
  `${session.merchant.id}/${session.operator.id}`;

const NAME = 'senado-console-picks';
type StoreName = 'scans' | 'lists';

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('scans', { keyPath: 'requestId' });
    request.result.createObjectStore('lists', { keyPath: 'owner' });
  });
  return opened(request);
};

/** What a picker keeps in this browser while offline. Each access opens the database and closes it again, so that tabs never block each other. */
export const keptPicks = (factory: () => IDBFactory = () => indexedDB) => {
  const run = async <T>(
    name: StoreName,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await open(factory());
    try {
      const transaction = database.transaction(name, mode, { durability: 'strict' });
      const done = finished(transaction);
      const request = act(transaction.objectStore(name));
      await done;
      return request.result;
    } finally {
      database.close();
    }
  };

  const scansOf = async (owner: string): Promise<KeptScan[]> => {
    const rows = await run<unknown[]>('scans', 'readonly', (store) => store.getAll());
    return rows
      .flatMap((row) => {
        const read = z.safeParse(keptScan, row);
        return read.success && read.data.owner === owner ? [read.data] : [];
      })
      .toSorted((a, b) => a.at - b.at);
  };
  const dropScan = (requestId: RequestId) =>
    run('scans', 'readwrite', (store) => store.delete(requestId));

  return {
    /** The scans of a person, oldest first. */
    scansOf,
    putScan: (scan: KeptScan) => run('scans', 'readwrite', (store) => store.put(scan)),
    dropScan,
    listOf: async (owner: string): Promise<KeptList | null> => {
      const row = await run<unknown>('lists', 'readonly', (store) => store.get(owner));
      const read = z.safeParse(keptList, row);
      return read.success ? read.data : null;
    },
    putList: (list: KeptList) => run('lists', 'readwrite', (store) => store.put(list)),
    /** Forgets all that a person kept. */
    drop: async (owner: string): Promise<void> => {
      for (const { requestId } of await scansOf(owner)) await dropScan(requestId);
      await run('lists', 'readwrite', (store) => store.delete(owner));
    },
  };
};
/** The door to what pickers keep. */
export type KeptPicks = ReturnType<typeof keptPicks>;

/** Forgets what who signs out has kept. */
export const dropPicksOf = async (session: Parameters<typeof ownerOf>[0] | null): Promise<void> => {
  if (session) await keptPicks().drop(ownerOf(session));
};
