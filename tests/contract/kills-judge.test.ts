import { beforeAll, expect, it } from 'vitest';
import { judgeOrders, stocksOf } from '#tests/support/kills/judge-orders.ts';
import { addOrderShops, ORDER_SHOPS, type OrderShop } from '#tests/support/kills/order-shops.ts';
import { orders, type AnsweredOrder } from '#tests/support/kills/streams.ts';
import type { Query } from '#server/db/db.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';

/** One of each course: paid and asked back, cancelled, paid, paid and cancelled. */
const ORDERS = 4;

const EVEN = { lost: [], unasked: [], otherThanTold: [], uneven: [], wrongStocks: [] };

/** How a stock is changed behind the back of all orders. `of`: as the judge names it. */
type Spoiling = {
  kind: keyof typeof ORDER_SHOPS;
  of: string;
  change: (query: Query, shop: OrderShop, pieces: number) => Promise<unknown>;
};
const ofProduct = (kind: Spoiling['kind'], id: string): Spoiling => ({
  kind,
  of: id,
  change: (query, { storeId }, pieces) =>
    query('UPDATE takeout_product SET stock = stock + $3 WHERE store_id = $1 AND id = $2', [
      storeId,
      id,
      pieces,
    ]),
});
const ofSize = (id: string, size: string): Spoiling => ({
  kind: 'market',
  of: `${id}/${size}`,
  change: (query, { storeId }, pieces) =>
    query(
      'UPDATE takeout_product SET sku_stock = jsonb_set(sku_stock, ARRAY[$3], to_jsonb((sku_stock ->> $3)::int + $4)) WHERE store_id = $1 AND id = $2',
      [storeId, id, size, pieces],
    ),
});
const ofActivity = (id: string, gift: string | null): Spoiling => ({
  kind: 'market',
  of: gift === null ? id : `${id}/${gift}`,
  change: (query, { storeId }, pieces) => {
    const path = gift === null ? ['stock'] : ['stock', gift];
    return query(
      'UPDATE takeout_activity SET rules = jsonb_set(rules, $3::text[], to_jsonb((rules #>> $3::text[])::int + $4)) WHERE store_id = $1 AND id = $2',
      [storeId, id, path, pieces],
    );
  },
});
const SPOILED: readonly Spoiling[] = [
  ofProduct('takeout', 'rice'),
  ofProduct('market', 'soap'),
  ofProduct('market', 'p100'),
  ofSize('milk', 'milk-1'),
  ofSize('milk', 'milk-2'),
  ofActivity('kills.composite', null),
  ofActivity('kills.buyGift', 'p100'),
];

onEach(DATABASES, 'the judge of orders after kills', (suite) => {
  const books = new Map<string, { before: Map<string, number>; answered: AnsweredOrder[] }>();
  const judged = async (kind: Spoiling['kind']) => {
    const { sold, ...wrong } = await judgeOrders(
      suite.server.deps.db.query,
      ORDER_SHOPS[kind],
      books.get(kind)!,
    );
    expect(sold.length).toBeGreaterThan(0);
    return wrong;
  };

  beforeAll(async () => {
    const { url, deps } = suite.server;
    const { query } = deps.db;
    await addOrderShops(query);
    for (const [at, shop] of Object.values(ORDER_SHOPS).entries()) {
      const guest = await memberOf(suite.server, `6688397${at}`);
      const answered: AnsweredOrder[] = [];
      books.set(shop.kind, { before: await stocksOf(query, shop.storeId), answered });
      await orders({ token: guest.token(), kind: 'web', urls: () => [url] }, shop, {
        isOver: () => answered.length >= ORDERS,
        answered,
      });
    }
  });

  it('finds nothing wrong with books that are right', async () => {
    expect(await judged('takeout')).toEqual(EVEN);
    expect(await judged('market')).toEqual(EVEN);
  });

  it.each(SPOILED)('names a piece that is lost, or is too many: $kind $of', async (spoiling) => {
    const { query } = suite.server.deps.db;
    const { kind, of, change } = spoiling;
    for (const pieces of [-1, 1]) {
      await change(query, ORDER_SHOPS[kind], pieces);
      expect(await judged(kind)).toEqual({ ...EVEN, wrongStocks: [of] });
      await change(query, ORDER_SHOPS[kind], -pieces);
    }
    expect(await judged(kind)).toEqual(EVEN);
  });

  it('names a stock that is not counted any more', async () => {
    const { query } = suite.server.deps.db;
    const { storeId } = ORDER_SHOPS.market;
    const { rows } = await query<{ stock: number }>(
      "SELECT stock FROM takeout_product WHERE store_id = $1 AND id = 'soap'",
      [storeId],
    );
    const set = (stock: number) =>
      query("UPDATE takeout_product SET stock = $2 WHERE store_id = $1 AND id = 'soap'", [
        storeId,
        stock,
      ]);
    await set(-1);
    expect(await judged('market')).toEqual({ ...EVEN, wrongStocks: ['soap'] });
    await set(rows[0]!.stock);
    expect(await judged('market')).toEqual(EVEN);
  });

  it('names money, an answer and an act that the books say something else of', async () => {
    const { query } = suite.server.deps.db;
    const { answered } = books.get('market')!;
    const paid = answered.find(({ isPaid }) => isPaid)!;
    const receive = (cents: number) =>
      query("UPDATE trade SET amount = amount + $2 WHERE order_id = $1 AND result = 'SUCCESS'", [
        paid.tradeId,
        cents,
      ]);
    await receive(1);
    expect(await judged('market')).toEqual({ ...EVEN, uneven: [paid.tradeId] });
    await receive(-1);

    const rename = (from: string, to: string) =>
      query('UPDATE keyed_answer SET key = $2 WHERE key = $1', [from, to]);
    await rename(paid.key, `not ${paid.key}`);
    expect(await judged('market')).toEqual({ ...EVEN, lost: [paid] });
    await rename(`not ${paid.key}`, paid.key);

    paid.isPaid = false;
    expect(await judged('market')).toEqual({ ...EVEN, otherThanTold: [paid] });
    paid.isPaid = true;

    const [untold] = answered.splice(0, 1);
    expect(await judged('market')).toEqual({ ...EVEN, unasked: [untold!.tradeId] });
    answered.unshift(untold!);
    expect(await judged('market')).toEqual(EVEN);
  });
});
