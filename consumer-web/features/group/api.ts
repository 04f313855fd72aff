import { groupOrderCalls } from '#shared/contract/group-order.ts';
import { groupProduct } from '#shared/contract/group-product.ts';
import { bindCalls } from '../../lib/api.ts';

export const groupCalls = { ...groupProduct, ...groupOrderCalls } as const;

/** The calls of deals and their orders. */
export const api = bindCalls(groupCalls);
