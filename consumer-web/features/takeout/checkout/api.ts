import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const {
  takeoutOrderCreate,
  takeoutOrderGet,
  takeoutLastOrder,
  takeoutSurplusTime,
  takeoutOrderCancel,
} = takeoutOrderCalls;
const { kexieConfig, kexieCheck } = takeoutOrderMoreCalls;

export const checkoutCalls = {
  takeoutOrderCreate,
  takeoutOrderGet,
  takeoutLastOrder,
  takeoutSurplusTime,
  takeoutOrderCancel,
  kexieConfig,
  kexieCheck,
} as const;

/** What makes a takeout order, and what its cashier asks. */
export const api = bindCalls(checkoutCalls);
