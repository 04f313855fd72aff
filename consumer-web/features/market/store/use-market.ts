import { menuOf } from '../../../domain/cart/cart-menu.ts';
import { useShopReplies } from '../../../domain/cart/use-shop-replies.ts';
import { marketCartShop } from '../../../domain/shops/market-cart.ts';

/** A supermarket with what its cart is priced by; null until both are there. */
export const useMarket = (id: string) => {
  const shop = marketCartShop(id);
  const { replies, ...asked } = useShopReplies(shop);
  return {
    ...asked,
    market: replies && { shop, store: replies.store, menu: menuOf(replies.menu) },
  };
};
export type Market = NonNullable<ReturnType<typeof useMarket>['market']>;
