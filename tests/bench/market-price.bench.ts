import { contract } from '#shared/contract/index.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
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
/** What a caller gets answered in a second at most, with a margin. */
const MOST_A_SECOND = 600;
const BUYERS = 4000;

/** Sixty plain goods of one supermarket. */
const basketOf = async (client: ReturnType<typeof testClient>) => {
  const { products } = await shelfOf(client, OPEN_MARKET);
  const plain = products.filter((row) => isPlain(row) && row.highPropIds.length === 0);
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

/** The price of sixty lines under load on PostgreSQL, beside calls of the same server that price nothing. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    await addBuyers(db, BUYERS);
    const client = testClient({ url: server.url });
    const basket = await basketOf(client);
    client.setToken(tokenOf(0));
    const { quote, refusals } = await client.api.marketCheckProduct(basket);
    if (quote === null) throw new Error(refusals.map(({ note }) => note).join());
    const token = (turn: number): string => tokenOf(turn % BUYERS);
    printTable(
      `A basket of ${LINES} lines through HTTP on PostgreSQL; the callers share the machine with the server and its database`,
      await measureAll(
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
          [
            'price and stock (_check-product)',
            { path: contract.marketCheckProduct.path, body: () => basket, token },
          ],
        ],
        { callers: CALLERS, most: MOST_A_SECOND },
      ),
    );
  });
  printNote(`With ${CALLERS} callers 95 of 100 prices are to be answered within 80 ms.`);
};
