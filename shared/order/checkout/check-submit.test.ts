import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { checkSubmit, deliveryFeeNotice, type SubmitDraft } from './check-submit.ts';

const draft = (changes: Partial<SubmitDraft> = {}): SubmitDraft => ({
  orderType: 'delivery',
  hasAddress: true,
  slot: { isNow: true, isNextDay: false },
  acceptsNextDay: false,
  phone: { number: '6612 3456', region: '853' },
  tablewareQty: 0,
  payableCents: cents(4500),
  paymentType: 'MP_MACAU',
  bonusCents: cents(0),
  ...changes,
});
const tomorrow = { isNow: false, isNextDay: true };

describe('sending an order', () => {
  it('takes the phone that was signed in with', () => {
    expect(checkSubmit(draft({ phone: null }))).toEqual({ ok: true });
  });
  it.each<[string, Partial<SubmitDraft>]>([
    ['a delivery', {}],
    ['a pickup without an address', { orderType: 'pickup', hasAddress: false }],
    ['an order for tomorrow where the store allows', { slot: tomorrow, acceptsNextDay: true }],
    ['an order without tableware', { tablewareQty: null }],
    ['more than ten sets', { tablewareQty: 11 }],
    ['a payment of 0.1', { payableCents: cents(10) }],
    ['a bonus on another channel', { bonusCents: cents(1), paymentType: 'BOC_H5_PAY' }],
    ['Alipay without a bonus', { paymentType: 'OPEN_ALI' }],
  ])('takes %s', (_, changes) => {
    expect(checkSubmit(draft(changes))).toEqual({ ok: true });
  });
  it.each<[string, Partial<SubmitDraft>]>([
    ['noOrderType', { orderType: null, hasAddress: false, slot: null }],
    ['noAddress', { hasAddress: false, slot: null }],
    ['noDeliveryTime', { slot: null, phone: { number: '', region: '853' } }],
    ['noPickupTime', { orderType: 'pickup', slot: null }],
    ['noNextDay', { slot: tomorrow }],
    ['noPhone', { phone: { number: ' ', region: '853' }, tablewareQty: -1 }],
    ['badPhone', { phone: { number: '661234', region: '853' } }],
    ['badPhone', { phone: { number: '66123456', region: '86' } }],
    ['noTableware', { tablewareQty: -1, payableCents: cents(0) }],
    ['badTableware', { tablewareQty: 12 }],
    ['paymentTooSmall', { payableCents: cents(9), bonusCents: cents(1), paymentType: 'OPEN_ALI' }],
    ['bonusBlocked', { bonusCents: cents(1), paymentType: 'OPEN_ALI' }],
  ])('is refused for %s, the first thing missing', (reason, changes) => {
    expect(checkSubmit(draft(changes))).toEqual({ ok: false, reason });
  });
  it('reports a delivery fee that changed with the address', () => {
    expect(deliveryFeeNotice(cents(1000), cents(1500))).toBe('checkout.deliveryFeeChanged');
    expect(deliveryFeeNotice(cents(1000), cents(1000))).toBeNull();
  });
});
