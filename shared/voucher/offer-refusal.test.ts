import { describe, expect, it } from 'vitest';
import { instant, plus } from '../kernel/time.ts';
import type { Buyer } from '../pricing/price-input.ts';
import { anOffer } from '../testing/builders.ts';
import { offerRefusal } from './offer-refusal.ts';
import type { Offer } from './offer.ts';

const start = instant(1_000_000);
const end = instant(2_000_000);
const guest: Buyer = { isLoggedIn: false, appVersion: null, paymentChannel: null };
const ask = (change: Partial<Offer>, buyer: Partial<Buyer> = {}, now = start) =>
  offerRefusal(
    anOffer({ startAt: start, endAt: end, ...change }),
    { storeId: 's1', buyer: { ...guest, ...buyer } },
    now,
  );

describe('what an offer is refused for, whatever the prices (decision H15)', () => {
  it.each([
    ['a millisecond before its start', ask({}, {}, plus(start, -1)), { reason: 'NOT_STARTED' }],
    ['at its start', ask({}, {}, start), null],
    ['at its last millisecond', ask({}, {}, end), null],
    ['a millisecond later', ask({}, {}, plus(end, 1)), { reason: 'EXPIRED' }],
    ['used', ask({ used: true }), { reason: 'USED' }],
    ['of other stores', ask({ storeIds: ['s2', 's3'] }), { reason: 'SCOPE_STORE' }],
    ['of this store too', ask({ storeIds: ['s2', 's1'] }), null],
    ['none left for the guest', ask({ userRemaining: 0 }), { reason: 'LIMIT_USER' }],
    ['one left for the guest', ask({ userRemaining: 1 }), null],
    ['none left for anybody', ask({ totalRemaining: 0 }), { reason: 'LIMIT_TOTAL' }],
    ['for members, asked by a visitor', ask({ needsLogin: true }), { reason: 'LOGIN' }],
    ['for members, asked by one', ask({ needsLogin: true }, { isLoggedIn: true }), null],
    ['outside the app', ask({ minVersion: '6.4.0' }), null],
    [
      'in an app that does not say its version',
      ask({ minVersion: '6.4.0' }, { appVersion: '' }),
      { reason: 'VERSION', minVersion: '6.4.0' },
    ],
    [
      'in an older app',
      ask({ minVersion: '6.4.0' }, { appVersion: '6.3.9' }),
      { reason: 'VERSION', minVersion: '6.4.0' },
    ],
    ['in the least app', ask({ minVersion: '6.4.0' }, { appVersion: '6.4.0' }), null],
    ['with no way to pay chosen', ask({ paymentChannels: ['MP_MACAU'] }), null],
    [
      'with the right way to pay',
      ask({ paymentChannels: ['MP_MACAU'] }, { paymentChannel: 'MP_MACAU' }),
      null,
    ],
    [
      'with another way to pay',
      ask({ paymentChannels: ['MP_MACAU'] }, { paymentChannel: 'OPEN_ALI' }),
      { reason: 'PAYMENT_CHANNEL' },
    ],
  ])('%s', (_, refusal, expected) => {
    expect(refusal).toEqual(expected);
  });

  it('names the first of several reasons, in the documented order', () => {
    const all: Partial<Offer> = {
      startAt: plus(start, 1),
      endAt: plus(start, -1),
      used: true,
      storeIds: ['s2'],
      userRemaining: 0,
      totalRemaining: 0,
      needsLogin: true,
      minVersion: '1.0.0',
      paymentChannels: ['X'],
    };
    const mends: Partial<Offer>[] = [
      { startAt: start },
      { endAt: end },
      { used: false },
      { storeIds: [] },
      { userRemaining: -1 },
      { totalRemaining: 3 },
      { needsLogin: false },
      { minVersion: null },
      { paymentChannels: [] },
    ];
    const reasons = mends.map(
      (_, index) =>
        ask(
          { ...all, ...Object.assign({}, ...mends.slice(0, index)) },
          { appVersion: '0.9.0', paymentChannel: 'Y' },
        )?.reason,
    );
    expect(reasons).toEqual([
      'NOT_STARTED',
      'EXPIRED',
      'USED',
      'SCOPE_STORE',
      'LIMIT_USER',
      'LIMIT_TOTAL',
      'LOGIN',
      'VERSION',
      'PAYMENT_CHANNEL',
    ]);
  });
});
