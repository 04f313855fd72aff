import { contract } from '#shared/contract/index.ts';
import { growGroupTown } from './lists/group-town.ts';
import { measureAll, somewhere, type Asked, type Works } from './lists/list-load.ts';
import { onPostgres } from './on-postgres.ts';
import { printNote, printTable } from './table.ts';

const STORES = 2000;
const DEALS = 20_000;
const WORDS = ['咖啡', '火鍋', 'tart', '按摩', 'buffet', '奶茶', '自助', 'nails'] as const;

const near =
  (more: (turn: number) => object = () => ({})): Asked['body'] =>
  (turn) => ({ ...somewhere(turn), size: 20, ...more(turn) });
const word = (turn: number): string => WORDS[turn % WORDS.length]!;

const worksOf = (storeIds: readonly string[]): Works => {
  const deals = contract.groupProductNearList.path;
  const stores = contract.groupNearStoreList.path;
  const open = (turn: number) => ({
    sort: 'sales',
    filters: { labels: ['openNow'], distance: 3000 },
    offset: (turn % 3) * 20,
  });
  return [
    ['yardstick: no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
    ['stores near a place', { path: stores, body: near() }],
    ['stores, filtered and sorted', { path: stores, body: near(open) }],
    ['deals near a place', { path: deals, body: near() }],
    [
      'deals by the price they show',
      {
        path: deals,
        body: near((turn) => ({
          sort: 'price',
          filters: { labels: [], priceFrom: 20, priceTo: 100 },
          offset: (turn % 3) * 20,
        })),
      },
    ],
    ['search of stores', { path: stores, body: near((turn) => ({ keyword: word(turn) })) }],
    ['search of deals', { path: deals, body: near((turn) => ({ keyword: word(turn) })) }],
    [
      'suggestions while one types',
      {
        path: contract.groupSearchWords.path,
        body: (turn) => ({ ...somewhere(turn), keyword: word(turn) }),
      },
    ],
    [
      'page of a store',
      {
        path: contract.groupStoreMainPage.path,
        body: (turn) => ({ storeId: storeIds[(turn * 7) % storeIds.length], ...somewhere(turn) }),
      },
    ],
    [
      'reviews of a store',
      {
        path: contract.groupCommentList.path,
        body: (turn) => ({ storeId: storeIds[(turn * 7) % storeIds.length] }),
      },
    ],
  ];
};

/** Lists, search and store pages of group-buy under load on PostgreSQL, beside a call of the same server that asks no database. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    const storeIds = await growGroupTown(db, { stores: STORES, deals: DEALS });
    printTable(
      `Group-buy through HTTP, ${STORES} stores with ${DEALS} deals on PostgreSQL; the callers share the machine with the server and its database`,
      await measureAll(server, worksOf(storeIds)),
    );
  });
  printNote(
    'Each is to answer 95 of 100 within 50 ms: 32 callers who ask again at once need 640 answers a second, so no call may keep the server longer than 1.2 ms.',
  );
};
