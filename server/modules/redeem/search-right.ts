import type { MerchantContext } from '#server/kit/context.ts';
import { tillSwitches } from '#server/modules/catalogue/index.ts';
import { asError, plainly } from './refused.ts';
import { rightRefusal } from './rights.ts';
import { lockOf } from './tries.ts';

/** Refuses who may not look for orders at a store: cashiers only where it allows them to. */
export const needSearch = async (
  context: MerchantContext,
  till: { storeId: string; deviceId: string },
): Promise<void> => {
  const { session, deps } = context;
  const locked = lockOf(context);
  if (locked !== null) throw asError(locked);
  const switches = await tillSwitches(deps.db.query, session.merchantId, till.storeId);
  const right =
    rightRefusal(context, till, switches !== null) ??
    (session.role === 'cashier' && switches?.searchAllowed === false
      ? plainly('NO_PERMISSION')
      : null);
  if (right !== null) throw asError(right);
};
