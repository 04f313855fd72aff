import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { takeoutHandover, takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { CartShop } from '../cart/cart-shop.ts';
import { shopsOf, takeoutShop } from '../shop.ts';

const { takeoutMenu } = takeoutMenuCalls;
const { takeoutStoreGet, takeoutStoreState } = takeoutStoreCalls;
const api = bindCalls({ takeoutMenu, takeoutStoreGet, takeoutStoreState });

/** A takeout store as its cart needs it. */
export const takeoutCartShop = shopsOf((name): CartShop => {
  const storeId = asId<StoreId>(name);
  return {
    ...takeoutShop(name),
    calls: {
      store: ({ lat, lon }, options) =>
        api.takeoutStoreGet({ id: storeId, location: { lat, lon } }, options),
      storeState: (options) => api.takeoutStoreState({ storeId }, options),
      menu: ({ signal }) => api.takeoutMenu({ storeId }, { signal }),
    },
    handover: takeoutHandover,
    priceInput: takeoutPriceInput,
  };
});
