// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { standingOf, withChosen } from './choice-model.ts';
import type { Choices } from './queries.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const row = (
  id: string,
  couponType: ChoiceCoupon['couponType'],
  saving: number,
  more: Partial<ChoiceCoupon> = {},
): ChoiceCoupon => ({
  id,
  couponType,
  couponName: `Name of ${id}`,
  canUse: true,
  savingAmtn: cents(saving),
  refusal: null,
  redpackId: id,
  activityId: '',
  sourceId: null,
  sourceType: null,
  redpackTypeName: '',
  redpackName: '',
  activityName: '',
  storeScope: 1,
  storeIds: [],
  linkStoreId: null,
  linkUrl: null,
  storeId: null,
  storeName: null,
  categoryIds: [],
  businessTypes: '1',
  dateType: 1,
  startDate: NOW,
  endDate: instant(NOW + 1000),
  day: null,
  validDays: null,
  isIncludeCurrentDay: false,
  expireTips: null,
  expireUseExplain: null,
  tipsMsg: '',
  amount: cents(saving),
  amountStr: null,
  limitAmount: cents(0),
  rate: null,
  maxAmount: null,
  productIds: [],
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
  voucherDetailId: id,
  voucherId: id,
  isEnable: true,
  used: false,
  status: 1,
  claimedAt: NOW,
  expireTime: instant(NOW + 1000),
  usedAt: null,
  tradeId: null,
  ...more,
});
const small = row('small', 'redPacket', 300);
const best = row('best', 'redPacket', 900);
const voucher = row('voucher', 'voucher', 500);
const taken = row('taken', 'voucher', 0, {
  canUse: false,
  refusal: { reason: 'USED', need: null, with: null, minVersion: null },
});
const choices: Choices = {
  rows: { redPacket: [best, small], voucher: [voucher, taken], freeDelivery: [] },
  bestIds: ['best'],
  savingAmtn: cents(900),
};
const chosen = (...rows: readonly ChoiceCoupon[]) => ({
  order: null,
  at: 0,
  chosen: rows.map(({ id, couponType, couponName }) => ({
    id,
    kind: couponType,
    name: couponName,
  })),
});
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('what counts at checkout', () => {
  it('is the best set until the guest chooses, and nothing when the guest wants nothing', () => {
    expect(standingOf(choices, { order: null, chosen: null, at: 0 })).toMatchObject({
      chosen: [{ id: 'best' }],
      isBest: true,
      savingAmtn: 900,
      lost: [],
    });
    expect(standingOf(choices, chosen())).toMatchObject({
      chosen: [],
      isBest: false,
      savingAmtn: 0,
    });
    expect(standingOf({ ...choices, bestIds: [] }, chosen())).toMatchObject({ isBest: false });
  });
  it('is what the guest chose, with what it saves alone', () => {
    expect(standingOf(choices, chosen(voucher))).toMatchObject({
      chosen: [{ id: 'voucher' }],
      isBest: false,
      savingAmtn: 500,
    });
    expect(standingOf(choices, chosen(best)).isBest).toBe(true);
  });
  it('does not silently drop what cannot be used any more (decision I2)', () => {
    const { chosen: counts, lost } = standingOf(choices, chosen(taken, row('gone', 'voucher', 1)));
    expect([counts, lost.map(({ offer, row: found }) => [offer.id, found?.id ?? null])]).toEqual([
      [],
      [
        ['taken', 'taken'],
        ['gone', null],
      ],
    ]);
  });
});

describe('choosing another offer (decision I1, Box 3)', () => {
  it('drives out the one before, of whatever kind', () => {
    const standing = standingOf(choices, chosen(best));
    for (const next of [small, voucher]) {
      const { chosen: now, unselected } = withChosen(choices, standing, next, NOW);
      expect([idsOf(now), unselected.map(({ name }) => name)]).toEqual([
        [next.id],
        ['Name of best'],
      ]);
    }
  });
  it('leaves the same offer as it is, and one without a value alone', () => {
    expect(withChosen(choices, standingOf(choices, chosen(best)), best, NOW)).toMatchObject({
      chosen: [{ id: 'best' }],
      unselected: [],
    });
    expect(
      withChosen(choices, standingOf(choices, chosen(best)), row('empty', 'voucher', 0), NOW),
    ).toMatchObject({ chosen: [{ id: 'best' }], unselected: [] });
  });
});
