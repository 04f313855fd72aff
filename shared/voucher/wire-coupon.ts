import { couponBusiness, type CouponBusiness } from '../codes/coupon.ts';
import { storeScope } from '../codes/jump-type.ts';
import type { Cents } from '../kernel/money.ts';
import type { Day, Instant } from '../kernel/time.ts';

type Ids = readonly (string | number)[] | string | number | null | undefined;

/**
 * A coupon or red packet as the wire names it (spec 000 §3), money and dates decoded: `amount` in
 * cents, or `amountStr` in decimal dollars; `startDate` and `endDate` as instants or days. Lists
 * come as lists or with commas. `rate`, `maxAmount`, `productIds`, `claimedAt` and what follows are
 * ours, for what the documents do not name; missing means no such condition.
 */
export type WireCoupon = {
  id: string | number;
  redpackId?: string | number | null;
  storeScope?: number | null;
  storeIds?: Ids;
  storeIdList?: Ids;
  linkStoreId?: string | number | null;
  categoryIds?: Ids;
  businessTypes?: string | null;
  busicessTypes?: string | null;
  dateType?: number | null;
  startDate?: Instant | Day | null;
  endDate?: Instant | Day | null;
  day?: number | null;
  validDays?: number | null;
  isIncludeCurrentDay?: boolean | null;
  expireTips?: string | null;
  amount?: Cents | null;
  amountStr?: string | null;
  limitAmount?: Cents | null;
  rate?: number | null;
  maxAmount?: Cents | null;
  productIds?: Ids;
  claimedAt?: Instant | null;
  used?: boolean | null;
  isPriceBreak?: boolean | null;
  userRemaining?: number | null;
  totalRemaining?: number | null;
  paymentChannels?: readonly string[] | null;
  needsLogin?: boolean | null;
  minVersion?: string | null;
};

/** Ids as texts, from a list or a text with commas. */
export const idsOf = (ids: Ids): readonly string[] =>
  [ids ?? []]
    .flat()
    .flatMap((id) => String(id).split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');

const ALL: readonly CouponBusiness[] = ['market', 'group', 'takeout'];

type Businesses = Pick<WireCoupon, 'businessTypes' | 'busicessTypes'>;

/**
 * The businesses that a coupon names, in the order market, group, takeout (decision I4). Both
 * spellings are read.
 */
export const namedBusinesses = ({
  businessTypes,
  busicessTypes,
}: Businesses): readonly CouponBusiness[] => {
  const types = businessTypes || busicessTypes || '';
  return ALL.filter((business) => types.includes(String(couponBusiness.codes[business])));
};

/** The businesses that a coupon is for: those that it names, else all. */
export const couponBusinesses = (coupon: Businesses): readonly CouponBusiness[] => {
  const named = namedBusinesses(coupon);
  return named.length > 0 ? named : ALL;
};

/**
 * The stores of a coupon (spec 000 §3); empty: every store. Scopes 2 and 7 without a list, and 3
 * without a store, are known to the server only, and count as every store until it refuses. 9
 * (group products) and scopes that are not listed have no stores (decision I3).
 */
export const couponStores = ({
  storeScope: scope,
  storeIds,
  storeIdList,
  linkStoreId,
}: Pick<
  WireCoupon,
  'storeScope' | 'storeIds' | 'storeIdList' | 'linkStoreId'
>): readonly string[] => {
  const listed = idsOf(storeIds).length > 0 ? idsOf(storeIds) : idsOf(storeIdList);
  const name = storeScope.nameOf(scope);
  if (name === 'stores' || name === 'storeSet') return listed;
  if (name !== 'oneStore') return [];
  return idsOf(linkStoreId).length > 0 ? idsOf(linkStoreId) : listed;
};
