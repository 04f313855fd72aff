// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import { aLine, NOON } from '#shared/testing/builders.ts';
import { takeoutShop } from '../shop.ts';
import { readCart, sweepCarts, writeCart } from './cart-disk.ts';
import type { KeptCart } from './cart-schema.ts';
import {
  changeCart,
  currentCart,
  dropGuestCart,
  guestCart,
  openCart,
  useCarts,
} from './cart-store.ts';
import { client } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';

const cart = (change: Partial<KeptCart> = {}): KeptCart => ({
  lines: [aLine()],
  names: { a: { name: 'Rice', options: '', picture: '' } },
  way: 'delivery',
  savedAt: NOON,
  ...change,
});
const signIn = (): void => {
  useSession.getState().signIn({ token: 't', userId: 'u1', phone: '', nickname: '' });
};
/** As after a reload: only the database is left. */
const reload = (): void => {
  useCarts.setState({ carts: {} });
};

afterAll(useSession.getState().signOut);
beforeEach(() => {
  reload();
  useSession.getState().signOut();
});

describe('a cart in the browser’s database', () => {
  it('is there again after a reload, as it was', async () => {
    await openCart(takeoutShop('s1'));
    changeCart(takeoutShop('s1'), { lines: [aLine({ quantity: 3 })], way: 'pickup' });
    await waitFor(async () => {
      reload();
      expect((await openCart(takeoutShop('s1'))).lines[0]?.quantity).toBe(3);
    });
    expect(currentCart(takeoutShop('s1'))).toMatchObject({ way: 'pickup' });
  });

  it('is gone after 7 days, and swept away', async () => {
    await writeCart('cart/takeout/guest/old', cart());
    expect(
      await readCart('cart/takeout/guest/old', (NOON + 7 * DAY - 1) as typeof NOON),
    ).not.toBeNull();
    expect(await readCart('cart/takeout/guest/old', (NOON + 7 * DAY) as typeof NOON)).toBeNull();
    await sweepCarts((NOON + 7 * DAY) as typeof NOON);
    expect(await readCart('cart/takeout/guest/old', NOON)).toBeNull();
  });

  it('that cannot be read as one is absent', async () => {
    await writeCart('cart/takeout/guest/bad', {
      ...cart(),
      lines: [{ ...aLine(), quantity: 1.5 }],
    });
    expect(await readCart('cart/takeout/guest/bad', NOON)).toBeNull();
  });
});

describe('whose a cart is', () => {
  it('a visitor’s waits for the member who signs in, once', async () => {
    await openCart(takeoutShop('s2'));
    changeCart(takeoutShop('s2'), { lines: [aLine()] });
    expect(await guestCart(takeoutShop('s2'))).toBeNull();
    signIn();
    expect((await openCart(takeoutShop('s2'))).lines).toEqual([]);
    expect((await guestCart(takeoutShop('s2')))?.lines).toHaveLength(1);
    dropGuestCart(takeoutShop('s2'));
    await waitFor(async () => {
      expect(await guestCart(takeoutShop('s2'))).toBeNull();
    });
  });

  it('a member’s is not the next visitor’s', async () => {
    signIn();
    await openCart(takeoutShop('s3'));
    changeCart(takeoutShop('s3'), { lines: [aLine()] });
    useSession.getState().signOut();
    expect((await openCart(takeoutShop('s3'))).lines).toEqual([]);
  });
});

describe('a cart that another tab has changed meanwhile', () => {
  const KEY = 'cart/takeout/guest/s7';
  const shop = takeoutShop('s7');
  const [rice, tea] = [aLine({ uuid: 'rice' }), aLine({ uuid: 'tea' })];
  const later = (change: Partial<KeptCart>): KeptCart =>
    cart({ savedAt: plus(client.now(), 1000), ...change });
  const stored = async () => (await readCart(KEY, client.now()))?.lines.map(({ uuid }) => uuid);

  it('keeps what was done there: ordered lines do not come back', async () => {
    await openCart(shop);
    changeCart(shop, { lines: [rice] });
    await waitFor(async () => expect(await stored()).toEqual(['rice']));
    // the other tab orders the rice
    await writeCart(KEY, later({ lines: [], way: 'pickup' }));
    changeCart(shop, { lines: [rice, tea] });
    await waitFor(async () => expect(await stored()).toEqual(['tea']));
    await waitFor(() => expect(currentCart(shop)?.lines).toEqual([tea]));
    expect(currentCart(shop)?.way).toBe('pickup');
    // and the next changes go on from there
    changeCart(shop, { way: 'delivery' });
    changeCart(shop, { lines: [] });
    await waitFor(async () => expect(await stored()).toEqual([]));
    expect(currentCart(shop)).toMatchObject({ lines: [], way: 'delivery' });
  });

  it('is empty where the other tab emptied it, when it is looked at again', async () => {
    const emptied = takeoutShop('s8');
    await openCart(emptied);
    changeCart(emptied, { lines: [rice] });
    await writeCart('cart/takeout/guest/s8', later({ lines: [] }));
    expect((await openCart(emptied)).lines).toEqual([]);
  });
});

describe('carts of shops with one id', () => {
  it('are each their own, and the one that is kept today is the takeout store’s', async () => {
    await writeCart('cart/takeout/guest/s9', cart({ savedAt: client.now() }));
    await openCart({ kind: 'market', storeId: 's9' });
    changeCart({ kind: 'market', storeId: 's9' }, { lines: [aLine({ quantity: 5 })] });
    expect((await openCart(takeoutShop('s9'))).lines[0]?.quantity).toBe(1);
    expect(currentCart({ kind: 'market', storeId: 's9' })?.lines[0]?.quantity).toBe(5);
  });
});
