import { afterAll, expect, it, vi } from 'vitest';
import { SECOND } from '#shared/kernel/time.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { numberDigests } from '#server/modules/catalogue/search/dish-repo.ts';
import { DATABASES } from './databases.ts';
import { onEach } from './suite.ts';
import { SENADO } from './walk-takeout-home.ts';

const WORD = '撻';
const BY_SALES = 3;

/** The process's own time, which only goes on: what waits for it would wait long if it went back. */
const begun = performance.now.bind(performance);
let passedMs = 0;
vi.spyOn(performance, 'now').mockImplementation(() => begun() + passedMs);
const wait = (ms: number): void => {
  passedMs += ms;
};
afterAll(() => {
  vi.restoreAllMocks();
});

onEach(DATABASES, 'numbers of dishes that a search holds', (suite) => {
  const db = () => suite.server.deps.db;
  const found = async () =>
    (
      await suite.server.client().api.associateStore({
        ...SENADO,
        keyword: WORD,
        sortType: BY_SALES,
        size: 100,
      })
    ).result;
  const soldOf = async (storeId: string, id: string): Promise<number | undefined> =>
    (await found()).find((row) => row.store.storeId === storeId && row.productId === id)
      ?.saleQtyTotal;
  it('have another digest when any of them is another, of their own store only', async () => {
    const stores = [TAKEOUT_EXAMPLES.open, TAKEOUT_EXAMPLES.big];
    for (const change of [
      'price = price + 100',
      'stock = 7',
      'sold = sold + 1',
      'is_shelf = NOT is_shelf',
      `flash_id = 'flash'`,
      'flash_price = 100',
      'flash_stock = 7',
      `discount_id = 'discount'`,
      'discount_price = 100',
      'discount_stock = 7',
    ])
      await db()
        .tx(async (query) => {
          const before = await numberDigests(query, stores);
          await query(
            `UPDATE takeout_product SET ${change} WHERE store_id = $1 AND position = (SELECT min(position) FROM takeout_product WHERE store_id = $1)`,
            [stores[0]!],
          );
          const after = await numberDigests(query, stores);
          expect(after.get(stores[0]!), change).not.toBe(before.get(stores[0]!));
          expect(after.get(stores[1]!)).toBe(before.get(stores[1]!));
          throw new Error('undone');
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'undone') throw error;
        });
  });

  it('are compared beside the searches: pieces that were sold show, and sort, within a minute', async () => {
    const { store, productId } = (await found()).at(-1)!;
    await db().query('UPDATE takeout_product SET sold = 99999 WHERE store_id = $1 AND id = $2', [
      store.storeId,
      productId,
    ]);
    wait(31 * SECOND);
    await vi.waitFor(async () => {
      expect(await soldOf(store.storeId, productId)).toBe(99_999);
      const open = (await found()).filter(({ allInPrice }) => allInPrice !== null);
      const sold = open
        .filter((row) => row.store.showType === 1)
        .map(({ saleQtyTotal }) => saleQtyTotal);
      expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    }, 10_000);
  });

  it('are looked up by the search itself when nobody has searched for a minute', async () => {
    const { store, productId } = (await found()).at(-1)!;
    await db().query('UPDATE takeout_product SET sold = 77777 WHERE store_id = $1 AND id = $2', [
      store.storeId,
      productId,
    ]);
    wait(120 * SECOND);
    expect(await soldOf(store.storeId, productId)).toBe(77_777);
  });
});
