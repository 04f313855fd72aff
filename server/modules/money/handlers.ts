import { goldHandlers } from './gold/handlers.ts';
import { paymentHandlers } from './payment/execute.ts';
import type { PayableKinds } from './payment/payable-kind.ts';

/** The calls that this module answers, over the kinds of orders that can be paid. */
export const moneyHandlers = (kinds: PayableKinds) => ({
  ...goldHandlers(kinds),
  ...paymentHandlers(kinds),
});
