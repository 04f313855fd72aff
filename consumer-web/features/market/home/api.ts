import { marketHomeCalls } from '#shared/contract/consumer/market-home.ts';
import { bindCalls } from '../../../lib/api/api.ts';

/** The calls of the supermarket home. */
export const api = bindCalls(marketHomeCalls);
