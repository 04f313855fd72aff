import { merchantProductCalls } from '#shared/contract/merchant/product.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of deals, which are loaded with their pages. */
export const api = bindCalls(merchantProductCalls);
