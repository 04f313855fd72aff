import { UNLIMITED } from '#shared/cart/cart-line.ts';
import { orderLimitType } from '#shared/codes/activity.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { marketSight, type MarketSight } from '../market/load.ts';
import type { TakeoutActivityOf } from '../store/activity-rules.ts';
import { compositesOf } from '../store/bundles.ts';
import { fullActivities } from '../store/full-activities.ts';
import { ofKind } from '../store/of-kind.ts';
import { giftProducts } from '../store/read-store.ts';
import { purchasesOf } from '../store/offers.ts';
import { forReply } from '../store/writable.ts';
import { countInScope } from './activity-goods-repo.ts';

type Row = ReplyOf<Contract['marketActivities']>['result'][number];
const NONE = { full: null, compositeVO: null, purchaseVO: null };

const fullRows = ({ store, offers }: MarketSight, { pick }: Context<'guest'>): Row[] =>
  fullActivities(store, offers.activities).map(({ id, rules }) => ({
    ...NONE,
    activityId: id,
    activityName: pick(rules.name),
    activityType: rules.activityType,
    full: forReply({ ...rules, id }),
  }));

const compositeRows = ({ offers }: MarketSight, { pick }: Context<'guest'>): Row[] =>
  compositesOf(offers).map(({ activityId, compositeVO: vo }) => ({
    ...NONE,
    activityId,
    activityName: pick(
      ofKind(offers.activities, 'composite').find(({ id }) => id === activityId)!.rules.name,
    ),
    activityType: 3,
    compositeVO:
      vo.compositeType === 1
        ? { quantity: vo.compositeQuantity, amount: vo.compositeAmount, price: null }
        : { quantity: vo.threshold, amount: null, price: vo.price },
  }));

const purchaseRows = ({ offers }: MarketSight, { pick }: Context<'guest'>): Row[] =>
  purchasesOf(offers).map(({ activityId, ...purchase }) => ({
    ...NONE,
    activityId,
    activityName: pick(
      ofKind(offers.activities, 'purchase').find(({ id }) => id === activityId)!.rules.name,
    ),
    activityType: 7,
    purchaseVO: {
      joinLimit: purchase.joinLimit,
      joinLimitQuantity: purchase.joinLimitQuantity,
      purchaseLimitAmount: purchase.purchaseLimitAmount,
      price: purchase.price,
    },
  }));

/** What a cart of a supermarket can take part in. */
export const activityList: Handlers['marketActivities'] = async (context, { storeId }) => {
  const sight = await marketSight(context, storeId);
  return {
    result: [
      ...fullRows(sight, context),
      ...compositeRows(sight, context),
      ...purchaseRows(sight, context),
    ],
  };
};

const orderLimit = ({ rules }: TakeoutActivityOf<'discount'>): number =>
  orderLimitType.nameOf(rules.orderLimitType) === 'perOrder' ? rules.orderLimitCount : UNLIMITED;

export const storeDiscount: Handlers['marketStoreDiscount'] = async (context, { storeId }) => {
  const { store, offers } = await marketSight(context, storeId);
  const [found] = ofKind(offers.activities, 'discount');
  if (found === undefined) return { discount: null };
  const scope = { of: 'discount', activityId: found.id } as const;
  return {
    discount: {
      activityId: found.id,
      activityName: context.pick(found.rules.name),
      orderLimitCount: orderLimit(found),
      productCount: await countInScope(context.deps.db.query, store, scope),
    },
  };
};

/** What one gets with pieces of a product. */
export const buyGifts: Handlers['marketBuyGifts'] = async (context, { storeId, productId }) => {
  const { store, offers } = await marketSight(context, storeId);
  const mine = ofKind(offers.activities, 'buyGift').filter(({ rules }) =>
    rules.productIds.includes(productId),
  );
  const products = await giftProducts(context.deps.db.query, store, mine);
  return {
    result: mine.map(({ id, rules }) => ({
      activityId: id,
      activityName: context.pick(rules.name),
      limits: rules.limits.map(({ gifts, limitQuantity, isDouble, isWhatever }) => ({
        limitQuantity,
        isDouble,
        isWhatever,
        gifts: gifts.flatMap(({ productId: giftId, giftQuantity }) => {
          const product = products.get(giftId);
          if (product === undefined) return [];
          return [
            {
              productId: asId<typeof productId>(giftId),
              productName: context.pick(product.name),
              imgUrl: product.picture,
              giftQuantity,
              left: rules.stock[giftId] ?? UNLIMITED,
            },
          ];
        }),
      })),
    })),
  };
};
