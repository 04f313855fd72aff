import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import { addCents, type Cents } from '#shared/kernel/money.ts';
import { serviceFees } from '#shared/order/checkout/service-fees.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import type { Context } from '#server/kit/context.ts';
import type { TakeoutStore } from './store-repo.ts';
import { firstTime } from './times.ts';

type Row = ReplyOf<(typeof takeoutStoreCalls)['takeoutStoreGet']>['serviceFees'][number];
type Fees = readonly Pick<Row, 'kind' | 'amount' | 'pickup'>[];

/** By what a loaded store keeps at every moment. */
const known = new WeakMap<TakeoutStore['facts'], { minute: number; fees: Fees }>();

/** The service fees of an order for the earliest time that a store offers; worked out once a minute. */
const feesOf = (
  { facts }: TakeoutStore,
  standing: () => Standing<TakeoutStore>,
  now: Instant,
): Fees => {
  const before = known.get(facts);
  const minute = Math.floor(now / MINUTE);
  if (before?.minute === minute) return before.fees;
  const { holiday, special } = serviceFees(firstTime(standing(), now) ?? now, false);
  const fees = [
    { kind: 'holiday', amount: holiday, pickup: true },
    { kind: 'specialPeriod', amount: special, pickup: false },
  ] as const;
  const charged = fees.filter(({ amount }) => amount > 0);
  known.set(facts, { minute, fees: charged });
  return charged;
};

/** What they come to for a delivery. */
export const serviceFeeOf = (store: TakeoutStore, now: Instant): Cents =>
  addCents(...feesOf(store, () => standingAt(store, now), now).map(({ amount }) => amount));

/** Each with its name in the reader's language. */
export const namedServiceFees = (
  store: Standing<TakeoutStore>,
  { now, t }: Pick<Context, 'now' | 't'>,
): Row[] =>
  feesOf(store, () => store, now).map((fee) => ({ ...fee, name: t(`checkout.fee.${fee.kind}`) }));
