// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { SECOND, plus } from '#shared/kernel/time.ts';
import { aLine } from '#shared/testing/builders.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { client } from '../../lib/api/api.ts';
import { readCart, writeCart } from '../cart/cart-disk.ts';
import { changeCart, currentCart, openCart } from '../cart/cart-store.ts';
import { takeoutShop } from '../shop.ts';
import { clearOrdered } from './make-order.ts';

const KEY = 'cart/takeout/guest/s1';

it('an order takes its own lines out of the cart: what another tab has added meanwhile stays', async () => {
  const shop = takeoutShop('s1');
  const [rice, tea] = [aLine({ uuid: 'rice' }), aLine({ uuid: 'tea' })];
  await openCart(shop);
  changeCart(shop, { lines: [rice] });
  await waitFor(async () => {
    expect(await readCart(KEY, client.now())).not.toBeNull();
  });
  await writeCart(KEY, {
    ...currentCart(shop)!,
    lines: [rice, tea],
    savedAt: plus(client.now(), SECOND),
  });
  await clearOrdered({ shop, lines: [rice] });
  expect(currentCart(shop)?.lines.map(({ uuid }) => uuid)).toEqual(['tea']);
  await waitFor(async () => {
    expect((await readCart(KEY, client.now()))?.lines.map(({ uuid }) => uuid)).toEqual(['tea']);
  });
});
