import { marketOffersCalls } from '#shared/contract/consumer/market-offers.ts';
import { bindCalls } from '../../../../lib/api/api.ts';

/** The calls of what a supermarket has on. */
export const api = bindCalls(marketOffersCalls);
