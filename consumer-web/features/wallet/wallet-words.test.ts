// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { scopeOf } from './coupon-words.ts';
import { couponT, walletT } from './wallet-words.ts';

const t = translator('zh-Hant');
const coupon = (businessTypes: string, storeIds: readonly string[] = []) =>
  ({
    id: 'c',
    storeScope: storeIds.length === 0 ? 1 : 2,
    storeIds,
    storeName: null,
    businessTypes,
  }) as unknown as OwnedCoupon;

it('a coupon for supermarkets alone speaks of supermarkets; one for several businesses of stores', () => {
  expect([
    scopeOf(coupon('3'), t),
    scopeOf(coupon('3', ['a', 'b']), t),
    scopeOf(coupon('1,3'), t),
    scopeOf(coupon('1'), t),
  ]).toEqual(['所有超市適用', '2 間超市適用', '所有店舖適用', '所有店舖適用']);
  expect([coupon('3'), coupon('1')].map((one) => couponT(one, t)('wallet.ruleScope'))).toEqual([
    '適用超市',
    '適用店舖',
  ]);
});

it('the choice for an order speaks in the words of its shop', () => {
  const refused = 'voucher.refusal.SCOPE_STORE';
  expect([
    walletT({ kind: 'market' }, t)(refused),
    walletT({ kind: 'takeout' }, t)(refused),
  ]).toEqual(['不適用於這間超市', '不適用於此店舖']);
});
