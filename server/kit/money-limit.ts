import { toDollars, type Cents } from '#shared/kernel/money.ts';
import { MANAGER_MOST } from '#shared/order/desk/money-acts.ts';
import type { MerchantContext } from './context.ts';
import { refuse } from './refusal.ts';

/** A manager gives back up to a limit in one act, whatever kind of order it is of; an owner decides about more (desk.md E). */
export const needLimit = ({ session }: MerchantContext, amount: Cents): void => {
  if (session.role === 'manager' && amount > MANAGER_MOST)
    refuse('ABOVE_LIMIT', { most: toDollars(MANAGER_MOST) });
};
