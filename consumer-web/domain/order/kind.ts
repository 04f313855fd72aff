import type { QueryKey } from '@tanstack/react-query';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';

export const ORDER_KINDS = ['takeout', 'market', 'group'] as const;
export type OrderKindName = (typeof ORDER_KINDS)[number];

export type ReadOptions = { signal: AbortSignal };
export type WriteOptions = { key: string };

/** A kind of order whose owner can take a finished one off the list. */
export type RemovableKind = Pick<OrderKind, 'name'> & {
  links: { orders: string };
  remove: (orderId: OrderId, options: WriteOptions) => Promise<unknown>;
};

/** What a kind of order provides to the queries, mutations and parts that all kinds share. */
export type OrderKind<Order = unknown, Cancelled = unknown> = {
  name: OrderKindName;
  paidAs: PaidOrderType;
  /** Where the bank leads back to, with `LAST_TRADE` for the attempt. */
  backFromBank: (orderId: OrderId) => string;
  /** What a cancel makes stale: offers and gold that come back are listed elsewhere too. */
  staleOnCancel: QueryKey;
  find: (orderId: OrderId, options: ReadOptions) => Promise<Order>;
  surplus: (
    orderId: OrderId,
    options: ReadOptions,
  ) => Promise<{ payBefore: Instant; serverTime: Instant }>;
  cancel: (orderId: OrderId, options: WriteOptions, reason?: string) => Promise<Cancelled>;
};
