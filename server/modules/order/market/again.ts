import { isSoldOut } from '#shared/cart/cart-room.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import type { Handlers } from '#server/kit/context.ts';
import { dishesByIds, NOTHING_TAKEN, optionGroups } from '#server/modules/catalogue/index.ts';
import { findChoice, type Chosen, type Menu } from '../takeout/choices.ts';
import { ownOrder } from '../takeout/get.ts';

/** Why a line of an order cannot be bought as it was chosen; null when it can. */
const whyGone = (line: Chosen, menu: Menu): 'gone' | 'options' | 'soldOut' | null => {
  const found = findChoice({ ...line, selectedPurchase: false }, menu);
  if (!found.ok) return found.reason;
  return isSoldOut(found.choice) ? 'soldOut' : null;
};

/** What of an order is still sold as it was chosen, and what is not (decision P27). */
export const onceAgain: Handlers['marketOnceAgain'] = async (context, { tradeId }) => {
  const { query } = context.deps.db;
  const order = await ownOrder(context, tradeId, 'market');
  const store = { merchantId: order.merchantId, id: order.storeId };
  // what the store put in for something that was out is not what was chosen
  const chosen = order.lines.filter(({ insteadOf }) => insteadOf === undefined);
  const ids = [...new Set(chosen.map(({ productId }) => productId))];
  const products = new Map(
    (await dishesByIds(query, store, ids)).map((product) => [product.id as string, product]),
  );
  const menu = {
    products,
    options: await optionGroups(query, store),
    activities: [],
    taken: NOTHING_TAKEN,
    now: context.now,
  };
  const lines = chosen.map((line) => ({ line, why: whyGone(line, menu) }));
  return {
    storeId: order.storeId,
    productList: lines
      .filter(({ why }) => why === null)
      .map(({ line: { productId, skuId, name, quantity, props, selectedPurchase } }) => ({
        productId: asId<ProductId>(productId),
        productName: context.pick(name),
        skuId,
        quantity,
        props: [...props],
        selectedPurchase,
      })),
    gone: lines.flatMap(({ line: { name, quantity }, why }) =>
      why === null ? [] : [{ productName: context.pick(name), quantity, why }],
    ),
  };
};
