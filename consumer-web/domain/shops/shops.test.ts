// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { aLine } from '#shared/testing/builders.ts';
import type { Menu } from '../cart/cart-menu.ts';
import { menuQuery, storeQuery, storeStateQuery } from '../cart/cart-queries.ts';
import { packageQuery, slotsQuery, unpaidOrderQuery } from '../checkout/checkout-queries.ts';
import type { CheckoutShop } from '../checkout/checkout-shop.ts';
import { kindIn, shopOf } from '../shop.ts';
import { marketCartShop } from './market-cart.ts';
import { marketCheckoutShop } from './market-checkout.ts';
import { takeoutCheckoutShop } from './takeout-checkout.ts';

const HERE = { lat: 22.19, lon: 113.54 };
const takeout = takeoutCheckoutShop('s1');

/** A shop of another kind with the same store id: each call answers with its own name. */
const market: CheckoutShop = {
  ...takeout,
  kind: 'market',
  calls: new Proxy(takeout.calls, {
    get: (_, call: string) => () => Promise.resolve(`market ${call}`),
  }),
};
const queriesOf = (shop: CheckoutShop) => [
  storeQuery(shop, HERE),
  storeStateQuery(shop),
  menuQuery(shop),
  slotsQuery(shop, 'pickup'),
  packageQuery(shop),
  unpaidOrderQuery(shop),
];

it('the queries of cart and checkout ask the shop that they are given', async () => {
  const queries = new QueryClient();
  const replies = await Promise.all(
    queriesOf(market).map((query) => queries.fetchQuery<unknown>(query as never)),
  );
  expect(replies).toEqual(
    ['store', 'storeState', 'menu', 'slots', 'package', 'unpaidOrder'].map(
      (call) => `market ${call}`,
    ),
  );
});

it('stores of two kinds share no reply, though their ids are the same', () => {
  const keys = [...queriesOf(takeout), ...queriesOf(market)].map(({ queryKey }) =>
    JSON.stringify(queryKey),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

it('a takeout store is the same object each time, with its own pages', () => {
  expect(takeoutCheckoutShop('s1')).toBe(takeout);
  expect(takeout.routes).toMatchObject({
    checkout: '/order?storeId=s1',
    address: '/orderAddress?storeId=s1',
    store: '/store?id=s1',
  });
  expect(takeout.routes.cashier(asId<OrderId>('o1'))).toBe('/paymentPage?orderId=o1');
});

it('a supermarket leads to its own checkout, and names its kind where both shops have a page', () => {
  expect(marketCartShop('s1')).toMatchObject({
    kind: 'market',
    routes: { checkout: '/market/order?storeId=s1' },
  });
  expect(marketCheckoutShop('s1').routes).toMatchObject({
    store: '/market/store?id=s1',
    address: '/orderAddress?storeId=s1&kind=market',
    gold: '/gold/use?storeId=s1&kind=market',
    offers: {
      voucher: '/market/voucher?storeId=s1',
      redPacket: '/market/redpack?storeId=s1',
      freeDelivery: '/market/redpack?storeId=s1&tab=freeDelivery',
    },
  });
  expect(
    shopOf({ kind: kindIn(new URLSearchParams('kind=market')), storeId: 's1' }).routes,
  ).toEqual(marketCartShop('s1').routes);
  expect(kindIn(new URLSearchParams('storeId=s1'))).toBe('takeout');
});

it('a supermarket asks for tableware only beside what is ready to eat', () => {
  const { asksTableware } = marketCheckoutShop('s1');
  const lines = [aLine({ productId: 'soap' }), aLine({ productId: 'salad' })];
  const menuWith = (isReadyToEat: boolean) =>
    ({ products: new Map([['salad', { goods: { isReadyToEat } }]]) }) as unknown as Menu;
  expect(asksTableware(lines, null)).toBe(false);
  expect(asksTableware(lines, menuWith(false))).toBe(false);
  expect(asksTableware(lines, menuWith(true))).toBe(true);
});
