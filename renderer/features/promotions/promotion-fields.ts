import type { FullScope, FullWay, StorePromotionKind } from '#shared/codes/store-promotion.ts';
import type { StorePromotionPlan } from '#shared/contract/merchant/promotion.ts';
import { fromDollars, toDollars, ZERO, type Cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, plus, type Instant } from '#shared/kernel/time.ts';
import { fullScopeOf, type PromotionTerms } from '#shared/promotion/terms.ts';
import { fieldOf, limitOf, momentOf, typedLimit, type Typed } from '../../lib/typed.ts';
import type { Planned } from './queries.ts';

/** A step of a promotion; which of its fields count depends on the kind (`tierFields`). */
export type TypedTier = {
  from: Typed;
  off: Typed;
  percent: Typed;
  giftZh: string;
  giftEn: string;
  pieces: Typed;
  stock: Typed;
  voucher: Typed;
  voucherFrom: Typed;
  days: Typed;
};
export type TypedDish = {
  productId: string;
  name: string;
  usual: Cents;
  price: Typed;
  stock: Typed;
};
/** The form of a promotion; numbers as they are typed, '' where nothing is. */
export type TypedPromotion = {
  kind: StorePromotionKind;
  nameZh: string;
  nameEn: string;
  from: string;
  until: string;
  way: FullWay;
  scope: FullScope;
  classIds: string[];
  brandIds: string[];
  tiers: TypedTier[];
  dishes: TypedDish[];
  hoursFrom: string;
  hoursTo: string;
  userLimit: Typed;
  orderLimit: Typed;
  stock: Typed;
  amount: Typed;
  price: Typed;
  percent: Typed;
  isFree: boolean;
  coversAll: boolean;
  withVouchers: boolean;
  withFull: boolean;
};

export const NEW_TIER: TypedTier = {
  from: '',
  off: '',
  percent: '',
  giftZh: '',
  giftEn: '',
  pieces: 1,
  stock: '',
  voucher: '',
  voucherFrom: '',
  days: 30,
};

type Kinds = Pick<TypedPromotion, 'kind' | 'way' | 'isFree'>;

/** The fields of a step. */
export const tierFields = ({ kind, way, isFree }: Kinds): readonly (keyof TypedTier)[] => {
  if (kind === 'full') return ['from', way === 'OFF' ? 'off' : 'percent'];
  if (kind === 'fullGift') return ['from', 'giftZh', 'giftEn', 'pieces', 'stock'];
  if (kind === 'fullReturn') return ['from', 'voucher', 'voucherFrom', 'days'];
  return kind === 'merchantDelivery' && !isFree ? ['from', 'off'] : [];
};

/** The classes or brands that the promotion names; null where it goes by neither. */
export const groupIn = ({ kind, scope }: Pick<TypedPromotion, 'kind' | 'scope'>) => {
  if (kind !== 'full') return null;
  return scope === 'CLASSES' ? 'classIds' : scope === 'BRANDS' ? 'brandIds' : null;
};

/** Whether the promotion names dishes, and whether each has a price of its own. */
export const dishesIn = ({ kind, scope }: Pick<TypedPromotion, 'kind' | 'scope'>) => ({
  isNamed:
    ['discount', 'flash', 'purchase'].includes(kind) || (kind === 'full' && scope === 'DISHES'),
  isPriced: kind === 'discount' || kind === 'flash',
});

const EMPTY: Omit<TypedPromotion, 'kind' | 'from' | 'until'> = {
  nameZh: '',
  nameEn: '',
  way: 'OFF',
  scope: 'ALL',
  classIds: [],
  brandIds: [],
  tiers: [NEW_TIER],
  dishes: [],
  hoursFrom: '11:00',
  hoursTo: '14:00',
  userLimit: '',
  orderLimit: '',
  stock: '',
  amount: '',
  price: '',
  percent: '',
  isFree: false,
  coversAll: false,
  withVouchers: true,
  withFull: true,
};

/** What the form of a new promotion begins with: the next full hour, for a week. */
export const newFields = (kind: StorePromotionKind, now: Instant): TypedPromotion => {
  const from = instant(Math.ceil(now / HOUR) * HOUR);
  return { ...EMPTY, kind, from: fieldOf(from), until: fieldOf(plus(from, 7 * DAY)) };
};

/** A sum that was typed in dollars, 0 or more; null where none is. */
export const sumOf = (typed: Typed): Cents | null =>
  typeof typed === 'number' && typed >= 0 ? fromDollars(typed) : null;
const cash = (typed: Typed): Cents => sumOf(typed) ?? ZERO;
const isoMinute = (text: string): number =>
  Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
/** Minutes of the day from a field of time; an end at midnight is that of the day. */
export const minutesOf = ({ hoursFrom, hoursTo }: TypedPromotion) => ({
  fromMinute: isoMinute(hoursFrom),
  toMinute: isoMinute(hoursTo) || 1440,
});
const clock = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

const tierOf = (tier: TypedTier) => ({ from: cash(tier.from), off: cash(tier.off) });

/** What a form without problems says. */
export const termsOf = (form: TypedPromotion): PromotionTerms => {
  const { kind, tiers, withVouchers, withFull } = form;
  const dishes = form.dishes.map(({ productId, price, stock }) => ({
    productId,
    price: cash(price),
    stock: limitOf(stock),
  }));
  const productIds = dishes.map(({ productId }) => productId);
  const limits = { userLimit: limitOf(form.userLimit), orderLimit: limitOf(form.orderLimit) };
  switch (kind) {
    case 'full':
      return {
        kind,
        way: form.way,
        tiers: tiers.map((tier) => ({ ...tierOf(tier), percent: Number(tier.percent) })),
        productIds: form.scope === 'DISHES' ? productIds : [],
        ...(form.scope === 'CLASSES' && { classIds: form.classIds }),
        ...(form.scope === 'BRANDS' && { brandIds: form.brandIds }),
        withVouchers,
      };
    case 'discount':
      return { kind, dishes, ...limits, withVouchers, withFull };
    case 'flash':
      return { kind, dishes, ...minutesOf(form), userLimit: limits.userLimit };
    case 'purchase': {
      const sums = { from: cash(form.amount), price: cash(form.price) };
      const stock = limitOf(form.stock);
      return { kind, productIds, ...sums, stock, ...limits, withVouchers, withFull };
    }
    case 'fullGift':
      return {
        kind,
        tiers: tiers.map(({ from, giftZh, giftEn, pieces, stock }) => ({
          from: cash(from),
          gift: { zh: giftZh.trim(), en: giftEn.trim() },
          pieces: Number(pieces),
          stock: limitOf(stock),
        })),
      };
    case 'fullReturn':
      return {
        kind,
        tiers: tiers.map(({ from, voucher, voucherFrom, days }) => ({
          from: cash(from),
          voucher: cash(voucher),
          voucherFrom: cash(voucherFrom),
          days: Number(days),
        })),
      };
    case 'merchantDelivery':
      return {
        kind,
        isFree: form.isFree,
        tiers: form.isFree ? [] : tiers.map(tierOf),
        coversAll: form.coversAll,
      };
    case 'selfTake':
      return { kind, percent: Number(form.percent), from: cash(form.amount) };
  }
};

/** What is sent of a form without problems. */
export const planOf = (form: TypedPromotion): StorePromotionPlan => ({
  name: { zh: form.nameZh.trim(), en: form.nameEn.trim() },
  startTime: momentOf(form.from) ?? instant(0),
  endTime: momentOf(form.until) ?? instant(0),
  // the wire's lists may be written to
  terms: structuredClone(termsOf(form)) as StorePromotionPlan['terms'],
});

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
