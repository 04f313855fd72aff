import { addCents, cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { giveBackPart } from '#shared/order/refund/give-back.ts';
import { refundGold } from '#shared/order/refund/refund-gold.ts';
import type { RefundSelection } from '#shared/order/refund/refund-amount.ts';
import type { Query } from '#server/db/db.ts';
import { freeValues, returnValues, takenOf } from '#server/modules/money/index.ts';
import { refundedPieces, type Refund } from './refund-repo.ts';
import { useKey, type LifeOrder } from './order.ts';

/** The gold that comes back with these pieces: what paid for them. */
export const goldOf = (
  { lines }: LifeOrder,
  refunds: readonly Refund[],
  wanted: RefundSelection,
): Cents => {
  const refunded = refundedPieces(refunds);
  return refundGold(
    lines.map(({ uuid, quantity, goldCents }) => ({
      lineId: uuid,
      quantity,
      refundedQuantity: refunded.get(uuid) ?? 0,
      goldCents: goldCents ?? cents(0),
    })),
    wanted,
  );
};

/** Whether a refund leaves nothing of an order: neither money nor gold. */
export const isAllBack = (
  { total, goldRefund, quote }: LifeOrder,
  { money, gold }: { money: Cents; gold: Cents },
): boolean => money >= total && addCents(goldRefund, gold) >= quote.totals.goldCents;

/** Gold and mCoin of a part: the gold of its pieces, and coins in proportion to all the money that went back (decision E12). */
export const giveValueBack = async (
  query: Query,
  order: LifeOrder,
  { gold, money, at }: { gold: Cents; money: Cents; at: Instant },
): Promise<void> => {
  await returnValues(query, useKey(order), { kind: 'gold', amount: gold, at });
  const coins = await takenOf(query, useKey(order), 'mcoin');
  const { mCoinCents } = giveBackPart(
    { goldCents: gold, mCoinCents: coins.taken },
    { refundCents: money, paidCents: order.total },
  );
  await returnValues(query, useKey(order), {
    kind: 'mcoin',
    amount: cents(mCoinCents - coins.returned),
    at,
  });
};

/** All that is left of either. */
export const giveAllValueBack = (query: Query, order: LifeOrder, at: Instant): Promise<void> =>
  freeValues(query, useKey(order), at);
