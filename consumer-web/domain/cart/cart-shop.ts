import type { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { takeoutHandover, takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import type { Shop } from '../shop.ts';

export type ReadOptions = { signal: AbortSignal };

/* The replies as the cart reads them. They are takeout's; another kind of shop maps its own to these. */
export type StorePage = ReplyOf<(typeof takeoutStoreCalls)['takeoutStoreGet']>;
export type StoreState = ReplyOf<(typeof takeoutStoreCalls)['takeoutStoreState']>;
export type MenuReply = ReplyOf<(typeof takeoutMenuCalls)['takeoutMenu']>;

/** A store with what its cart needs: the calls that read it, and how an order of it is priced. */
export type CartShop = Shop & {
  readonly calls: {
    store: (at: Point, options: ReadOptions) => Promise<StorePage>;
    storeState: (options: ReadOptions) => Promise<StoreState>;
    menu: (options: ReadOptions) => Promise<MenuReply>;
  };
  readonly handover: typeof takeoutHandover;
  readonly priceInput: typeof takeoutPriceInput;
};
