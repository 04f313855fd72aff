import type { FullScope, FullWay, StorePromotionKind } from '#shared/codes/store-promotion.ts';
import type { StorePromotionPlan } from '#shared/contract/merchant/promotion.ts';
import { fromDollars, ZERO, type Cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, plus, type Instant } from '#shared/kernel/time.ts';
import type { PromotionTerms } from '#shared/promotion/terms.ts';
import { fieldOf, limitOf, momentOf, type Typed } from '../../lib/typed.ts';

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
  /** The address of an upload, '' where there is none yet. */
  picture: string;
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
  if (kind !== 'full' && kind !== 'poster') return null;
  return scope === 'CLASSES' ? 'classIds' : scope === 'BRANDS' ? 'brandIds' : null;
};

/** Whether the promotion names dishes, and whether each has a price of its own. */
export const dishesIn = ({ kind, scope }: Pick<TypedPromotion, 'kind' | 'scope'>) => ({
  isNamed:
    ['discount', 'flash', 'purchase'].includes(kind) ||
    (['full', 'poster'].includes(kind) && scope === 'DISHES'),
  isPriced: kind === 'discount' || kind === 'flash',
});

/** A form in which nothing is typed yet. */
export const EMPTY: Omit<TypedPromotion, 'kind' | 'from' | 'until'> = {
  nameZh: '',
  nameEn: '',
  way: 'OFF',
  scope: 'ALL',
  classIds: [],
  brandIds: [],
  picture: '',
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
  const scope = kind === 'poster' ? ('CLASSES' as const) : EMPTY.scope;
  return { ...EMPTY, kind, scope, from: fieldOf(from), until: fieldOf(plus(from, 7 * DAY)) };
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
/** Minutes of the day as a field of time has them. */
export const clock = (minute: number): string =>
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
    case 'poster':
      return {
        kind,
        picture: form.picture,
        productIds: form.scope === 'DISHES' ? productIds : [],
        classIds: form.scope === 'CLASSES' ? form.classIds : [],
      };
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
