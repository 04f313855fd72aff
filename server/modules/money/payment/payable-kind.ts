import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { MerchantId, OrderId, UserId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Trade } from './trade-repo.ts';

/** What any order is to a payment. `lapsed`: it was not paid in time. `channels`: the only ones that its offers let it be paid by; null for any. `bonusCents`: what mCoin took off. */
export type Payable = {
  merchantId: MerchantId;
  id: OrderId;
  userId: UserId;
  total: Cents;
  payBefore: Instant;
  state: 'open' | 'paid' | 'closed' | 'lapsed';
  channels: readonly PaymentType[] | null;
  bonusCents: Cents;
};

/** What a bank's page shows of an order. `payee`: null for the merchant of the payment. */
export type Bill = { payee: Bilingual | null; item: Bilingual; payBefore: Instant };

/** What receiving money needs besides the transaction. */
export type ReceiveDeps = Pick<Deps, 'random'>;

/** What a kind of order does for payments. The composition root registers one for each `orderType` of a payment. */
export type PayableKind = {
  /** Where the bank sends a buyer back to, unless the client names a page: an order's id is appended. */
  returnPage: string;
  /** An order as it is, in the caller's transaction. */
  find: (query: Query, id: string) => Promise<Payable | null>;
  /** An order as it is now: one whose window has passed is closed on the way. */
  fresh: (db: Db, id: string, now: Instant) => Promise<Payable | null>;
  bill: (query: Query, id: string) => Promise<Bill | null>;
  /** The shops of orders by the orders' ids, for lists of what gold paid; missing where a kind takes no gold. */
  shopNames?: (query: Query, ids: readonly string[]) => Promise<ReadonlyMap<string, Bilingual>>;
  /** Takes money in the payment's transaction. True when it was given back. */
  receive: (query: Query, deps: ReceiveDeps, trade: Trade, at: Instant) => Promise<boolean>;
  /** Closes every order whose window has passed, and returns how many. */
  close: (db: Db, now: Instant) => Promise<number>;
};

/** Every kind of order that can be paid: one that is missing does not compile. */
export type PayableKinds = Readonly<Record<PaidOrderType, PayableKind>>;
