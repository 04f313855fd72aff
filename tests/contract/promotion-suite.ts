import type { StorePromotionPlan } from '#shared/contract/merchant/promotion.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant } from '#shared/kernel/time.ts';

type Terms = StorePromotionPlan['terms'];

/** $5.00 off from $30.00 on. */
export const FIVE_OFF: Terms = {
  kind: 'full',
  way: 'OFF',
  tiers: [{ from: cents(3000), off: cents(500), percent: 0 }],
  productIds: [],
  withVouchers: true,
};

/** Dishes at a price of their own. */
export const aDiscount = (prices: Readonly<Record<string, number>>, stock = -1): Terms => ({
  kind: 'discount',
  dishes: Object.entries(prices).map(([productId, price]) => ({
    productId,
    price: cents(price),
    stock,
  })),
  orderLimit: -1,
  userLimit: -1,
  withVouchers: true,
  withFull: true,
});

/** A promotion that begins at a moment, for a day. */
export const aPlan = (terms: Terms, from: number): StorePromotionPlan => ({
  name: { zh: '開業優惠', en: 'Opening offer' },
  startTime: instant(from),
  endTime: instant(from + DAY),
  terms,
});
