import { addressCalls } from '#shared/contract/address.ts';
import { takeoutStoreCalls } from '#shared/contract/takeout-store.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of addresses and the map, and the store that stands on it. */
export const api = bindCalls({
  ...addressCalls,
  takeoutStoreGet: takeoutStoreCalls.takeoutStoreGet,
});
