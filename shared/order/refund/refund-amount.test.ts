import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { bagRefundAmount, goodsLeft, refundAmount, type PaidOrder } from './refund-amount.ts';

const order = (changes: Partial<PaidOrder> = {}): PaidOrder => ({
  orderStatus: 2,
  isWholeOnly: false,
  isBagRefunded: false,
  lines: [
    { lineId: 'rice', quantity: 3, refundedQuantity: 0, shareCents: cents(1000) },
    { lineId: 'tea', quantity: 1, refundedQuantity: 0, shareCents: cents(850) },
  ],
  deliveryFeeCents: cents(1500),
  platformFeeCents: cents(200),
  bagFeeCents: cents(100),
  ...changes,
});
const all = [
  { lineId: 'rice', quantity: 3 },
  { lineId: 'tea', quantity: 1 },
];

describe('what a refund pays back', () => {
  it('is the stored share of the pieces, without delivery, platform and bag fees', () => {
    expect(refundAmount(order(), [{ lineId: 'rice', quantity: 1 }])).toEqual({
      ok: true,
      isWholeOrder: false,
      refundCents: 334,
      lines: [{ lineId: 'rice', quantity: 1, cents: 334 }],
      deliveryFeeCents: 0,
      platformFeeCents: 0,
      bagFeeCents: 0,
    });
    expect(refundAmount(order(), [{ lineId: 'rice', quantity: 2 }])).toMatchObject({
      refundCents: 667,
    });
  });
  it('of all items is still goods only once the store has accepted', () => {
    expect(refundAmount(order(), all)).toMatchObject({ isWholeOrder: false, refundCents: 1850 });
  });
  it('of all items is the whole order with every fee before', () => {
    for (const orderStatus of [0, 1])
      expect(refundAmount(order({ orderStatus }), all)).toMatchObject({
        isWholeOrder: true,
        refundCents: 3650,
        deliveryFeeCents: 1500,
        platformFeeCents: 200,
        bagFeeCents: 100,
      });
    expect(refundAmount(order({ orderStatus: 1, isBagRefunded: true }), all)).toMatchObject({
      isWholeOrder: true,
      refundCents: 3550,
      bagFeeCents: 0,
    });
    expect(refundAmount(order({ orderStatus: 1 }), all.slice(1))).toMatchObject({
      isWholeOrder: false,
      refundCents: 850,
    });
  });
  it('of what is left continues where the last refund ended', () => {
    const lines = [{ lineId: 'rice', quantity: 3, refundedQuantity: 1, shareCents: cents(1000) }];
    expect(refundAmount(order({ lines }), [{ lineId: 'rice', quantity: 2 }])).toMatchObject({
      refundCents: 666,
    });
    expect(refundAmount(order({ lines }), [{ lineId: 'rice', quantity: 3 }])).toEqual({
      ok: false,
      reason: 'badQuantity',
      lineId: 'rice',
      left: 2,
    });
  });
  it('leaves the goods of the pieces that stay, to the cent', () => {
    const line = { quantity: 3, goodsCents: cents(1000) };
    expect(
      [0, 1, 2, 3].map((refundedQuantity) =>
        goodsLeft([
          { ...line, refundedQuantity },
          { quantity: 1, refundedQuantity: 0, goodsCents: cents(50) },
        ]),
      ),
    ).toEqual([1050, 716, 383, 50]);
    expect(goodsLeft([])).toBe(0);
  });
  it.each([
    ['nothing', [], { reason: 'noItems' }],
    [
      'what was not bought',
      [{ lineId: 'soup', quantity: 1 }],
      { reason: 'unknownLine', lineId: 'soup' },
    ],
    [
      'no piece',
      [{ lineId: 'tea', quantity: 0 }],
      { reason: 'badQuantity', lineId: 'tea', left: 1 },
    ],
    [
      'half a piece',
      [{ lineId: 'rice', quantity: 1.5 }],
      { reason: 'badQuantity', lineId: 'rice', left: 3 },
    ],
    [
      'too many',
      [{ lineId: 'tea', quantity: 2 }],
      { reason: 'badQuantity', lineId: 'tea', left: 1 },
    ],
    [
      'a line twice',
      [
        { lineId: 'rice', quantity: 1 },
        { lineId: 'rice', quantity: 1 },
      ],
      { reason: 'badQuantity', lineId: 'rice', left: 3 },
    ],
  ])('refuses %s', (_, selection, refusal) => {
    expect(refundAmount(order(), selection)).toEqual({ ok: false, ...refusal });
  });
  it('refuses a part of an order that can only be refunded whole', () => {
    expect(refundAmount(order({ isWholeOnly: true }), all.slice(1))).toEqual({
      ok: false,
      reason: 'partialNotSupported',
    });
    expect(refundAmount(order({ isWholeOnly: true }), all)).toMatchObject({
      ok: true,
      refundCents: 1850,
    });
  });
  it('for the bag is its fee, once', () => {
    expect(bagRefundAmount(order())).toEqual({ ok: true, refundCents: 100 });
    expect(bagRefundAmount(order({ isBagRefunded: true }))).toEqual({
      ok: false,
      reason: 'bagRefunded',
    });
    expect(bagRefundAmount(order({ bagFeeCents: cents(0) }))).toEqual({
      ok: false,
      reason: 'noBag',
    });
  });

  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    share: fc.integer({ min: 0, max: 99_999 }),
  });
  it('sums to each line exactly, piece by piece, however it is split', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 40 }),
        (bought, asked) => {
          const lines = bought.map(({ quantity, share }, index) => ({
            lineId: `line ${index}`,
            quantity,
            refundedQuantity: 0,
            shareCents: cents(share),
          }));
          const paid = bought.reduce((sum, { share }) => sum + share, 0);
          let back = 0;
          for (const [index, quantity] of [
            ...asked,
            ...bought.flatMap(({ quantity }, at) =>
              Array.from({ length: quantity }, () => [at, 1] as const),
            ),
          ]) {
            const amount = refundAmount(order({ lines }), [{ lineId: `line ${index}`, quantity }]);
            if (!amount.ok) continue;
            back += amount.refundCents;
            lines[index]!.refundedQuantity += quantity;
            expect(back).toBeLessThanOrEqual(paid);
          }
          expect(back).toBe(paid);
        },
      ),
    );
  });
});
