import { offerCalls } from '#shared/contract/offers.ts';
import { takeoutStoreCalls } from '#shared/contract/takeout-store.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of the wallet; the fee of meal boxes is the store's. */
export const api = bindCalls({ ...offerCalls, takeoutPackage: takeoutStoreCalls.takeoutPackage });
