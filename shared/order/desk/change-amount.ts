import { cents, type Cents } from '../../kernel/money.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { piecesCents, type PaidLine } from '../refund/refund-amount.ts';

/** So long a guest has to answer a change (decision DA9). */
export const CHANGE_ANSWER_MS = 5 * MINUTE;
/** So long a store has to accept once the guest has answered. */
const ACCEPT_AFTER_MS = 2 * MINUTE;

/** Until when a guest may answer a change. */
export const changeEndsAt = (offeredAt: Instant): Instant => plus(offeredAt, CHANGE_ANSWER_MS);

/** A store that waits for its guest's answer has time to accept after it. */
export const answerAfterChange = (answerBefore: Instant, changeBefore: Instant): Instant =>
  Math.max(answerBefore, plus(changeBefore, ACCEPT_AFTER_MS)) as Instant;

/** A line with what money and gold paid of it. */
export type ChangeLine = PaidLine & { goldCents: Cents };
/**
 * What comes instead of the pieces that are out. `keep`: pieces that stay; `worthCents`: the price of
 * all pieces of the substitute, null without one.
 */
export type LineChange = { keep: number; worthCents: Cents | null };
/**
 * `out`: pieces that go. `keptCents`, `keptGoldCents`: what the substitute takes over; the rest goes
 * back. `lossCents`: what the substitute costs above that, which the store bears.
 */
export type LineChanged = {
  out: number;
  keptCents: Cents;
  keptGoldCents: Cents;
  backCents: Cents;
  backGoldCents: Cents;
  lossCents: Cents;
};

/**
 * What a change of a line gives back, by its stored shares: `share − min(share, price × pieces)`
 * (decision DA9). Null where it changes nothing or keeps more than there is.
 */
export const changeOfLine = (
  line: ChangeLine,
  { keep, worthCents }: LineChange,
): LineChanged | null => {
  const out = line.quantity - line.refundedQuantity - keep;
  if (out < 1 || keep < 0) return null;
  const share = piecesCents(line, out);
  const gold = piecesCents({ ...line, shareCents: line.goldCents }, out);
  const worth = worthCents ?? 0;
  const kept = Math.min(share, worth);
  const keptGold = Math.min(gold, worth - kept);
  return {
    out,
    keptCents: cents(kept),
    keptGoldCents: cents(keptGold),
    backCents: cents(share - kept),
    backGoldCents: cents(gold - keptGold),
    lossCents: cents(worth - kept - keptGold),
  };
};
