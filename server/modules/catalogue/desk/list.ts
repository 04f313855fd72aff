import type { MerchantProductRow } from '#shared/contract/merchant/product.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { productsPage, stateCounts, type FoundProduct } from './list-repo.ts';

const rowOf = ({ pick, session }: MerchantContext, product: FoundProduct): MerchantProductRow => ({
  productId: product.id,
  productName: pick(product.name),
  productImg: product.picture,
  category: product.category,
  isShelf: product.isShelf,
  isBlocked: product.isBlocked,
  price: product.price,
  originalPrice: product.originalPrice,
  timesTotal: product.timesTotal,
  stock: product.stock,
  validity: product.validity,
  storeCount: product.storeIds.length,
  ...(session.role !== 'cashier' && { sold: product.sold }),
});

/** Products of the merchant that can be used where the caller works (decision B21). */
export const list: Handlers['merchantProductList'] = async (
  context,
  { state, category, keyword = '', sort, storeIds, offset, size },
) => {
  const {
    deps: {
      db: { query },
    },
    session,
    now,
  } = context;
  const filter = {
    merchantId: session.merchantId,
    storeIds: storeScope(session, storeIds),
    category,
    keyword,
  };
  const [found, states] = await Promise.all([
    productsPage(query, filter, { state, sort, offset, size }),
    stateCounts(query, filter),
  ]);
  const page = found.slice(0, size);
  return {
    result: page.map((product) => rowOf(context, product)),
    next: found.length > size,
    nextOffset: offset + page.length,
    states,
    today: dayOf(now),
  };
};
