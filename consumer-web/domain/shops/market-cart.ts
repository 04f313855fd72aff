import { marketGoodsCalls, STATUS_MOST } from '#shared/contract/consumer/market-goods.ts';
import { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { takeoutHandover, takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { CartShop, MenuReply, ReadOptions } from '../cart/cart-shop.ts';
import { marketShop, shopsOf } from '../shop.ts';

const { marketProductStatus } = marketGoodsCalls;
const { marketStoreGet } = marketStoreCalls;
const { takeoutStoreState } = takeoutStoreCalls;
const api = bindCalls({ marketProductStatus, marketStoreGet, takeoutStoreState });

/** Ids in parts that one call takes; an empty list is one part, for what the store has on. */
const partsOf = (ids: readonly ProductId[]): ProductId[][] =>
  Array.from({ length: Math.max(1, Math.ceil(ids.length / STATUS_MOST)) }, (_, part) =>
    ids.slice(part * STATUS_MOST, (part + 1) * STATUS_MOST),
  );

/** What a cart is priced by, as a menu of its own products. */
const factsOf = async (
  storeId: StoreId,
  asked: readonly string[],
  options: ReadOptions,
): Promise<MenuReply> => {
  const replies = await Promise.all(
    partsOf(asked.map((id) => asId<ProductId>(id))).map((ids) =>
      api.marketProductStatus({ storeId, ids }, options),
    ),
  );
  const { products: _, ...first } = replies[0]!;
  return {
    ...first,
    asked,
    flashLeftSeconds: 0,
    classifies: [
      {
        classifyId: '',
        classifyName: '',
        imgUrl: '',
        isFlashClassify: false,
        products: replies.flatMap(({ products }) => products),
      },
    ],
  };
};

/** A supermarket as its cart needs it: of ten thousand products, those of the cart. */
export const marketCartShop = shopsOf((name): CartShop => {
  const storeId = asId<StoreId>(name);
  return {
    ...marketShop(name),
    calls: {
      store: ({ lat, lon }, options) =>
        api.marketStoreGet({ id: storeId, location: { lat, lon } }, options),
      storeState: (options) => api.takeoutStoreState({ storeId }, options),
      mallCoupons: async (options) => {
        const { heldMallCoupons } = await loadPart(() => import('./market-mall-coupons.ts'));
        return heldMallCoupons(storeId, options);
      },
      menu: async ({ productIds, ...options }) => factsOf(storeId, await productIds(), options),
    },
    handover: takeoutHandover,
    priceInput: takeoutPriceInput,
  };
});
