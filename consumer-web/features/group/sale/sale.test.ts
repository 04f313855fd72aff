import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import { faceOf, visitorBill, type Flash } from './sale.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const flash = (change: Partial<Flash> = {}): Flash => ({
  secKillId: 'noon',
  price: cents(1900),
  startTime: NOW,
  endTime: plus(NOW, HOUR),
  left: 5,
  total: 20,
  limit: 2,
  ...change,
});
const deal = (sale: Flash | null) => ({
  price: cents(3800),
  originalPrice: cents(5200),
  flash: sale,
  bulk: { activityId: 'autumn', price: cents(3000), fromQuantity: 10, endTime: plus(NOW, HOUR) },
});

describe('the price that a deal shows', () => {
  it('is the flash price while the sale runs and has pieces, else its own', () => {
    expect(faceOf(deal(flash()), NOW)).toEqual({ price: 1900, was: 3800, isFlash: true });
    for (const sale of [
      null,
      flash({ left: 0 }),
      flash({ startTime: plus(NOW, 1) }),
      flash({ endTime: NOW }),
    ])
      expect(faceOf(deal(sale), NOW)).toEqual({ price: 3800, was: 5200, isFlash: false });
  });
});

describe('the bill of a visitor', () => {
  it('counts the flash price for so many pieces as are left and allowed', () => {
    expect(visitorBill(deal(flash()), 3, NOW)).toEqual({
      totalAmount: 11_400,
      special: { kind: 'FLASH', pieces: 2, saving: 3800 },
      payAmount: 7600,
    });
    expect(visitorBill(deal(flash({ left: -1, limit: -1 })), 3, NOW).payAmount).toBe(5700);
    expect(visitorBill(deal(null), 3, NOW)).toEqual({
      totalAmount: 11_400,
      special: null,
      payAmount: 11_400,
    });
  });

  it('counts the bulk price where it takes more off', () => {
    expect(visitorBill(deal(flash()), 10, NOW).special).toMatchObject({
      kind: 'BULK',
      saving: 8000,
    });
  });
});
