import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { takeoutOrderCreate, takeoutLastOrder } = takeoutOrderCalls;
const { kexieConfig, kexieCheck } = takeoutOrderMoreCalls;

/** The calls that make a takeout order. */
export const api = bindCalls({ takeoutOrderCreate, takeoutLastOrder, kexieConfig, kexieCheck });
