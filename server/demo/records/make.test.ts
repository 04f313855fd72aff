import { describe, expect, it } from 'vitest';
import { windowRefusal } from '#shared/group/voucher-window.ts';
import { instant } from '#shared/kernel/time.ts';
import { isVoucherCode } from '#shared/voucher/code.ts';
import { townProduct } from '../rows.ts';
import { makeRecords } from './make.ts';

const until = instant(Date.parse('2026-11-21T16:00:00+08:00'));
const made = makeRecords({ count: 4000, days: 365, seed: 853, until });
const ofVoucher = (id: string) => made.verify_log.filter((log) => log['voucher_id'] === id);

describe('records of the demonstration', () => {
  it('are the same for the same seed and end, and differ for another seed', () => {
    expect(makeRecords({ count: 4000, days: 365, seed: 853, until })).toEqual(made);
    expect(makeRecords({ count: 50, days: 365, seed: 854, until }).verify_log).not.toEqual(
      makeRecords({ count: 50, days: 365, seed: 853, until }).verify_log,
    );
  });

  it('are as many as asked for, before now, each with an id of its own', () => {
    expect(made.verify_log).toHaveLength(4000);
    expect(new Set(made.verify_log.map(({ id }) => id)).size).toBe(4000);
    expect(made.verify_log.every(({ at }) => Number(at) < until)).toBe(true);
  });

  it('agree with their vouchers: uses and money that were not undone are what the voucher has given', () => {
    for (const voucher of made.voucher) {
      const stands = ofVoucher(voucher.id).filter(({ state }) => state === 'OK');
      expect(stands.reduce((sum, { times }) => sum + Number(times), 0)).toBe(voucher.times_used);
      expect(stands.reduce((sum, log) => sum + Number(log['face_amount']), 0)).toBe(
        voucher.amount_used,
      );
      expect(voucher.status).toBe(voucher.times_used === voucher.times_total ? 2 : 1);
      expect(isVoucherCode(voucher.code)).toBe(true);
    }
    expect(new Set(made.voucher.map(({ code }) => code)).size).toBe(made.voucher.length);
  });

  it('redeem only what was paid, in date and in its hours', () => {
    const vouchers = new Map(made.voucher.map((voucher) => [voucher.id, voucher]));
    for (const log of made.verify_log.filter(({ state }) => state !== 'REFUSED')) {
      const voucher = vouchers.get(String(log['voucher_id']))!;
      const product = townProduct(voucher.product_id);
      expect(
        windowRefusal(
          {
            validFrom: instant(voucher.valid_from),
            validTo: instant(voucher.valid_to),
            useTime: product.useTime,
          },
          instant(Number(log['at'])),
        ),
      ).toBeNull();
      expect(product.storeKeys).toContain(log['store_id']);
    }
  });

  it('split what was paid over the vouchers of an order', () => {
    for (const order of made.group_order)
      expect(
        made.voucher
          .filter(({ order_id }) => order_id === order['id'])
          .reduce((sum, { amount }) => sum + amount, 0),
      ).toBe(order['total']);
  });

  it('hold refusals with a reason and an undo for each that was taken back', () => {
    const refused = made.verify_log.filter(({ state }) => state === 'REFUSED');
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.every(({ reason, times }) => Number(reason) < 0 && times === 0)).toBe(true);
    expect(new Set(made.verify_undo.map(({ verify_id }) => verify_id))).toEqual(
      new Set(made.verify_log.filter(({ state }) => state === 'UNDONE').map(({ id }) => id)),
    );
  });
});
