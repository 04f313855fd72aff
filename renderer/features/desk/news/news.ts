import type { DeskStage } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { OrderId } from '#shared/kernel/ids.ts';

/** What a guest does to an order that the store has accepted, the most pressing first: calls it off, asks for money back, answers an offer, asks where it is. */
export const NEWS = ['CANCELLED', 'REFUND', 'ANSWERED', 'RUSHED'] as const;
export type NewsKind = (typeof NEWS)[number];
export type News = { kind: NewsKind; order: DeskOrder };
export type Known = ReadonlyMap<OrderId, DeskOrder>;

/** Accepted, and not out of the store yet. */
const AT_WORK: readonly DeskStage[] = ['PRE', 'MAKING', 'READY'];

const kindOf = (before: DeskOrder, after: DeskOrder): NewsKind | null => {
  if (after.stage === 'DONE' && after.status < 0)
    return AT_WORK.includes(before.stage) ? 'CANCELLED' : null;
  if (before.refund === null && after.refund !== null) return 'REFUND';
  if (before.change !== null && after.change === null) return 'ANSWERED';
  return after.rushCount > before.rushCount ? 'RUSHED' : null;
};

/** An order that was over before the board began comes back to it with the refund that its guest asks for. */
const isOfEarlierDay = (known: Known, { stage, refund }: DeskOrder): boolean =>
  known.size > 0 && stage === 'DONE' && refund !== null;

/** What has happened to orders since they were known, however it was learnt of. */
export const newsOf = (known: Known, orders: readonly DeskOrder[]): News[] =>
  orders.flatMap((order) => {
    const before = known.get(order.orderId);
    if (before === undefined)
      return isOfEarlierDay(known, order) ? [{ kind: 'REFUND', order }] : [];
    const kind = before.seq < order.seq ? kindOf(before, order) : null;
    return kind === null ? [] : [{ kind, order }];
  });
