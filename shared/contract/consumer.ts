import type { Call } from './define.ts';
import { groupOrderCalls } from './group-order.ts';
import { groupProduct } from './group-product.ts';
import { member } from './member.ts';
import { payment } from './payment.ts';

/** The calls of the consumer's app: its client carries no others. */
export const consumerContract = { ...member, ...groupProduct, ...groupOrderCalls, ...payment } as const satisfies Record<string, Call>;
