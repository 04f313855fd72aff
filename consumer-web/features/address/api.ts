import { addressCalls } from '#shared/contract/consumer/address.ts';
import { marketStoreCalls } from '#shared/contract/consumer/market-store.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of addresses and the map, and the store on it. */
export const api = bindCalls({
  ...addressCalls,
  takeoutStoreGet: takeoutStoreCalls.takeoutStoreGet,
  marketStoreGet: marketStoreCalls.marketStoreGet,
});
