import type { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import type { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { takeoutHandover, takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import type { MallCoupon } from '#shared/cart/mall-coupon.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Offer } from '#shared/voucher/offer.ts';
import type { Shop } from '../shop.ts';

export type ReadOptions = { signal: AbortSignal };

type AnyStorePage = ReplyOf<(typeof takeoutStoreCalls)['takeoutStoreGet']>;
type MarketStorePage = ReplyOf<(typeof marketStoreCalls)['marketStoreGet']>;

/* The replies as the cart reads them. They are takeout's; another kind of shop maps its own to these. */
/** What only a supermarket says is missing of other stores. */
export type StorePage = AnyStorePage & Partial<Omit<MarketStorePage, keyof AnyStorePage>>;
export type StoreState = ReplyOf<(typeof takeoutStoreCalls)['takeoutStoreState']>;
/** `asked`: the products that the reply tells about; missing, it is all of a store. */
export type MenuReply = ReplyOf<(typeof takeoutMenuCalls)['takeoutMenu']> & {
  asked?: readonly string[];
};
/** `productIds`: those of the cart, for a shop that has too many to send all. */
export type MenuOptions = ReadOptions & { productIds: () => Promise<readonly string[]> };

/** A mall coupon that the member holds: as the cart takes it, and as its price counts it. `canUse` is false while an unpaid order holds it. */
export type HeldMallCoupon = MallCoupon & {
  name: string;
  picture: string;
  faceValue: Cents;
  canUse: boolean;
  offer: Offer;
};

/** A store with what its cart needs: the calls that read it, and how an order of it is priced. */
export type CartShop = Shop & {
  readonly calls: {
    store: (at: Point, options: ReadOptions) => Promise<StorePage>;
    storeState: (options: ReadOptions) => Promise<StoreState>;
    menu: (options: MenuOptions) => Promise<MenuReply>;
    /** What a member can put into the cart beside goods; only a supermarket takes any. */
    mallCoupons?: (options: ReadOptions) => Promise<readonly HeldMallCoupon[]>;
  };
  readonly handover: typeof takeoutHandover;
  readonly priceInput: typeof takeoutPriceInput;
};
