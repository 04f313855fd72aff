import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, type Cents } from '../../kernel/money.ts';
import { instant } from '../../kernel/time.ts';
import { prorate } from '../../pricing/prorate.ts';
import { groupRefundAmount, type RefundVoucher } from './group-refund.ts';
import { usedRefund, type VoucherUse } from './used-refund.ts';

const aUse = (over: Partial<VoucherUse> = {}): VoucherUse => ({
  verifyId: 'u1',
  voucherId: 'v1',
  isUndone: false,
  isRefunded: false,
  times: 1,
  faceCents: cents(1000),
  ...over,
});

describe('the money of a use that a store gives back', () => {
  it('is the stored share of each use, and a use that is named twice counts once', () => {
    const uses = [aUse(), aUse({ verifyId: 'u2', times: 2, faceCents: cents(2001) })];
    expect(usedRefund(uses, ['u1', 'u2', 'u1'])).toMatchObject({
      ok: true,
      times: 3,
      refundCents: 3001,
    });
  });

  it('is refused for a use that is not known, was undone or was given back, and for two vouchers at once', () => {
    const uses = [
      aUse(),
      aUse({ verifyId: 'undone', isUndone: true }),
      aUse({ verifyId: 'refunded', isRefunded: true }),
      aUse({ verifyId: 'other', voucherId: 'v2' }),
    ];
    for (const [verifyId, reason] of [
      ['nothing', 'unknown'],
      ['undone', 'undone'],
      ['refunded', 'refunded'],
      ['other', 'mixed'],
    ] as const)
      expect(usedRefund(uses, ['u1', verifyId])).toEqual({ ok: false, reason, verifyId });
  });
});

const NOW = instant(1_700_000_000_000);
const STATUS = { valid: 1, used: 2, refunded: 3 } as const;
type Card = RefundVoucher & { uses: VoucherUse[] };

/** An order of cards with several uses, and what may become of it. */
const anOrder = (total: Cents, pieces: number, timesTotal: number) => {
  const cards: Card[] = prorate(total, Array<number>(pieces).fill(1)).map((amount, at) => ({
    voucherId: `v${at}`,
    status: STATUS.valid,
    timesTotal,
    timesUsed: 0,
    amount,
    amountUsed: cents(0),
    validTo: NOW,
    uses: [],
  }));
  let refunded = cents(0);
  const move = (card: Card, times: number, face: Cents): void => {
    card.timesUsed += times;
    card.amountUsed = addCents(card.amountUsed, face);
    card.status = card.timesUsed === timesTotal ? STATUS.used : STATUS.valid;
  };
  const use = (card: Card, times: number): void => {
    if (card.status !== STATUS.valid || card.timesUsed + times > timesTotal) return;
    const shares = prorate(card.amount, Array<number>(timesTotal).fill(1));
    const upTo = addCents(...shares.slice(0, card.timesUsed + times));
    const faceCents = cents(upTo - card.amountUsed);
    const verifyId = `${card.voucherId}-${card.uses.length}`;
    card.uses.push(aUse({ verifyId, voucherId: card.voucherId, times, faceCents }));
    move(card, times, faceCents);
  };
  const undo = (card: Card, at: number): void => {
    const found = card.uses[at];
    if (!found || found.isUndone || found.isRefunded || card.status === STATUS.refunded) return;
    found.isUndone = true;
    move(card, -found.times, cents(0 - found.faceCents));
  };
  const giveUsesBack = (card: Card, verifyIds: readonly string[]): void => {
    const answer = usedRefund(card.uses, verifyIds);
    if (!answer.ok) return;
    refunded = addCents(refunded, answer.refundCents);
    for (const one of answer.uses) one.isRefunded = true;
  };
  const giveRestBack = (card: Card): void => {
    const answer = groupRefundAmount(cards, [card.voucherId], NOW);
    if (!answer.ok) return;
    refunded = addCents(refunded, answer.refundCents);
    card.status = STATUS.refunded;
  };
  return { cards, use, undo, giveUsesBack, giveRestBack, refunded: () => refunded };
};

const act = fc.record({
  kind: fc.constantFrom('use', 'undo', 'giveUsesBack', 'giveRestBack'),
  card: fc.nat(4),
  at: fc.nat(6),
  times: fc.integer({ min: 1, max: 3 }),
});

describe('all refunds of an order', () => {
  it('never come to more than was paid, whatever is used, undone and given back, and to exactly that when all goes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(act, { maxLength: 40 }),
        (total, pieces, timesTotal, acts) => {
          const order = anOrder(cents(total), pieces, timesTotal);
          for (const { kind, card: index, at, times } of acts) {
            const card = order.cards[index % pieces]!;
            if (kind === 'use') order.use(card, times);
            if (kind === 'undo') order.undo(card, at);
            if (kind === 'giveUsesBack') order.giveUsesBack(card, [`${card.voucherId}-${at}`]);
            if (kind === 'giveRestBack') order.giveRestBack(card);
            expect(order.refunded()).toBeLessThanOrEqual(total);
          }
          for (const card of order.cards) {
            for (const { verifyId } of card.uses) order.giveUsesBack(card, [verifyId]);
            order.giveRestBack(card);
          }
          expect(order.refunded()).toBe(total);
        },
      ),
    );
  });
});
