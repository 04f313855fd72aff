import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { storesOf, type StoreRow } from './merchant-repo.ts';

export type MerchantStore = StoreRow;

/** The stores of a merchant with their names and addresses. */
export const merchantStores = (query: Query, merchantId: MerchantId): Promise<MerchantStore[]> =>
  storesOf(query, merchantId);
