import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { longestPrep, suggestedMinutes } from '#shared/order/desk/ready-time.ts';
import type { Query } from '#server/db/db.ts';
import { dishesByIds } from '#server/modules/catalogue/index.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';

/** Minutes that dishes need, by product; those that have none of their own are missing. */
export type PrepMinutes = ReadonlyMap<string, number>;

/** The minutes that a desk proposes for an order: its longest dish, and more for many pieces (decision DA7). */
export const minutesOf = ({ snapshot, lines }: TakeoutOrder, prep: PrepMinutes): number =>
  suggestedMinutes({
    prepMinutes: longestPrep(
      { extraMinutes: 0, ...snapshot.store },
      lines.map(({ productId }) => prep.get(productId) ?? null),
    ),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  });

const prepOf = async (
  query: Query,
  { merchantId, storeId, lines }: TakeoutOrder,
): Promise<PrepMinutes> => {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const dishes = await dishesByIds(query, { merchantId, id: storeId }, ids);
  return new Map(
    dishes.flatMap(({ id, facts }) =>
      facts.prepMinutes === undefined ? [] : [[id as string, facts.prepMinutes] as const],
    ),
  );
};

/** When an order will be ready that is accepted now: in as many minutes as the desk says, a pre-order for its time. */
export const readyWhenAccepted = async (
  query: Query,
  order: TakeoutOrder,
  { now, minutes }: { now: Instant; minutes?: number | undefined },
): Promise<Instant> =>
  order.slotAt ?? plus(now, (minutes ?? minutesOf(order, await prepOf(query, order))) * MINUTE);
