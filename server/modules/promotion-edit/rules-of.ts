import { deliveryOfferType, orderLimitType } from '#shared/codes/activity.ts';
import { fullScopeOf, type PromotionTerms, type TermsOf } from '#shared/promotion/terms.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { ActivityKind, ActivityRules } from '#server/modules/catalogue/index.ts';

type Beside = { withVouchers: boolean; withFull: boolean };
const flagsOf = ({ withVouchers, withFull }: Beside) => ({
  shareVoucher: withVouchers,
  shareFullDiscount: withFull,
  shareFullReduction: withFull,
});

const PRODUCT_TYPES = { ALL: 1, CLASSES: 2, BRANDS: 3, DISHES: 4 } as const;
/** Between its dates, which the row itself has. */
const DATED = 1;
const BY_TIERS = 2;

const fullRules = (name: Bilingual, terms: TermsOf<'full'>): ActivityRules['full'] => {
  const { way, tiers, productIds, withVouchers } = terms;
  const { of, ids } = fullScopeOf(terms);
  const scope = {
    name,
    productType: PRODUCT_TYPES[of],
    productTypeIdList: of === 'CLASSES' || of === 'BRANDS' ? ids : [],
    productList: productIds,
    shareVoucher: withVouchers,
  };
  return way === 'OFF'
    ? {
        ...scope,
        activityType: 1,
        discountContentList: tiers.map(({ from, off }) => ({ fullAtm: from, discount: off })),
      }
    : {
        ...scope,
        activityType: 2,
        discountContentList: tiers.map(({ from, percent }) => ({
          fullAtm: from,
          discount: (100 - percent) / 100,
        })),
      };
};

const discountRules = (
  name: Bilingual,
  { orderLimit, userLimit, ...beside }: TermsOf<'discount'>,
): ActivityRules['discount'] => ({
  ...flagsOf(beside),
  name,
  orderLimitType: orderLimit < 0 ? orderLimitType.codes.unlimited : orderLimitType.codes.perOrder,
  orderLimitCount: Math.max(0, orderLimit),
  userLimit,
});

const giftRules = (name: Bilingual, { tiers }: TermsOf<'fullGift'>): ActivityRules['fullGift'] => ({
  name,
  dateType: DATED,
  details: tiers.map(({ from, gift, pieces }, place) => ({
    id: `gift-${place + 1}`,
    limitAmount: from,
    gift: { zh: gift.zh, en: gift.en || gift.zh },
    qty: pieces,
    weight: 0,
  })),
  stock: Object.fromEntries(tiers.map(({ stock }, place) => [`gift-${place + 1}`, stock])),
});

const deliveryRules = (
  name: Bilingual,
  { isFree, tiers, coversAll }: TermsOf<'merchantDelivery'>,
): ActivityRules['merchantDelivery'] => ({
  name,
  activityType: isFree ? deliveryOfferType.codes.freeForAll : BY_TIERS,
  deliveryDetails: isFree ? [] : tiers.map(({ from, off }) => ({ limitAmount: from, amount: off })),
  isContainAddAmtn: coversAll,
  isContainOverWeightAmtn: coversAll,
});

type KindAndRules = { [K in ActivityKind]: { kind: K; rules: ActivityRules[K] } }[ActivityKind];

/** What prices read of a promotion: the rules that `takeout_activity` holds. */
export const rulesOf = (name: Bilingual, terms: PromotionTerms): KindAndRules => {
  const { kind } = terms;
  switch (kind) {
    case 'full':
      return { kind, rules: fullRules(name, terms) };
    case 'discount':
      return { kind, rules: discountRules(name, terms) };
    case 'flash': {
      const { userLimit, fromMinute, toMinute } = terms;
      return { kind, rules: { name, userLimit, fromMinute, toMinute } };
    }
    case 'purchase': {
      const { from, price, stock, userLimit, orderLimit } = terms;
      const limits = { stock, joinLimit: userLimit, joinLimitQuantity: orderLimit };
      return {
        kind,
        rules: { ...flagsOf(terms), name, purchaseLimitAmount: from, price, ...limits },
      };
    }
    case 'fullGift':
      return { kind, rules: giftRules(name, terms) };
    case 'fullReturn': {
      const details = terms.tiers.map(({ from, voucher, voucherFrom, days }) => ({
        limitAmount: from,
        voucherAmount: voucher,
        voucherLimit: voucherFrom,
        validDays: days,
      }));
      return { kind, rules: { name, details } };
    }
    case 'merchantDelivery':
      return { kind, rules: deliveryRules(name, terms) };
    case 'poster': {
      const { picture, productIds, classIds } = terms;
      const [classId] = classIds;
      const leadsTo: ActivityRules['poster']['leadsTo'] =
        classId === undefined
          ? { kind: 'DISH', id: productIds[0]! }
          : { kind: 'CLASS', id: classId };
      return { kind, rules: { name, picture, productIds, leadsTo } };
    }
    case 'selfTake':
      return {
        kind,
        rules: { name, discountRate: (100 - terms.percent) / 10, limitAmount: terms.from },
      };
  }
};
