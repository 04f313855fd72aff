// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aLine } from '#shared/testing/builders.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { cents } from '#shared/kernel/money.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ShopName } from '../shop.ts';
import { writeCart } from './cart-disk.ts';
import type { Menu } from './cart-menu.ts';
import { renewCart } from './cart-renew.ts';
import { changeCart, currentCart, openCart, productIdsInCart, useCarts } from './cart-store.ts';

const MARKET: ShopName = { kind: 'market', storeId: 's1' };
const apple = aLine({ uuid: 'a', productId: 'apple', skuId: 'a1', price: cents(1000) });
const bread = aLine({ uuid: 'b', productId: 'bread', skuId: 'b1', price: cents(2000) });
const NAMES = {
  a: { name: 'Apple', options: '', picture: '' },
  b: { name: 'Bread', options: '', picture: '' },
};

const rowOf = (productId: string, price: number): MenuProductRow =>
  ({
    productId,
    productName: productId,
    imgUrl: '',
    multiSku: false,
    sellout: false,
    limitCount: -1,
    merchantCategoryChain: [],
    skus: [
      {
        storeProductSkuDetailId: `${productId}-1`,
        skuId: `${productId.charAt(0)}1`,
        skuName: '',
        skuPrice: cents(price),
        selected: true,
        weight: 0.5,
        minPurchase: 1,
        orderLimitCount: -1,
        storeStock: -1,
      },
    ],
    highPropIds: [],
    discount: null,
    seckill: null,
    purchase: null,
    boxPrice: cents(0),
  }) as unknown as MenuProductRow;

/** What a supermarket answers about some of its products. */
const menuAbout = (asked: readonly string[], rows: readonly MenuProductRow[]): Menu =>
  ({
    asked,
    storeHighProps: [],
    classifies: [],
    products: new Map(rows.map((row) => [row.productId, row])),
  }) as unknown as Menu;

afterAll(useSession.getState().signOut);
beforeEach(async () => {
  useCarts.setState({ carts: {} });
  useSession.getState().signOut();
  await openCart(MARKET);
  changeCart(MARKET, { lines: [apple, bread], names: NAMES });
});

it('a supermarket is asked about the products of the cart, each once, a visitor’s too', async () => {
  expect(await productIdsInCart(MARKET)).toEqual(['apple', 'bread']);
  await writeCart('cart/market/guest/s1', {
    lines: [apple],
    names: NAMES,
    way: 'delivery',
    savedAt: currentCart(MARKET)!.savedAt,
  });
  useSession.getState().signIn({ token: 't', userId: 'u1', phone: '', nickname: '' });
  expect(await productIdsInCart(MARKET)).toEqual(['apple']);
});

it('what it was asked about is made true: dearer, or gone', async () => {
  const differences = await renewCart(
    MARKET,
    menuAbout(['apple', 'bread'], [rowOf('apple', 1200)]),
    null,
  );
  expect(differences.map(({ kind, name }) => [kind, name.name])).toEqual([
    ['up', 'apple'],
    ['gone', 'Bread'],
  ]);
  expect(currentCart(MARKET)?.lines.map(({ productId, price }) => [productId, price])).toEqual([
    ['apple', 1200],
  ]);
});

it('a line that came in after the question stays as it is, with its name', async () => {
  expect(await renewCart(MARKET, menuAbout(['apple'], [rowOf('apple', 1000)]), null)).toEqual([]);
  expect(currentCart(MARKET)).toMatchObject({
    lines: [{ productId: 'apple' }, { productId: 'bread', price: 2000 }],
    names: { b: { name: 'Bread' } },
  });
});
