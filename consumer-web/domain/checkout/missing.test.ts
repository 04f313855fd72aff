import { expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { cents } from '#shared/kernel/money.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { NOON } from '#shared/testing/builders.ts';
import type { T } from '../../lib/i18n.ts';
import { firstMissing, refusedNow, type Filled } from './missing.ts';
import type { Checkout } from './use-checkout.ts';

const t: T = (key) => key;
const filled: Filled = {
  phone: { region: '853', number: '66880001' },
  alcohol: null,
  risk: null,
  today: dayOf(NOON),
};
/** The price of the way before is still on screen; what the order is now is not known yet. */
const unknown = {
  way: 'pickup',
  body: null,
  addressError: null,
  time: { slot: null, isGone: false },
  times: { limiting: [], clash: [], isPreOrderOnly: false },
  quote: { data: { quote: { totalPrice: 100 }, refusals: [] } },
} as unknown as Checkout;

it('an order whose times are not loaded reports a bad connection, and is not sent', () => {
  expect(firstMissing(unknown, filled, t)).toEqual({ field: 'order', text: 'error.network' });
});
it('one whose times failed to load reports it at the time', () => {
  const failed = {
    ...unknown,
    body: {},
    slots: undefined,
    slotsError: new ApiError({ kind: 'network', path: '/x' }),
  } as unknown as Checkout;
  expect(firstMissing(failed, filled, t)).toEqual({ field: 'time', text: 'order.timeFailed' });
});
it('one whose dishes share no time names them at the time, before the server does', () => {
  const clash = [
    { uuid: 'a', name: '豬扒包', words: '07:00–11:00', sale: { hours: [], weekdays: [] } },
    { uuid: 'b', name: '火鍋', words: '18:00–22:00', sale: { hours: [], weekdays: [] } },
  ];
  const refusals = [{ reason: 'DISH_SOLD_OUT', note: 'off' }];
  const checkout = {
    ...unknown,
    body: {},
    times: { limiting: clash, clash, isPreOrderOnly: false },
    quote: { data: { quote: { totalPrice: 100 }, refusals } },
  } as unknown as Checkout;
  expect(firstMissing(checkout, filled, t)).toEqual({
    field: 'time',
    text: 'checkout.noSharedTime',
  });
  expect(refusedNow(checkout, t)).toBeNull();
});
it('one whose addresses failed to load reports it at the address', () => {
  const addressError = new ApiError({ kind: 'network', path: '/x' });
  expect(firstMissing({ ...unknown, way: 'delivery', addressError }, filled, t)).toEqual({
    field: 'address',
    text: 'error.network',
  });
});

it('what is missing until a delivery counts what is added over a bridge', () => {
  const peninsula = { lat: 22.1937, lon: 113.5399 };
  const taipa = { lat: 22.1561, lon: 113.5591 };
  const exact: T = (key, params) => `${key} ${JSON.stringify(params)}`;
  const missing = (address: Checkout['address'], way: Checkout['way'] = 'delivery') =>
    firstMissing(
      {
        ...unknown,
        way,
        address,
        body: {},
        store: {
          data: {
            sendPrice: cents(5000),
            shippingPriceIncrement: true,
            incrementAmount: cents(3000),
          },
        },
        reprice: { menu: { store: { ...peninsula, sendPrice: cents(5000) } } },
        quote: {
          data: {
            quote: { goodsAmtn: cents(4000), totalPrice: cents(4000) },
            refusals: [{ reason: 'BELOW_THRESHOLD', note: 'below' }],
          },
        },
      } as unknown as Checkout,
      filled,
      exact,
    )?.text;
  expect(missing(peninsula as Checkout['address'])).toBe('checkout.belowBy {"amount":"$10.00"}');
  expect(missing(taipa as Checkout['address'])).toBe('checkout.belowBy {"amount":"$40.00"}');
  expect(missing(null, 'pickup')).toBe('below');
});
