import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Db } from '#server/db/db.ts';
import { shelvesInColumns } from '#server/modules/catalogue/market/shelf-columns.ts';
import { printNote, round } from '../table.ts';

const held = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Prints what the shelves of all supermarkets take in memory, as a server holds them. */
export const printShelfMemory = async (db: Db): Promise<void> => {
  const { rows } = await db.query<{ id: string }>(
    "SELECT id FROM takeout_store WHERE kind = 'market'",
  );
  const before = held();
  const { shelves } = await shelvesInColumns(
    db,
    rows.map(({ id }) => id),
  );
  const bytes = held() - before;
  const goods = [...shelves.values()].reduce((sum, { ids }) => sum + ids.length, 0);
  printNote(
    `Goods in columns: ${goods} of ${shelves.size} supermarkets take ${round(bytes / 1e6, 0)} MB of memory (at most 150 are allowed).`,
  );
};
