import { asId, type MerchantId, type OrderId, type UserId } from '#shared/kernel/ids.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import type { Payable, PayableKind } from '../payment/payable-kind.ts';

/** Who sells what no merchant does (decision Z1). */
const PLATFORM: Bilingual = { zh: 'Senado', en: 'Senado' };

/** As the platform's own things are kept: no merchant is paid. */
export const NO_MERCHANT = asId<MerchantId>('');

/** What a payment reads of an order of the platform's own things. */
export type Sold = {
  id: OrderId;
  userId: UserId;
  total: Cents;
  payBefore: Instant;
  status: number;
};
/** What is sold: how its orders are found, and closed once their window has passed. `close`: true for one caller only. */
type SoldKind<O extends Sold> = {
  find: (query: Query, id: string) => Promise<O | null>;
  overdue: (query: Query, now: Instant, most: number) => Promise<O[]>;
  close: (query: Query, order: O) => Promise<boolean>;
};

const STATE: Readonly<Record<number, Payable['state']>> = {
  [ORDER.open]: 'open',
  [ORDER.paid]: 'paid',
  [ORDER.lapsed]: 'lapsed',
};

/** An order of the platform's own things, as payments see it. */
export const platformPayableOf = ({ id, userId, total, payBefore, status }: Sold): Payable => ({
  merchantId: NO_MERCHANT,
  id,
  userId,
  total,
  payBefore,
  state: STATE[status] ?? 'closed',
  channels: null,
  bonusCents: ZERO,
});

/** An order that never saw money may be looked at for so long. */
const UNPAID_KEPT_MS = 90 * DAY;
/** The moment before which orders that were never paid are forgotten. */
export const forgetsUnpaidBefore = (now: Instant): Instant => plus(now, -UNPAID_KEPT_MS);

/** The window of a kind: an order as it is now, and closing all whose window has passed. */
export const payWindow = <O extends Sold>({ find, overdue, close }: SoldKind<O>) => ({
  fresh: async (db: Db, id: string, now: Instant): Promise<O | null> => {
    const order = await find(db.query, id);
    if (order === null || order.status !== ORDER.open || now <= order.payBefore) return order;
    await db.tx((query) => close(query, order));
    return find(db.query, id);
  },
  closeOverdue: (db: Db, now: Instant): Promise<number> =>
    sweep(
      (limit) => overdue(db.query, now, limit),
      (order) => db.tx((query) => close(query, order)),
    ),
});

type Registered<O extends Sold> = Pick<PayableKind, 'returnPage' | 'receive' | 'close'> &
  Pick<SoldKind<O>, 'find'> & {
    fresh: (db: Db, id: string, now: Instant) => Promise<O | null>;
    nameOf: (order: O) => Bilingual;
  };

/** The platform's own things of a kind, as payments see them. */
export const platformPayable = <O extends Sold>({
  find,
  fresh,
  nameOf,
  ...rest
}: Registered<O>): PayableKind => ({
  ...rest,
  find: async (query, id) => {
    const order = await find(query, id);
    return order && platformPayableOf(order);
  },
  fresh: async (db, id, now) => {
    const order = await fresh(db, id, now);
    return order && platformPayableOf(order);
  },
  bill: async (query, id) => {
    const order = await find(query, id);
    return order && { payee: PLATFORM, item: nameOf(order), payBefore: order.payBefore };
  },
});
