import { groupOrderCalls } from '#shared/contract/group-order.ts';
import { groupProduct } from '#shared/contract/group-product.ts';
import { payment } from '#shared/contract/payment.ts';
import { bindCalls } from '../../lib/api.ts';

export const groupCalls = { ...groupProduct, ...groupOrderCalls, ...payment } as const;

/** The calls of deals, their orders and their payment. */
export const api = bindCalls(groupCalls);
