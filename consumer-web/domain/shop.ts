import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';

/** The kinds of shops. Each has store ids of its own, so an id alone names no shop. */
export const SHOP_KINDS = ['takeout', 'market'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

/** What carts, drafts and choices are stored by. */
export type ShopName = { readonly kind: ShopKind; readonly storeId: string };

/** A store of a kind, with what every area needs of it. `CartShop` and `CheckoutShop` add what is fetched with their screens. */
export type Shop = ShopName & { readonly routes: { readonly checkout: string } };

/** The shops of a kind, made by store id: the same object each time, because effects depend on it. */
export const shopsOf = <S extends Shop>(make: (storeId: string) => S): ((storeId: string) => S) => {
  const shops = new Map<string, S>();
  return (storeId) => {
    const shop = shops.get(storeId) ?? make(storeId);
    shops.set(storeId, shop);
    return shop;
  };
};

/** A takeout store. Its calls are in `shops/takeout-cart.ts` and `shops/takeout-checkout.ts`. */
export const takeoutShop = shopsOf((storeId): Shop => ({
  kind: 'takeout',
  storeId,
  routes: { checkout: href(consumerRoutes.order, { storeId }) },
}));

/** The name of a shop within a storage key. */
export const shopKey = ({ kind, storeId }: ShopName): string => `${kind}/${storeId}`;
