import { expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { NOON } from '#shared/testing/builders.ts';
import type { T } from '../../lib/i18n.ts';
import { firstMissing, type Filled } from './missing.ts';
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
it('one whose addresses failed to load reports it at the address', () => {
  const addressError = new ApiError({ kind: 'network', path: '/x' });
  expect(firstMissing({ ...unknown, way: 'delivery', addressError }, filled, t)).toEqual({
    field: 'address',
    text: 'error.network',
  });
});
