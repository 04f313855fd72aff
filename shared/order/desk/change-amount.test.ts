import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, ZERO, type Cents } from '../../kernel/money.ts';
import { instant, MINUTE } from '../../kernel/time.ts';
import { atMostLeft, refundAmount, type PaidOrder } from '../refund/refund-amount.ts';
import { refundGold } from '../refund/refund-gold.ts';
import {
  answerAfterChange,
  changeEndsAt,
  changeOfLine,
  type ChangeLine,
  type LineChange,
} from './change-amount.ts';

const line = (change: Partial<ChangeLine> = {}): ChangeLine => ({
  lineId: 'a',
  quantity: 3,
  refundedQuantity: 0,
  shareCents: cents(1000),
  goldCents: ZERO,
  ...change,
});

describe('what a change of a line gives back (decision DA9)', () => {
  it('is the stored share of the pieces that are out', () => {
    expect(changeOfLine(line(), { keep: 1, worthCents: null })).toEqual({
      out: 2,
      keptCents: 0,
      keptGoldCents: 0,
      // 334 + 333 of 334 + 333 + 333
      backCents: 667,
      backGoldCents: 0,
      lossCents: 0,
    });
  });
  it('is what a cheaper substitute leaves of it', () => {
    expect(changeOfLine(line(), { keep: 0, worthCents: cents(900) })).toMatchObject({
      keptCents: 900,
      backCents: 100,
      lossCents: 0,
    });
  });
  it('is nothing for a dearer one: the store bears the difference', () => {
    expect(changeOfLine(line(), { keep: 0, worthCents: cents(1200) })).toMatchObject({
      keptCents: 1000,
      backCents: 0,
      lossCents: 200,
    });
  });
  it('lets money pay first, and gold what is left of the price', () => {
    const paid = line({ shareCents: cents(600), goldCents: cents(400) });
    expect(changeOfLine(paid, { keep: 0, worthCents: cents(700) })).toMatchObject({
      keptCents: 600,
      keptGoldCents: 100,
      backCents: 0,
      backGoldCents: 300,
    });
  });
  it('is refused where nothing changes, or more would stay than there is', () => {
    for (const keep of [3, 4, -1]) {
      expect(changeOfLine(line(), { keep, worthCents: null })).toBeNull();
    }
  });
});

describe('the time to answer a change', () => {
  it('is five minutes, and the store has two more to accept', () => {
    const noon = instant(0);
    expect(changeEndsAt(noon)).toBe(5 * MINUTE);
    expect(answerAfterChange(instant(MINUTE), changeEndsAt(noon))).toBe(7 * MINUTE);
    expect(answerAfterChange(instant(9 * MINUTE), changeEndsAt(noon))).toBe(9 * MINUTE);
  });
});

/** What a desk and a guest do to an order, one after another. */
type Act =
  | { do: 'change'; at: number; keep: number; worth: number | null }
  | { do: 'refund'; at: number; pieces: number }
  | { do: 'sum'; cents: number }
  | { do: 'bag' };
type Books = { order: PaidOrder; gold: Map<string, Cents>; back: number; backGold: number };

const money = (most: number) => fc.integer({ min: 0, max: most });
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      at: fc.nat(9),
      keep: fc.nat(4),
      worth: fc.option(money(9000)),
    }),
    fc.record({ do: fc.constant('refund' as const), at: fc.nat(9), pieces: fc.nat(4) }),
    fc.record({ do: fc.constant('sum' as const), cents: money(4000) }),
    fc.record({ do: fc.constant('bag' as const) }),
  ),
  { maxLength: 12 },
);

const lineAt = ({ order: { lines } }: Books, at: number) => lines[at % lines.length]!;
const goldLines = ({ order, gold }: Books) =>
  order.lines.map((one) => ({ ...one, goldCents: gold.get(one.lineId) ?? ZERO }));
const paidOf = ({ lines, deliveryFeeCents, platformFeeCents, bagFeeCents }: PaidOrder): Cents =>
  addCents(
    ...lines.map(({ shareCents }) => shareCents),
    deliveryFeeCents,
    platformFeeCents,
    bagFeeCents,
  );

