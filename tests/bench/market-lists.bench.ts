import { contract } from '#shared/contract/index.ts';
import { somewhere, measureAll, type Works } from './lists/list-load.ts';
import { printFirstSearch } from './lists/first-search.ts';
import { growMarketTown } from './lists/market-town.ts';
import { printShelfMemory } from './lists/shelf-memory.ts';
import { onPostgres } from './on-postgres.ts';
import { printNote, printTable } from './table.ts';

const STORES = 50;
const WORDS = ['奶', '米', 'apple', '蘋果', 'tea', '紙', '魚', 'beer'] as const;
const word = (turn: number): string => WORDS[turn % WORDS.length]!;

const worksOf = ({ storeId, classIds }: { storeId: string; classIds: string[] }): Works => [
  ['yardstick: no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
  [
    'supermarkets near a place',
    { path: contract.marketNearList.path, body: (turn) => ({ ...somewhere(turn), size: 20 }) },
  ],
  [
    'a page of a class, of 10,000 products',
    {
      path: contract.marketProductListNew.path,
      body: (turn) => ({
        storeId,
        classifyId: classIds[turn % classIds.length],
        offset: 0,
        size: 20,
      }),
    },
  ],
  [
    'search in that store',
    {
      path: contract.marketListStoreProduct.path,
      body: (turn) => ({ storeId, keyword: word(turn), size: 20 }),
    },
  ],
  [
    'search of 200,000 products',
    {
      path: contract.marketListStoreProduct.path,
      body: (turn) => ({ ...somewhere(turn), keyword: word(turn), size: 20 }),
    },
  ],
  [
    'suggestions while one types',
    {
      path: contract.associationalWordList.path,
      body: (turn) => ({ ...somewhere(turn), keyword: word(turn), businessType: 3 }),
    },
  ],
];

/** Lists and searches of supermarkets under load on PostgreSQL, beside a call of the same server that asks no database. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db, databaseUrl }) => {
    const shelf = await growMarketTown(db, STORES);
    printTable(
      `Supermarkets through HTTP, one of 10,000 products and ${STORES} of 4,000 on PostgreSQL; the callers share the machine with the server and its database`,
      await measureAll(server, worksOf(shelf)),
    );
    await printShelfMemory(db);
    await printFirstSearch(databaseUrl, {
      path: contract.marketListStoreProduct.path,
      body: () => ({ ...somewhere(0), keyword: WORDS[0], size: 20 }),
    });
  });
  printNote(
    'Each is to answer 95 of 100 within 50 ms with 32 callers, and the first search of a process within 300 ms.',
  );
};
