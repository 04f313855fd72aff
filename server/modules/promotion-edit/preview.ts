import { asId } from '#shared/kernel/ids.ts';
import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { DAY, instant, plus, type Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { isLowPromotion } from '#shared/promotion/plan.ts';
import type { PromotionTerms } from '#shared/promotion/terms.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  runningActivities,
  storeById,
  storeOfMenu,
  type TakeoutActivity,
  type TakeoutProduct,
} from '#server/modules/catalogue/index.ts';
import { basketPricer, basketsSince, type BasketOffers } from '#server/modules/order/index.ts';
import { checkPlan, namedBy, plannedMenu, type Plan } from './check.ts';
import { rulesOf } from './rules-of.ts';
import { clashesOf, standingAt } from './standing.ts';

/** How many baskets are priced, and of how many days (decision DA26). */
const MOST = 200;
const SINCE_MS = 7 * DAY;

/** A dish as it is while a promotion holds it. */
const dishIn =
  (id: string, terms: PromotionTerms) =>
  (dish: TakeoutProduct): TakeoutProduct => {
    if (terms.kind === 'purchase')
      return terms.productIds.includes(dish.id) ? { ...dish, purchaseId: id } : dish;
    if (terms.kind !== 'discount' && terms.kind !== 'flash') return dish;
    const mine = terms.dishes.find(({ productId }) => productId === dish.id);
    if (mine === undefined) return dish;
    return { ...dish, [terms.kind]: { activityId: id, price: mine.price, stock: mine.stock } };
  };

/** What stands at a store with a plan and without it, as if it ran now. */
const withAndWithout = (
  running: readonly TakeoutActivity[],
  { id, plan: { name, terms } }: { id: string; plan: Plan },
  { merchantId, storeId }: { merchantId: string; storeId: string },
): { without: BasketOffers; with: BasketOffers } => {
  const others = running.filter((one) => one.id !== id);
  const planned: TakeoutActivity = {
    merchantId,
    storeId,
    id,
    startsAt: 0,
    endsAt: null,
    ...rulesOf(name, terms),
  };
  return {
    without: { activities: others, dishOf: (dish) => dish },
    with: { activities: [planned, ...others], dishOf: dishIn(id, terms) },
  };
};

/** Whether a promotion does something for a basket: it costs another sum, or the basket comes to its first amount. */
const isReached = (terms: PromotionTerms, before: CartQuote, after: CartQuote): boolean => {
  if (after.totals.payableCents !== before.totals.payableCents) return true;
  if (terms.kind === 'fullGift') return after.fullGift !== null && after.fullGift !== undefined;
  const goods = after.lines.reduce((sum, { goodsCents }) => addCents(sum, goodsCents), ZERO);
  if (terms.kind === 'purchase') return goods >= terms.from;
  return terms.kind === 'fullReturn' && goods >= (terms.tiers[0]?.from ?? 0);
};

const sumOf = (quotes: readonly CartQuote[]): Cents =>
  addCents(ZERO, ...quotes.map(({ totals }) => totals.payableCents));

const compared = (
  terms: PromotionTerms,
  pairs: readonly { before: CartQuote; after: CartQuote }[],
) => {
  const before = sumOf(pairs.map((pair) => pair.before));
  const after = sumOf(pairs.map((pair) => pair.after));
  return {
    baskets: pairs.length,
    reached: pairs.filter((pair) => isReached(terms, pair.before, pair.after)).length,
    before,
    after,
    perOrder: pairs.length === 0 ? ZERO : cents(Math.round((before - after) / pairs.length)),
  };
};

const timeOf = ({ startTime, endTime }: Plan, now: Instant) => ({
  startsAt: instant(Math.max(startTime, now)),
  endsAt: endTime,
});

/** What a plan would have done to the baskets of the last week, priced by the engine of the checkout. */
export const preview: Handlers['merchantPromotionPreview'] = async (
  context,
  { storeId, promotionId, plan },
) => {
  const { deps, now } = context;
  const { query } = deps.db;
  const place = await storeOfMenu(context, storeId);
  const at = { merchantId: place.merchantId, storeId };
  const { terms } = plan;
  const menu = plannedMenu(await namedBy(query, place, terms));
  checkPlan(plan, menu, context);
  const store = (await storeById(query, storeId)) ?? refuse('NO_PERMISSION');
  const orders = await basketsSince(query, store, plus(now, -SINCE_MS), MOST);
  const running = await runningActivities(query, store, now);
  const price = await basketPricer(query, store, orders, { running, now });
  const offers = withAndWithout(running, { id: promotionId ?? 'preview', plan }, at);
  const after = price(offers.with);
  const pairs = price(offers.without).flatMap((before, index) => {
    const then = after[index];
    return before === null || then === null || then === undefined ? [] : [{ before, after: then }];
  });
  const standing = await standingAt(query, at, { now, exceptId: promotionId });
  const clashes = await clashesOf(query, at, standing, { terms, ...timeOf(plan, now) });
  return {
    ...compared(terms, pairs),
    clashes: clashes.map(({ id, kind, name }) => ({
      promotionId: asId(id),
      kind,
      name,
    })),
    isLow: isLowPromotion(terms, menu.usualOf),
  };
};
