import { contract } from '#shared/contract/index.ts';
import type { Db } from '#server/db/db.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { isPlain, shelfOf } from '#tests/support/kept-cart.ts';
import { OPEN_MARKET } from '#tests/support/market-orders.ts';
import { testClient } from '#tests/support/server-client.ts';
import { TEST_ADDRESS } from '#tests/support/takeout-store.ts';
import { addBuyers, tokenOf } from './flash/buyers.ts';
import { measureAll } from './lists/list-load.ts';
import { onPostgres } from './on-postgres.ts';
import { printNote, printTable } from './table.ts';

const LINES = 60;
const CALLERS = 8;
/** What a caller gets answered in a second at most, with a margin; a basket takes much memory. */
const MOST_YARDSTICKS_A_SECOND = 3000;
const MOST_PRICES_A_SECOND = 120;
const BUYERS = 4500;
/** Orders are fewer, and dear to sign. */
const MOST_ORDERS_A_SECOND = 60;
const PIECES = 1_000_000;

type Goods = { isFresh: boolean; isReadyToEat: boolean } | undefined;
const isSimple = (goods: Goods): boolean => !goods?.isFresh && !goods?.isReadyToEat;

/** Sixty plain goods of one supermarket. */
const basketOf = async (client: ReturnType<typeof testClient>) => {
  const { products } = await shelfOf(client, OPEN_MARKET);
  // the lightest of what asks for nothing more: baskets that are too heavy are not brought, fresh goods want others beside them, meals want cutlery
  const plain = products
    .filter((row) => isPlain(row) && row.highPropIds.length === 0 && isSimple(row.goods))
    .toSorted((a, b) => a.skus[0]!.weight - b.skus[0]!.weight);
  if (plain.length < LINES) throw new Error(`only ${plain.length} plain goods`);
  return {
    storeId: asId<StoreId>(OPEN_MARKET),
    deliveryType: 1 as const,
    productList: plain.slice(0, LINES).map(({ productId, skus }) => ({
      productId,
      skuId: skus[0]!.skuId,
      quantity: 1,
      props: [],
      selectedPurchase: false,
    })),
    selectedAddress: TEST_ADDRESS,
    cookTime: { isNow: true, at: instant(0) },
    totalPrice: 0 as never,
  };
};

/** Enough pieces, gifts and promotions for every order; what has no limit stays without one. */
const fillShelves = async ({ query }: Db): Promise<void> => {
  await query(
    `UPDATE takeout_product p SET stock = CASE WHEN stock = -1 THEN -1 ELSE $2::int4 END,
       sku_stock = (SELECT coalesce(jsonb_object_agg(s.key, CASE WHEN CAST(s.value AS int4) = -1 THEN -1 ELSE $2::int4 END), '{}') FROM jsonb_each_text(p.sku_stock) s)
     WHERE store_id = $1`,
    [OPEN_MARKET, PIECES],
  );
  await query(
    `UPDATE takeout_activity SET rules = jsonb_set(rules, '{stock}', CASE jsonb_typeof(rules -> 'stock')
       WHEN 'object' THEN (SELECT jsonb_object_agg(s.key, $2::int4) FROM jsonb_each(rules -> 'stock') s)
       ELSE to_jsonb($2::int4) END)
     WHERE store_id = $1 AND rules -> 'stock' NOT IN ('-1', '{}', 'null')`,
    [OPEN_MARKET, PIECES],
  );
  await query('ANALYZE takeout_product');
};

/** Price and order of sixty lines under load on PostgreSQL, beside calls of the same server that price nothing. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    await addBuyers(db, BUYERS);
    await fillShelves(db);
    const client = testClient({ url: server.url });
    const basket = await basketOf(client);
    client.setToken(tokenOf(0));
    const { quote, refusals } = await client.api.marketCheckProduct(basket);
    if (quote === null) throw new Error(refusals.map(({ note }) => note).join());
    const token = (turn: number): string => tokenOf(turn % BUYERS);
    const yardsticks = await measureAll(
      server,
      [
        [
          'yardstick: no database (bottom bar)',
          { path: contract.bottomBar.path, body: () => ({}) },
        ],
        [
          'yardstick: who is signed in',
          { path: contract.memberInfo.path, body: () => ({}), token },
        ],
      ],
      { callers: CALLERS, most: MOST_YARDSTICKS_A_SECOND },
    );
    const prices = await measureAll(
      server,
      [
        [
          'price and stock (_check-product)',
          { path: contract.marketCheckProduct.path, body: () => basket, token },
        ],
      ],
      { callers: CALLERS, most: MOST_PRICES_A_SECOND },
    );
    let buyers = 0;
    // some promotions count once a member: each order is somebody else's first
    const nextBuyer = (): string => tokenOf(buyers++);
    const order = { ...basket, totalPrice: toDollars(quote.totalPrice) };
    const orders = await measureAll(
      server,
      [
        [
          'order of it (_create)',
          {
            path: contract.marketOrderCreate.path,
            body: () => order,
            token: nextBuyer,
            isKeyed: true,
          },
        ],
      ],
      { callers: CALLERS, most: MOST_ORDERS_A_SECOND },
    );
    printTable(
      `A basket of ${LINES} lines through HTTP on PostgreSQL, all from one store; the callers share the machine with the server and its database`,
      [...yardsticks, ...prices, ...orders],
    );
  });
  printNote(
    `With ${CALLERS} callers 95 of 100 prices are to be answered within 80 ms, and 95 of 100 orders within 150 ms.`,
  );
};
