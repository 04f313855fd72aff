import { UNLIMITED, type Limit } from '#shared/cart/cart-line.ts';
import type { BuyGiftActivity, CompositeActivity, Gift } from '#shared/pricing/activities.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import type { TakeoutProduct } from './menu-repo.ts';
import { hadOf, left, type Offered } from './offers.ts';
import { ofKind } from './of-kind.ts';
import { takenKey } from './taken.ts';

type OfProduct = Pick<TakeoutProduct, 'id'>;

/** The composite that a product takes part in, while the store has it on. */
export const groupOf = (
  { id }: OfProduct,
  activities: readonly TakeoutActivity[],
): { activityId: string } | null => {
  const found = ofKind(activities, 'composite').find(({ rules }) => rules.productIds.includes(id));
  return found ? { activityId: found.id } : null;
};

/** Pieces at half the price, while the store has them on. */
export const halfPriceOf = (
  { id }: OfProduct,
  { activities, taken }: Offered,
): { activityId: string; stock: Limit; userRemaining: Limit } | null => {
  const found = ofKind(activities, 'halfPrice').find(({ rules }) => rules.productIds.includes(id));
  return found
    ? {
        activityId: found.id,
        stock: found.rules.stock,
        userRemaining: left(found.rules.userLimit, hadOf(taken, found.id)),
      }
    : null;
};

/** The price of the zone for new users, for a member who has never paid a supermarket and has not had the product at it (decision P11). */
export const welfareOf = ({ id }: OfProduct, { activities, taken }: Offered) => {
  const found = ofKind(activities, 'welfare').find(({ rules }) => Object.hasOwn(rules.prices, id));
  const price = found?.rules.prices[id];
  if (!taken.isNew || found === undefined || price === undefined) return null;
  const stock = found.rules.stock[id] ?? UNLIMITED;
  const orderLimit = left(found.rules.orderLimit, taken.ever.get(takenKey(found.id, id)) ?? 0);
  if (stock === 0 || orderLimit === 0) return null;
  return {
    welfareProductId: found.id,
    welfareProductPrice: price,
    welfareProductStock: stock,
    isLimitOrderBuyProduct: orderLimit !== UNLIMITED,
    orderBuyProductLimit: orderLimit,
  };
};

/** Composites with what the guest may still join: bundles of type 1, pieces of type 2. */
export const compositesOf = ({ activities, taken }: Offered): CompositeActivity[] =>
  ofKind(activities, 'composite').map(
    ({ id, rules: { name: _name, productIds: _ids, ...rules } }) => {
      const { compositeVO: vo, joinLimit } = rules;
      const had = hadOf(taken, id);
      return {
        ...rules,
        activityId: id,
        joinLimit: left(
          joinLimit,
          vo.compositeType === 1 ? Math.ceil(had / vo.compositeQuantity) : had,
        ),
      };
    },
  );

/** Ids of the products that a store's gifts are. */
export const giftIds = (activities: readonly TakeoutActivity[]): string[] => [
  ...new Set(
    ofKind(activities, 'buyGift').flatMap(({ rules }) =>
      rules.limits.flatMap(({ gifts }) => gifts.map(({ productId }) => productId)),
    ),
  ),
];

type GiftRule = { productId: string; giftQuantity: number };

/** A gift is a product of the store, in its first size: one that left the shelf or is sold out has no pieces. */
const giftOf = (
  { productId, giftQuantity }: GiftRule,
  canUse: Readonly<Record<string, number>>,
  products: ReadonlyMap<string, TakeoutProduct>,
): Gift => {
  const product = products.get(productId);
  const sku = product?.facts.skus[0];
  const isThere = product?.isShelf === true && sku?.isSoldOut !== true;
  return {
    merchantProductId: productId,
    giftQuantity,
    stock: isThere ? (product.skuStock[sku?.id ?? ''] ?? product.stock) : 0,
    canUseStock: canUse[productId] ?? UNLIMITED,
    productWeight: sku?.weight ?? 0,
    isFresh: product?.facts.goods?.isFresh ?? false,
  };
};

/** Buy-gift activities with what is left of their gifts, and how often the guest may still join. */
export const buyGiftsOf = (
  { activities, taken }: Offered,
  products: ReadonlyMap<string, TakeoutProduct>,
): BuyGiftActivity[] =>
  ofKind(activities, 'buyGift').map(({ id, rules }) => ({
    buyGiftId: id,
    buyProduct: { merchantProductIds: rules.productIds },
    limits: rules.limits.map(({ gifts, ...limit }) => ({
      ...limit,
      gifts: gifts.map((gift) => giftOf(gift, rules.stock, products)),
    })),
    singleOrderJoinCount: rules.singleOrderJoinCount,
    isLimitJoin: rules.joinCount !== UNLIMITED,
    joinRemaining: Math.max(0, rules.joinCount - hadOf(taken, id)),
  }));
