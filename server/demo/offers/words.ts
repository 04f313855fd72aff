import { couponBusiness } from '#shared/codes/coupon.ts';
import { fromDollars, type Cents } from '#shared/kernel/money.ts';
import type { OfferTerms, Validity } from '#server/modules/offers/index.ts';
import { markets } from '../market/stores.ts';
import { takeouts } from '../takeout/index.ts';

export const say = (zh: string, en: string) => ({ zh, en });
export const dollars = (value: number): Cents => fromDollars(value);

type Written = Pick<OfferTerms, 'kind' | 'name' | 'validity'> &
  Partial<Omit<OfferTerms, 'kind' | 'name' | 'validity'>>;

const RULES: Readonly<Record<OfferTerms['kind'], OfferTerms['rules']>> = {
  redPacket: say(
    '每張訂單可用一個，不可與代金券、免運紅包同時使用；餐盒費、膠袋費及運費不計入門檻。',
    'One in an order, not together with vouchers or delivery packets; box, bag and delivery fees do not count towards the minimum.',
  ),
  voucher: say(
    '每張訂單可用一張，不可與紅包、免運紅包同時使用；餐盒費、膠袋費及運費不計入門檻。',
    'One in an order, not together with red packets or delivery packets; box, bag and delivery fees do not count towards the minimum.',
  ),
  mallCoupon: say(
    '放入購物車後使用，可與其他商場券同時使用，不可與代金券、紅包同時使用；不計入起送門檻。',
    'Put it into the cart to use it: together with other mall coupons, not with vouchers or red packets. It does not count towards the minimum of an order.',
  ),
  freeDelivery: say(
    '只減運費，與平台運費優惠取較優者；自取訂單不適用。',
    'Takes off the delivery fee only; of this and the platform’s delivery promotion the better one counts. Not for orders that you collect.',
  ),
};

/** Terms with all that is usual left out: for every takeout store, from the first cent on. */
export const terms = ({ kind, name, validity, ...more }: Written): OfferTerms => ({
  kind,
  name,
  rules: RULES[kind],
  activityId: 'demo',
  sourceType: null,
  storeScope: 1,
  storeIds: [],
  storeName: null,
  businessTypes: String(couponBusiness.codes.takeout),
  productIds: [],
  linkUrl: null,
  amount: null,
  rate: null,
  maxAmount: null,
  limitAmount: dollars(0),
  validity,
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
  ...more,
});

/** What coupons for deals have in common. */
export const FOR_DEALS = {
  rules: say('每張團購訂單可用一張。', 'One in an order of deals.'),
  businessTypes: String(couponBusiness.codes.group),
} satisfies Partial<OfferTerms>;

/** What coupons for supermarkets have in common. */
export const FOR_MARKETS = {
  businessTypes: String(couponBusiness.codes.market),
} satisfies Partial<OfferTerms>;

/** For one store of the town. */
export const ofStore = (key: string): Pick<OfferTerms, 'storeScope' | 'storeIds' | 'storeName'> => {
  const store = [...takeouts, ...markets].find((one) => one.key === key);
  return { storeScope: 3, storeIds: [key], storeName: store === undefined ? null : store.name };
};

export const days = (count: number): Validity => ({
  kind: 'afterClaim',
  days: count,
  includesToday: true,
});

/** A coupon of several stores of the demonstration. */
export const ofStores = (
  ...keys: string[]
): Pick<OfferTerms, 'storeScope' | 'storeIds' | 'storeName'> => ({
  storeScope: 2,
  storeIds: keys,
  storeName: null,
});
