import { toDollars, ZERO, type Cents } from '#shared/kernel/money.ts';
import { fullScopeOf, type PromotionTerms } from '#shared/promotion/terms.ts';
import { fieldOf, typedLimit } from '../../lib/typed.ts';
import {
  clock,
  EMPTY,
  NEW_TIER,
  type TypedDish,
  type TypedPromotion,
  type TypedTier,
} from './promotion-fields.ts';
import type { Planned } from './queries.ts';

const typedCash = (value: Cents): number => toDollars(value);

type WireTier = Partial<{
  from: Cents;
  off: Cents;
  percent: number;
  gift: { zh: string; en: string };
  pieces: number;
  stock: number;
  voucher: Cents;
  voucherFrom: Cents;
  days: number;
}>;
const typedTier = (tier: WireTier): TypedTier => ({
  from: typedCash(tier.from ?? ZERO),
  off: typedCash(tier.off ?? ZERO),
  percent: tier.percent ?? '',
  giftZh: tier.gift?.zh ?? '',
  giftEn: tier.gift?.en ?? '',
  pieces: tier.pieces ?? 1,
  stock: typedLimit(tier.stock ?? -1),
  voucher: typedCash(tier.voucher ?? ZERO),
  voucherFrom: typedCash(tier.voucherFrom ?? ZERO),
  days: tier.days ?? 30,
});

/** Dishes that are still in the menu, at the prices of the terms. */
const typedDishes = (terms: PromotionTerms, dishes: Planned['dishes']): TypedDish[] => {
  const priced = 'dishes' in terms ? terms.dishes : [];
  return dishes.map(({ productId, name, price: usual }) => {
    const mine = priced.find((one) => one.productId === productId);
    return {
      productId,
      name,
      usual,
      price: mine ? typedCash(mine.price) : '',
      stock: typedLimit(mine?.stock ?? -1),
    };
  });
};

/** What the form of a promotion begins with that was saved. */
export const fieldsOf = (
  { name, startTime, endTime }: Planned['promotion'],
  terms: PromotionTerms,
  dishes: Planned['dishes'],
): TypedPromotion => ({
  ...EMPTY,
  kind: terms.kind,
  nameZh: name.zh,
  nameEn: name.en,
  from: fieldOf(startTime),
  until: fieldOf(endTime ?? startTime),
  tiers: 'tiers' in terms && terms.tiers.length > 0 ? terms.tiers.map(typedTier) : [NEW_TIER],
  dishes: typedDishes(terms, dishes),
  ...(terms.kind === 'full' && {
    way: terms.way,
    scope: fullScopeOf(terms).of,
    classIds: [...(terms.classIds ?? [])],
    brandIds: [...(terms.brandIds ?? [])],
  }),
  ...(terms.kind === 'poster' && {
    picture: terms.picture,
    scope: terms.classIds.length > 0 ? ('CLASSES' as const) : ('DISHES' as const),
    classIds: [...terms.classIds],
  }),
  ...(terms.kind === 'flash' && {
    hoursFrom: clock(terms.fromMinute),
    hoursTo: clock(terms.toMinute),
  }),
  ...('userLimit' in terms && { userLimit: typedLimit(terms.userLimit) }),
  ...('orderLimit' in terms && { orderLimit: typedLimit(terms.orderLimit) }),
  ...('withVouchers' in terms && { withVouchers: terms.withVouchers }),
  ...('withFull' in terms && { withFull: terms.withFull }),
  ...(terms.kind === 'purchase' && {
    amount: typedCash(terms.from),
    price: typedCash(terms.price),
    stock: typedLimit(terms.stock),
  }),
  ...(terms.kind === 'selfTake' && { amount: typedCash(terms.from), percent: terms.percent }),
  ...(terms.kind === 'merchantDelivery' && { isFree: terms.isFree, coversAll: terms.coversAll }),
});