describe('changes, give-backs and refunds of an order', () => {
  const order = fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 4 }),
          shareCents: money(9000),
          gold: money(3000),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      deliveryFeeCents: money(2000),
      platformFeeCents: money(500),
      bagFeeCents: money(200),
    })
    .map(({ lines, ...fees }): Books => ({
      order: {
        orderStatus: 2,
        isWholeOnly: false,
        isBagRefunded: false,
        lines: lines.map(({ quantity, shareCents }, at) => ({
          lineId: String(at),
          quantity,
          refundedQuantity: 0,
          shareCents: cents(shareCents),
        })),
        deliveryFeeCents: cents(fees.deliveryFeeCents),
        platformFeeCents: cents(fees.platformFeeCents),
        bagFeeCents: cents(fees.bagFeeCents),
      },
      gold: new Map(lines.map(({ gold }, at) => [String(at), cents(gold)])),
      back: 0,
      backGold: 0,
    }));

  const pay = (books: Books, total: Cents, amount: number, gold = 0): void => {
    books.back += atMostLeft(cents(amount), {
      paidCents: total,
      refundedCents: cents(books.back),
    });
    books.backGold += gold;
  };

  const take = (books: Books, lineId: string, quantity: number): void => {
    books.order = {
      ...books.order,
      lines: books.order.lines.map((one) =>
        one.lineId === lineId ? { ...one, refundedQuantity: one.refundedQuantity + quantity } : one,
      ),
    };
  };

  const change = (books: Books, total: Cents, at: number, wanted: LineChange): void => {
    const one = lineAt(books, at);
    const goldCents = books.gold.get(one.lineId) ?? ZERO;
    const done = changeOfLine({ ...one, goldCents }, wanted);
    if (done === null) return;
    take(books, one.lineId, done.out);
    pay(books, total, done.backCents, done.backGoldCents);
    if (wanted.worthCents === null) return;
    const lineId = `${one.lineId}+${books.order.lines.length}`;
    books.gold.set(lineId, done.keptGoldCents);
    books.order = {
      ...books.order,
      lines: [
        ...books.order.lines,
        { lineId, quantity: 2, refundedQuantity: 0, shareCents: done.keptCents },
      ],
    };
  };

  const refund = (books: Books, total: Cents, wanted: { lineId: string; quantity: number }[]) => {
    const amount = refundAmount(books.order, wanted);
    if (!amount.ok) return;
    pay(books, total, amount.refundCents, refundGold(goldLines(books), wanted));
    for (const { lineId, quantity } of wanted) take(books, lineId, quantity);
  };

  const run = (books: Books, total: Cents, act: Act): void => {
    if (act.do === 'change')
      change(books, total, act.at, {
        keep: act.keep,
        worthCents: act.worth === null ? null : cents(act.worth),
      });
    else if (act.do === 'refund')
      refund(books, total, [{ lineId: lineAt(books, act.at).lineId, quantity: act.pieces }]);
    else if (act.do === 'sum') pay(books, total, act.cents);
    else if (!books.order.isBagRefunded) {
      books.order = { ...books.order, isBagRefunded: true };
      pay(books, total, books.order.bagFeeCents);
    }
  };

  it('come to no more than was paid, and to exactly that when all goes', () => {
    fc.assert(
      fc.property(order, acts, (made, list) => {
        const books = structuredClone(made);
        const total = paidOf(books.order);
        const gold = addCents(...books.gold.values());
        for (const act of list) {
          run(books, total, act);
          expect(books.back).toBeLessThanOrEqual(total);
          expect(books.backGold).toBeLessThanOrEqual(gold);
        }
        books.order = { ...books.order, orderStatus: 1 };
        const left = books.order.lines
          .map(({ lineId, quantity, refundedQuantity }) => ({
            lineId,
            quantity: quantity - refundedQuantity,
          }))
          .filter(({ quantity }) => quantity > 0);
        refund(books, total, left);
        // fees alone are left where no piece is
        if (left.length > 0) expect(books.back).toBe(total);
        expect(books.backGold).toBe(gold);
      }),
    );
  });
});
