import { comboCalls } from '#shared/contract/consumer/combo.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of combo coupons. */
export const api = bindCalls(comboCalls);
