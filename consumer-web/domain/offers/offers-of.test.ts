// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { OfferChoice } from './offer-choice.ts';
import type { Choices } from './offer-queries.ts';
import { offersOf } from './offers-of.ts';

const row = (id: string, canUse: boolean): ChoiceCoupon =>
  ({ id, canUse, couponName: `Name of ${id}`, couponType: 'redPacket' }) as ChoiceCoupon;
const choices = (...rows: ChoiceCoupon[]): Choices => ({
  rows: { redPacket: rows, voucher: [], freeDelivery: [] },
  bestIds: ['best'],
  savingAmtn: ZERO,
});
const choice = (...ids: string[]): OfferChoice => ({
  order: null,
  chosen: ids.map((id) => ({ id, kind: 'redPacket' as const, name: `Name of ${id}` })),
  at: 0,
});
const nobodyChose: OfferChoice = { order: null, chosen: null, at: 0 };

describe('the offers of an order', () => {
  it('are the best set until the guest has chosen, then theirs', () => {
    const reply = choices(row('best', true), row('mine', true));
    expect(offersOf(reply, nobodyChose)).toMatchObject({ ids: ['best'], isBest: true, lost: [] });
    expect(offersOf(reply, choice('mine'))).toMatchObject({
      ids: ['mine'],
      isBest: false,
      lost: [],
      usable: { redPacket: 2, voucher: 0, freeDelivery: 0 },
    });
    expect(offersOf(reply, choice())).toMatchObject({ ids: [], isBest: false });
  });

  it('that cannot be used any more do not count, and stay in sight', () => {
    expect(
      offersOf(choices(row('best', true), row('mine', false)), choice('mine', 'gone')),
    ).toMatchObject({ ids: [], lost: [{ id: 'mine' }, { id: 'gone' }] });
  });

  it('are sent with the order as chosen while it is unknown which can be used', () => {
    const unknown = offersOf(undefined, choice('mine'));
    expect(unknown).toMatchObject({
      isKnown: false,
      ids: ['mine'],
      chosen: [{ id: 'mine', name: 'Name of mine' }],
      lost: [],
    });
    expect([unknown.nameOf('mine'), unknown.nameOf('x')]).toEqual(['Name of mine', null]);
    expect(offersOf(undefined, nobodyChose).ids).toEqual([]);
  });
});
