import { cardStatus } from '#shared/codes/card-status.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { fromDollars, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { MemberSession } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findCard } from '../cards/card-repo.ts';
import { needMark } from '../password/mark.ts';
import type { Payable } from './payable-kind.ts';

/** Gold above this much in one order asks for the payment password (decision MB22). */
const MUCH_GOLD = fromDollars(200);

/** How much gold an order took: gold knows payments, and not the other way round. */
export type GoldTaken = (
  query: Query,
  order: { merchantId: string; orderId: string },
) => Promise<Cents>;

/** The caller's verified card. */
export const cardOf = async (
  query: Query,
  { userId }: MemberSession,
  cardId: string | undefined,
): Promise<string> => {
  const card = cardId === undefined ? null : await findCard(query, userId, cardId);
  if (card === null) return refuse('CARD_NOT_FOUND');
  return card.status === cardStatus.codes.verified ? card.id : refuse('CARD_UNVERIFIED');
};

/** A card and much gold are paid with a mark of the payment password for exactly this order and sum. */
export const needPassword = async (
  query: Query,
  {
    order,
    type,
    mark,
    goldTaken,
  }: { order: Payable; type: PaymentType; mark: string | undefined; goldTaken: GoldTaken },
  now: Instant,
): Promise<void> => {
  const { merchantId, id, userId, total } = order;
  const isAsked =
    type === 'BANK_CARD' || (await goldTaken(query, { merchantId, orderId: id })) > MUCH_GOLD;
  if (isAsked) await needMark(query, { userId, targetId: id, amount: total }, mark, now);
};
