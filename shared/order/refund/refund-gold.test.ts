import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { refundGold } from './refund-gold.ts';

const lines = (refundedQuantity = 0) => [
  { lineId: 'rice', quantity: 3, refundedQuantity, goldCents: cents(1000) },
  { lineId: 'tea', quantity: 1, refundedQuantity: 0, goldCents: cents(0) },
];

describe('the gold that a refund gives back', () => {
  it('is what paid for the pieces', () => {
    expect(refundGold(lines(), [{ lineId: 'rice', quantity: 1 }])).toBe(334);
    expect(
      refundGold(lines(1), [
        { lineId: 'rice', quantity: 2 },
        { lineId: 'tea', quantity: 1 },
      ]),
    ).toBe(666);
    expect(refundGold(lines(), [{ lineId: 'tea', quantity: 1 }])).toBe(0);
    expect(refundGold([], [])).toBe(0);
  });
  it('sums to the gold of a line exactly, however it is split', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 99_999 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }),
        (quantity, gold, parts) => {
          let back = 0;
          let refunded = 0;
          for (const part of [...parts, quantity]) {
            const pieces = Math.min(part, quantity - refunded);
            back += refundGold(
              [{ lineId: 'a', quantity, refundedQuantity: refunded, goldCents: cents(gold) }],
              [{ lineId: 'a', quantity: pieces }],
            );
            refunded += pieces;
          }
          expect(back).toBe(gold);
        },
      ),
    );
  });
});
