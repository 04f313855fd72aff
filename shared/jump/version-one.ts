import { couponBusiness, type CouponBusiness } from '../codes/coupon.ts';
import type { JumpTypeName } from '../codes/jump-type.ts';
import { joinPath } from '../routes/query.ts';
import type { SkipParameters } from './jump-rule.ts';
import type { NativeFeature } from './native-minimum.ts';
import { storePath, storesPath } from './store-link.ts';

/** The facts of a row: the rule's parameters and its own category. */
export type RowInput = SkipParameters & { classifyId: string };
type Row = { path: (input: RowInput) => string; feature?: NativeFeature };

/**
 * `businessType` 1 is takeout, 2 group-buy; all else is the market, whose banners leave it out
 * (decision N3).
 */
const businessOf = (businessType: string): CouponBusiness => {
  const name = couponBusiness.nameOf(Number(businessType));
  return name === 'unknown' ? 'market' : name;
};

/** One store opens its page, several their list (decision N3). */
const storeOrStores = ({ storeIds, productId, businessType, redpackId }: RowInput): string => {
  const business = businessOf(businessType);
  const [only] = storeIds;
  return only !== undefined && storeIds.length === 1
    ? storePath(business, only, productId)
    : storesPath(business, redpackId);
};

/** Main category, or with `classifyId` the goods of a category (decision N4). */
const marketCategory = ({ categoryId, classifyId }: RowInput): string => {
  const id = categoryId || classifyId;
  if (id === '') return '/market/index';
  return joinPath(classifyId === '' ? '/market/category' : '/market/category/goods', {
    categoryId: id,
  });
};

/**
 * The stores of one category; all categories when none is named. Type 9 is read as this, type 8 as
 * the page of all categories: the documents give both links and no pairing.
 */
const takeoutCategory = ({ categoryId, id, classifyId }: RowInput): string => {
  const category = categoryId || id || classifyId;
  return category === '' ? '/categories' : joinPath('/categoriesDetail', { id: category });
};

const productVoucher = ({ productId, id }: RowInput): string => {
  const product = productId || id;
  return product === ''
    ? '/groupbooking'
    : joinPath('/group/productDetail', { productId: product });
};

const at = (path: string): Row => ({ path: () => path });

/**
 * Version-1 types, a row a type (spec 000 §3, decisions N2–N4). Type 1 is an address, which
 * `jump-target.ts` handles.
 */
export const VERSION_ONE: Readonly<Record<Exclude<JumpTypeName, 'webLink'>, Row>> = {
  marketHome: at('/market/index'),
  marketCategory: { path: marketCategory },
  store: { path: storeOrStores },
  takeoutHome: at('/'),
  takeoutCategory: at('/categories'),
  takeoutPrimaryCategory: { path: takeoutCategory },
  buyCredit: at('/gold/buy'),
  memberCentre: at('/member/online'),
  taskCentre: at('/member/upgrade?skipAddress=TaskCenterController'),
  memberMall: at('/member/upgrade?skipAddress=MemberCenterController'),
  productVoucher: { path: productVoucher, feature: 'groupVoucher' },
  monthlyCard: at('/vip/home'),
  checkIn: at('/rule/sign'),
  boomCoupon: { ...at('/com-page/app-search?isGroup=1'), feature: 'boomCoupon' },
  member: at('/vip/user'),
};
