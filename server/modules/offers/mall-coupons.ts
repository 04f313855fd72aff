import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { must } from '#shared/kernel/result.ts';
import { mallCouponScope } from '#shared/codes/mall-coupon.ts';
import { couponBusinesses, couponStores } from '#shared/voucher/wire-coupon.ts';
import { refuse } from '#server/kit/refusal.ts';
import { businessOfStore } from '#server/modules/catalogue/index.ts';
import { choosable, type MemberOffer } from './member-repo.ts';
import { ownedRow } from './present.ts';
import type { OfferTerms } from './terms.ts';

/** What of an order a mall coupon is for (decision P15). */
const availableTypeOf = ({ productIds, categoryIds = [] }: OfferTerms): number => {
  if (productIds.length > 0) return mallCouponScope.codes.products;
  return mallCouponScope.codes[categoryIds.length > 0 ? 'categories' : 'all'];
};

const mallRow = (piece: MemberOffer, context: MemberContext) => {
  const { terms, id } = piece;
  const article = must(terms.article, 'the article of a mall coupon');
  return {
    ...ownedRow(piece, context, context.now),
    mallCouponUserId: id,
    productId: article.productId,
    merchantProductId: article.merchantProductId,
    imgUrl: article.image,
    faceValue: must(terms.amount, 'the value of a mall coupon'),
    availableType: availableTypeOf(terms),
    defaultSku: { skuId: article.productId },
  };
};

/** The mall coupons that a member may put into the cart of a supermarket; those that an unpaid order holds are told with it. */
export const mallCouponList: Handlers['marketMallCoupons'] = async (context, { storeId }) => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  if ((await businessOfStore(query, storeId)) !== 'market') return refuse('STORE_NOT_FOUND');
  const pieces = await choosable(query, session.userId, now);
  const rows = pieces
    .filter(
      ({ terms }) => terms.kind === 'mallCoupon' && couponBusinesses(terms).includes('market'),
    )
    .map((piece) => mallRow(piece, context));
  return {
    result: rows.filter((row) => {
      const stores = couponStores(row);
      return stores.length === 0 || stores.includes(storeId);
    }),
    serverTime: now,
  };
};
