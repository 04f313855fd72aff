import { cents } from '#shared/kernel/money.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { cardOf, nearestStores, pointOf, storeRow, useTimeRow } from './present.ts';
import { specialsOfProduct } from '../group-special/specials.ts';
import { findProduct, isComing, isOnSale, storesByIds } from './product-repo.ts';

/** One product; also one that has left the shelf, so that an order can show what it was. */
export const productInfo: Handlers['groupProductInfo'] = async (
  { deps, place, pick, now },
  request,
) => {
  const product =
    (await findProduct(deps.db.query, request.productId)) ?? refuse('PRODUCT_NOT_FOUND');
  const from = pointOf(request, place);
  const stores = nearestStores(
    product,
    await storesByIds(deps.db.query, product.merchantId, product.storeIds),
    from,
  );
  const { texts } = product;
  return {
    ...cardOf(product, stores, pick),
    ...(await specialsOfProduct(deps.db.query, product, now)),
    pictures: texts.pictures,
    description: pick(texts.description),
    contents: texts.contents.map(({ name, quantity, priceCents }) => ({
      name: pick(name),
      quantity,
      price: cents(priceCents),
    })),
    rules: texts.rules.map(pick),
    stores: stores.map((store) => storeRow(store, from, pick)),
    useTime: useTimeRow(product.useTime),
    validity: product.validity,
    isRefundAnytime: texts.isRefundAnytime,
    isAutoRefund: texts.isAutoRefund,
    isShelf: isOnSale(product, now),
    checkSubscribeType: texts.checkSubscribeType,
    limitCount: product.limitCount,
    stock: product.stock,
    minPurchase: product.minPurchase,
    notYetOnSaleUntil: isComing(product, now) ? product.onSaleFrom : null,
  };
};
