import type { DealPromotion } from '#shared/contract/merchant/deal-promotion.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { canSwitch, visibleProduct } from '../desk/visible-product.ts';
import type { Product } from '../group/product-repo.ts';
import { itemsOfActivities, type ActivityItem } from '../group-special/activity-repo.ts';
import { stateOf } from '../group-special/specials.ts';
import { ownDeals } from './deals.ts';
import { actsOfProduct } from './log-repo.ts';
import { ownOfProduct, type OwnPromotion } from './plan-repo.ts';

const SHOWN_AFTER_MS = 30 * DAY;
const MOST = 50;

const itemRow = (item: ActivityItem, deal: Product | undefined, pick: MerchantContext['pick']) => ({
  productId: item.productId,
  productName: deal ? pick(deal.name) : '',
  usualPrice: deal?.price ?? cents(0),
  part: item.part,
  price: item.price,
  fromQuantity: item.fromQuantity,
  stock: item.stock,
  userLimit: item.userLimit,
  taken: item.taken,
});

const promotionRow = (
  { pick, session, now }: MerchantContext,
  promotion: OwnPromotion,
  { items, deals }: { items: readonly ActivityItem[]; deals: ReadonlyMap<string, Product> },
): DealPromotion => {
  const { id, kind, startsAt, endsAt, words, seq } = promotion;
  const state = stateOf(promotion, now);
  const isAllowed = items.every(({ productId }) => {
    const deal = deals.get(productId);
    return deal !== undefined && canSwitch(session, deal);
  });
  return {
    activityId: asId(id),
    kind,
    startTime: startsAt,
    endTime: endsAt,
    title: words.title,
    lead: words.lead,
    state,
    seq,
    canEdit: isAllowed && state === 'NOT_STARTED',
    canEnd: isAllowed && state !== 'OVER',
    items: items.map((item) => itemRow(item, deals.get(item.productId), pick)),
  };
};

/** Promotions of a deal and what was done with them. */
export const promotionsOfDeal: Handlers['merchantDealPromotions'] = async (
  context,
  { productId },
) => {
  const { deps, session, pick, now } = context;
  const { query } = deps.db;
  const { merchantId } = session;
  const product = await visibleProduct(query, session, productId);
  const since = plus(now, -SHOWN_AFTER_MS);
  const [promotions, acts] = await Promise.all([
    ownOfProduct(query, { merchantId, productId, since }, MOST),
    actsOfProduct(query, { merchantId, productId }),
  ]);
  const items = await itemsOfActivities(
    query,
    promotions.map(({ id }) => id),
  );
  const deals = await ownDeals(
    context,
    items.map((item) => item.productId),
  );
  const byActivity = groupBy(items, ({ activityId }) => activityId);
  return {
    result: promotions.map((promotion) =>
      promotionRow(context, promotion, { items: byActivity.get(promotion.id) ?? [], deals }),
    ),
    log: acts.map(({ at, act, asked, operator, device }) => ({
      at,
      act,
      kind: asked.kind,
      startTime: asked.startsAt,
      endTime: asked.endsAt,
      price: asked.prices.find((one) => one.productId === productId)?.price ?? null,
      operatorName: pick(operator),
      deviceName: device,
    })),
    canPlan: canSwitch(session, product),
    serverTime: now,
  };
};
