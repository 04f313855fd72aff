import { contract } from '#shared/contract/index.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db } from '#server/db/db.ts';
import { listsChanged } from '#server/modules/catalogue/store/lists-version.ts';
import { printFirstSearch } from './lists/first-search.ts';
import { measureAll, placeOfCopy, somewhere, type Works } from './lists/list-load.ts';
import { onPostgres } from './on-postgres.ts';
import { printNote, printTable } from './table.ts';

const STORES = 2000;

type StoreRow = Record<string, string | number | boolean | null | string[]> & {
  id: string;
  merchant_id: string;
};

/** Copies what stores have in a table: `change` says what differs in a copy. */
const copyTo = async (
  { query }: Db,
  table: string,
  change: Readonly<Record<string, string>>,
  [copies, originals]: readonly [string[], string[]],
): Promise<void> => {
  const columns = Object.keys((await query(`SELECT * FROM ${table} LIMIT 1`)).rows[0]!);
  await query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => change[column] ?? `t.${column}`).join(', ')} FROM unnest($1::text[], $2::text[]) AS k (copy, original) JOIN ${table} AS t ON t.store_id = k.original`,
    [copies, originals],
  );
};

/** The town's stores again and again, each copy somewhere else in the city, with the menu of one of them. */
const fillTo = async (db: Db, wanted: number): Promise<string[]> => {
  const { rows } = await db.query<StoreRow & { facts: object; hours: object; options: object }>(
    "SELECT * FROM takeout_store WHERE kind = 'takeout' ORDER BY id",
  );
  const copies = Array.from({ length: wanted - rows.length }, (_, index) => {
    const from = rows[index % rows.length]!;
    return {
      ...from,
      ...placeOfCopy(index),
      id: `bench-${index}`,
      facts: JSON.stringify(from.facts),
      hours: JSON.stringify(from.hours),
      options: JSON.stringify(from.options),
    };
  });
  await insertRows(db.query, 'takeout_store', copies);
  const pairs = [
    copies.map(({ id }) => id),
    copies.map((_, index) => rows[index % rows.length]!.id),
  ] as const;
  await copyTo(db, 'takeout_product', { store_id: 'k.copy', id: `k.copy || '.' || t.id` }, pairs);
  await copyTo(
    db,
    'takeout_search',
    {
      store_id: 'k.copy',
      product_id: `CASE WHEN t.product_id = '' THEN '' ELSE k.copy || '.' || t.product_id END`,
    },
    pairs,
  );
  await copyTo(db, 'takeout_activity', { store_id: 'k.copy' }, pairs);
  await listsChanged(db.query);
  await db.query('ANALYZE');
  return rows.map(({ id }) => id);
};

/** What people look for: two characters, or a word, that some dish begins with. */
const wordsOf = async ({ query }: Db): Promise<string[]> => {
  const { rows } = await query<{ name_zh: string; name_en: string }>(
    'SELECT DISTINCT name_zh, name_en FROM takeout_product ORDER BY name_zh, name_en',
  );
  return [
    ...new Set(
      rows.flatMap(({ name_zh: zh, name_en: en }, index) => [
        index % 3 === 0 ? en.split(' ')[0]! : zh.slice(0, 2),
      ]),
    ),
  ];
};

/** The near-by list, the search and a menu under load with 2,000 stores and their menus on PostgreSQL, beside a call of the same server that asks no database. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db, databaseUrl }) => {
    const towns = await fillTo(db, STORES);
    const words = await wordsOf(db);
    const works: Works = [
      ['no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
      [
        'near-by list, 20 of 2,000 stores',
        {
          path: contract.clickGoldMergeList.path,
          body: (turn) => ({ ...somewhere(turn), size: 20 }),
        },
      ],
      [
        'near-by list, filtered and sorted',
        {
          path: contract.nearStoreList.path,
          body: (turn) => ({
            ...somewhere(turn),
            sortType: 2,
            fullReduction: true,
            isOpen: true,
            offset: (turn % 3) * 20,
          }),
        },
      ],
      [
        `dishes of all stores by ${words.length} words`,
        {
          path: contract.associateStore.path,
          body: (turn) => ({ ...somewhere(turn), keyword: words[turn % words.length] }),
        },
      ],
      [
        'the same, by price at the door',
        {
          path: contract.associateStore.path,
          body: (turn) => ({
            ...somewhere(turn),
            keyword: words[turn % words.length],
            sortType: 5,
          }),
        },
      ],
      [
        'stores by the same words',
        {
          path: contract.nearStoreList.path,
          body: (turn) => ({ ...somewhere(turn), keyword: words[turn % words.length] }),
        },
      ],
      [
        'menu of a store',
        {
          path: contract.takeoutMenu.path,
          body: (turn) => ({ storeId: towns[turn % towns.length] }),
        },
      ],
    ];
    printTable(
      `Near-by lists and menus through HTTP, ${STORES} stores on PostgreSQL; the callers share the machine with the server and its database`,
      await measureAll(server, works),
    );
    await printFirstSearch(databaseUrl, {
      path: contract.associateStore.path,
      body: () => ({ ...somewhere(0), keyword: words[0] }),
    });
  });
  printNote(
    'The near-by list and the menu are to answer 95 of 100 within 50 ms: 32 callers who ask again at once need 640 answers a second, so no call may keep the server longer than 1.2 ms. The first search of a process is to take 300 ms at the most.',
  );
};
