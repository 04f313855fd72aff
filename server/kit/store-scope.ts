import type { MerchantSession } from './context.ts';
import { refuse } from './refusal.ts';

/** Whether someone works in a store: an owner in every one of the merchant's. */
export const worksIn = (
  { role, storeIds }: Pick<MerchantSession, 'role' | 'storeIds'>,
  storeId: string,
): boolean => role === 'owner' || storeIds.some((mine) => mine === storeId);

/** The stores that a call may look at: those that were asked for, else all where the caller works. Null is every store: an owner's. Another's store is refused (decision A5). */
export const storeScope = (
  { role, storeIds }: Pick<MerchantSession, 'role' | 'storeIds'>,
  asked: readonly string[] = [],
): readonly string[] | null => {
  if (role === 'owner') return asked.length === 0 ? null : asked;
  if (asked.some((id) => !storeIds.some((mine) => mine === id))) return refuse('NO_PERMISSION');
  return asked.length === 0 ? storeIds : asked;
};
