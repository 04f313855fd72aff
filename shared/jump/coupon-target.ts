import type { CouponBusiness } from '../codes/coupon.ts';
import { storeScope } from '../codes/jump-type.ts';
import { joinPath } from '../routes/query.ts';
import { couponStores, idsOf, namedBusinesses, type WireCoupon } from '../voucher/wire-coupon.ts';
import { deliver, openAddress } from './deliver.ts';
import type { JumpContext, JumpTarget } from './jump-context.ts';
import { versionGate } from './native-minimum.ts';
import { storePath, storesPath } from './store-link.ts';

/** What a coupon's "use it" link needs of it (spec 000 §3); `linkUrl` is an address of its own. */
export type CouponLink = Partial<
  Pick<
    WireCoupon,
    | 'id'
    | 'redpackId'
    | 'storeScope'
    | 'storeIds'
    | 'storeIdList'
    | 'linkStoreId'
    | 'categoryIds'
    | 'businessTypes'
    | 'busicessTypes'
  >
> & { linkUrl?: string | null };

/**
 * The one business that a coupon's link leads to: '3' market before '2' group-buy before '1'
 * takeout, which is also the default (decision I4).
 */
export const businessOf = (
  coupon: Pick<CouponLink, 'businessTypes' | 'busicessTypes'>,
): CouponBusiness => namedBusinesses(coupon)[0] ?? 'takeout';

/** The member's list of coupons: for what leads nowhere else. */
const MINE: Record<CouponBusiness, string> = {
  takeout: '/userRedpack',
  market: '/market/user/useful',
  group: '/userRedpack',
};
const HOME: Record<CouponBusiness, string> = {
  takeout: '/',
  market: '/market/index',
  group: '/group/search',
};
const PRODUCTS: Record<CouponBusiness, string> = {
  takeout: '/search',
  market: '/market/search',
  group: '/group/search/product',
};

/**
 * All stores: the business's home; when only some categories or group products count, the search
 * for them.
 */
const everywhere = (coupon: CouponLink, business: CouponBusiness, redpackId: string): string => {
  const isNarrow = business === 'group' || idsOf(coupon.categoryIds).length > 0;
  return isNarrow && redpackId !== ''
    ? joinPath(PRODUCTS[business], { redpackId })
    : HOME[business];
};

const someStores = (coupon: CouponLink, business: CouponBusiness, redpackId: string): string => {
  const [first, ...others] = couponStores(coupon);
  return first !== undefined && others.length === 0
    ? storePath(business, first)
    : storesPath(business, redpackId);
};

const oneStore = ({ linkStoreId }: CouponLink, business: CouponBusiness): string => {
  const [id] = idsOf(linkStoreId);
  return id === undefined ? MINE[business] : storePath(business, id);
};

/**
 * The path for a coupon's scope (spec 000 §3): 1 all stores, 2 and 7 a set, 3 one, 9 group
 * products; others as 1 (decision I3).
 */
const scopePath = (coupon: CouponLink, business: CouponBusiness): string => {
  const redpackId = String(coupon.redpackId ?? coupon.id ?? '');
  const scope = storeScope.nameOf(coupon.storeScope);
  if (scope === 'oneStore') return oneStore(coupon, business);
  if (scope === 'stores' || scope === 'storeSet') return someStores(coupon, business, redpackId);
  if (scope === 'groupProducts') return joinPath('/group/search/product', { redpackId });
  return everywhere(coupon, business, redpackId);
};

/**
 * Where "use it" on a coupon or red packet leads: its own link when it has one that may open, else
 * by scope and business (spec 000 §2, §3; decisions I3, I4). Group-buy needs app 6.4.0.
 */
export const couponTarget = (coupon: CouponLink, context: JumpContext): JumpTarget => {
  const own = openAddress(coupon.linkUrl, context);
  if (own.kind !== 'none') return own;
  const business =
    storeScope.nameOf(coupon.storeScope) === 'groupProducts' ? 'group' : businessOf(coupon);
  const to = scopePath(coupon, business);
  const tooOld = business === 'group' ? versionGate('groupVoucher', context, to) : null;
  return tooOld ?? deliver(to, context);
};
