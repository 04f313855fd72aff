import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { STORE_KINDS, type StoreKind } from '#shared/codes/store-kind.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';

/** What carts, drafts and choices are stored by. */
export type ShopName = { readonly kind: StoreKind; readonly storeId: string };

/** A store of a kind, with what every area needs of it. `CartShop` and `CheckoutShop` add what is fetched with their screens. */
export type Shop = ShopName & {
  readonly routes: {
    /** Where stores of this kind are found. */
    readonly home: string;
    readonly map: string;
    readonly checkout: string;
    /** Where each kind of offer is chosen for an order. */
    readonly offers: Readonly<Record<TakeoutOffer, string>>;
  };
};

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
  routes: {
    home: consumerRoutes.home.path,
    map: href(consumerRoutes.storeMap, { id: storeId }),
    checkout: href(consumerRoutes.order, { storeId }),
    offers: {
      voucher: href(consumerRoutes.voucher, { storeId }),
      redPacket: href(consumerRoutes.redpack, { storeId }),
      freeDelivery: href(consumerRoutes.reduce, { storeId }),
    },
  },
}));

/** A supermarket. Its calls are in `shops/market-cart.ts` and `shops/market-checkout.ts`. */
export const marketShop = shopsOf((storeId): Shop => ({
  kind: 'market',
  storeId,
  routes: {
    home: consumerRoutes.marketIndex.path,
    map: href(consumerRoutes.marketStoreMap, { id: storeId }),
    checkout: href(consumerRoutes.marketOrder, { storeId }),
    offers: {
      voucher: href(consumerRoutes.marketVoucher, { storeId }),
      redPacket: href(consumerRoutes.marketRedpack, { storeId }),
      // the second tab of its red packets (decision P1)
      freeDelivery: href(consumerRoutes.marketRedpack, { storeId, tab: 'freeDelivery' }),
    },
  },
}));

/** The kind of shop that an address names; takeout's where it names none. */
export const kindIn = (params: URLSearchParams): StoreKind =>
  STORE_KINDS.find((kind) => kind === params.get('kind')) ?? 'takeout';

/** A shop by its kind. */
export const shopOf = ({ kind, storeId }: ShopName): Shop =>
  ({ takeout: takeoutShop, market: marketShop })[kind](storeId);

/** A shop as addresses name it, so that `kindIn` finds its kind. */
export const inAddress = ({ kind, storeId }: ShopName): { storeId: string; kind?: string } => ({
  storeId,
  ...(kind !== 'takeout' && { kind }),
});

/** The name of a shop within a storage key. */
export const shopKey = ({ kind, storeId }: ShopName): string => `${kind}/${storeId}`;
