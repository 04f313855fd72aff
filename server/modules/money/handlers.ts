import { cardHandlers } from './cards/handlers.ts';
import { goldHandlers } from './gold/handlers.ts';
import { paymentHandlers } from './payment/execute.ts';
import { takenOf } from './gold/uses.ts';
import { identityHandlers } from './password/identity-handlers.ts';
import { payPasswordHandlers } from './password/handlers.ts';
import type { PayableKinds } from './payment/payable-kind.ts';

/** The calls that this module answers, over the kinds of orders that can be paid. */
export const moneyHandlers = (kinds: PayableKinds) => ({
  ...cardHandlers,
  ...goldHandlers(kinds),
  ...identityHandlers,
  ...payPasswordHandlers,
  ...paymentHandlers(kinds, async (query, order) => (await takenOf(query, order, 'gold')).taken),
});
