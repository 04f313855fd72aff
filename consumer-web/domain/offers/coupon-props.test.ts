import { expect, it } from 'vitest';
import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { cents } from '#shared/kernel/money.ts';
import { couponProps } from './coupon-props.ts';

const coupon = {
  activityId: 'a',
  activityName: '新人禮',
  couponName: '新人紅包',
  amount: cents(1550),
  voucherDetailId: 'd',
  storeId: 's',
  storeName: '蓮峰粥麵',
  redpackId: 'r',
  redpackName: '紅包',
  amountStr: '15.5',
  status: 1,
} as OwnedCoupon;

it('a received coupon is reported with the documented fields (spec 000 §3)', () => {
  expect(couponProps(coupon)).toEqual({
    activityId: 'a',
    activityName: '新人禮',
    couponName: '新人紅包',
    amount: 15.5,
    voucherDetailId: 'd',
    storeId: 's',
    storeName: '蓮峰粥麵',
    redpackId: 'r',
    redpackName: '紅包',
    amountStr: '15.5',
  });
});

it('a field that a coupon lacks is left out, and a long text is cut to what the collector takes', () => {
  const props = couponProps({
    ...coupon,
    storeId: null,
    storeName: null,
    amount: null,
    amountStr: null,
    couponName: 'x'.repeat(300),
  });
  expect(Object.keys(props)).not.toEqual(expect.arrayContaining(['storeId']));
  expect(props['amount']).toBeUndefined();
  expect(props['couponName']).toHaveLength(200);
});
