import type { OrderId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { type MoveKind, moveOrder } from '#server/modules/order/takeout/life.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';

type More = Parameters<typeof moveOrder>[4];

/** Moves an order as its store and its rider do; fails where the move is not legal. */
export const moveTo = async (
  db: Db,
  id: OrderId,
  kind: MoveKind,
  at: Instant,
  more: More = {},
): Promise<void> => {
  const moved = await db.tx(async (query) =>
    moveOrder(query, (await findOrder(query, id))!, kind, at, more),
  );
  if (moved === null) throw new Error(`${kind} was not possible`);
};
