import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { EventTable } from './event-repo.ts';
import type { RefundItem, RefundTable } from './refund-repo.ts';
import type { MoveTable } from './moves.ts';
import type { LifeOrder, Patch, Standing } from './order.ts';

/** Announces to caches what was moved, at the end of the transaction that moved it. */
type Announce = () => Promise<void>;

/** A kind of order: its tables, its legal moves and its goods. Everything else of an order's life is the same for all kinds. */
export type OrderKind<O extends LifeOrder, M extends string> = {
  /** Whose coupons it gives. */
  business: StoreKind;
  /** What its payments call it. */
  orderType: PaidOrderType;
  tables: { events: EventTable; refunds: RefundTable };
  moves: MoveTable<M>;
  find: (query: Query, id: string) => Promise<O | null>;
  /** Sets the state of an order, if it still is as it was read. */
  compareAndSet: (query: Query, order: O, next: Standing, patch: Patch) => Promise<boolean>;
  /** Orders whose window has passed, oldest first. */
  overdue: (query: Query, now: Instant, most: number) => Promise<O[]>;
  /** Orders whose refund request was made at or before a moment and still waits. */
  refundsWaiting: (query: Query, before: Instant, most: number) => Promise<O[]>;
  /** What follows a move of an order, in its transaction; the order is given as it is then. */
  moved: (query: Query, order: O, move: string, at: Instant) => Promise<void>;
  /** What a payment sets of an order besides its own data: until when its store must answer. */
  atPayment: (query: Query, order: O, at: Instant) => Promise<Patch>;
  goods: {
    giveBack: (query: Query, order: O) => Promise<Announce>;
    /** What a whole refund puts back: goods that the store has not made. */
    giveUnmadeBack: (query: Query, order: O) => Promise<Announce>;
    /** What a refund of some pieces puts back of them; gives the lines as they are then. */
    givePartBack: (
      query: Query,
      order: O,
      part: { items: readonly RefundItem[] },
    ) => Promise<{ lines: O['lines']; announce: Announce }>;
  };
  /** What an order took of its store's limited activities. */
  activityUses: {
    confirm(query: Query, of: { merchantId: string; orderId: string }): Promise<void>;
    free(query: Query, of: { merchantId: string; orderId: string }): Promise<void>;
  };
};
