import type { Query } from '#server/db/db.ts';
import type { StoreSwitches } from '#shared/contract/merchant/stores.ts';
import { findSwitches } from './switch-repo.ts';

/** How the tills of a store are set; null when the merchant has no such store. */
export const tillSwitches = async (
  query: Query,
  merchantId: string,
  storeId: string,
): Promise<StoreSwitches | null> =>
  (await findSwitches(query, merchantId, storeId))?.switches ?? null;
