import { merchantProductCalls } from '#shared/contract/merchant/product.ts';
import { merchantProductEditCalls } from '#shared/contract/merchant/product-edit.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of deals, which are loaded with their pages. */
export const api = bindCalls({ ...merchantProductCalls, ...merchantProductEditCalls });
