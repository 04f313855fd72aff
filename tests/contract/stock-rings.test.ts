import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { Query } from '#server/db/db.ts';
import {
  giveStockBack,
  stockMoved,
  takeStock,
  type StockMove,
} from '#server/modules/catalogue/store/stock.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';
import { checkout, dish, order } from './takeout-suite.ts';

const STORE = { merchantId: TEST_STORE.merchantId, storeId: TEST_STORE.id };
const moveOf = (productId: string): StockMove => ({
  ...STORE,
  productId,
  pieces: 1,
  discountPieces: 0,
  flashPieces: 0,
});
/** Longer than the other transaction needs to come to its own products. */
const PAUSE_MS = 150;

onEach(DATABASES, 'orders of one store at the same time', (suite) => {
  beforeAll(async () => {
    await addTestStore(suite.server.deps.db.query);
    await suite.server.deps.db.query(
      'UPDATE takeout_product SET stock = 1000 WHERE store_id = $1',
      [TEST_STORE.id],
    );
  });

  /** Stops after the first statement, so that whoever runs beside it gets as far as it can. */
  const slow = (query: Query): Query => {
    let isFirst = true;
    return async (sql, params) => {
      const rows = await query(sql, params);
      if (isFirst) await sleep(PAUSE_MS);
      isFirst = false;
      return rows as never;
    };
  };

  const tries = async (work: (query: Query) => Promise<unknown>): Promise<number> => {
    let count = 0;
    await suite.server.deps.db.tx(async (query) => {
      count += 1;
      await work(slow(query));
    });
    return count;
  };
  const take = (...ids: string[]) =>
    tries(async (query) => {
      const taken = await takeStock(query, STORE, ids.map(moveOf));
      if (taken.missing === null) await stockMoved(query, taken.moved);
    });
  const giveBack = (...ids: string[]) =>
    tries(async (query) => stockMoved(query, await giveStockBack(query, STORE, ids.map(moveOf))));

  it('never wait for each other in a ring: none is repeated', async () => {
    expect(await Promise.all([take('noodle', 'rice'), take('rice')])).toEqual([1, 1]);
    expect(
      await Promise.all([
        take('noodle', 'rice'),
        giveBack('rice'),
        take('rice', 'wine'),
        giveBack('noodle'),
      ]),
    ).toEqual([1, 1, 1, 1]);
  });

  it('tell of their stocks last, when all else of them is written', async () => {
    const member = await memberOf(suite.server);
    const { db } = suite.server.deps;
    const said: string[] = [];
    const tx = db.tx.bind(db);
    const isTold = (sql: string): boolean =>
      sql.startsWith('UPDATE takeout_store SET menu_version');
    db.tx = (work) =>
      tx((query) =>
        work((sql, params) => {
          said.push(sql);
          return query(sql, params) as never;
        }),
      );
    try {
      const { tradeId } = await order(
        member,
        checkout({ productList: [dish('rice'), dish('noodle')] }),
      );
      expect([
        said.filter(isTold).length,
        said.findLastIndex(isTold) >
          said.findLastIndex((sql) =>
            /^(INSERT INTO|UPDATE) (takeout_(?!store)|offer|gold)/.test(sql),
          ),
      ]).toEqual([1, true]);
      said.length = 0;
      await member.api.takeoutOrderCancel({ tradeId });
      expect([said.filter(isTold).length, isTold(said.at(-1)!)]).toEqual([1, true]);
    } finally {
      db.tx = tx;
    }
  });
});
