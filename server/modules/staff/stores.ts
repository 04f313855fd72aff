import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { operatorsOf, storesOf, type StoreRow } from './merchant-repo.ts';

export type MerchantStore = StoreRow;

/** Every place where people of a merchant work. */
export const workplaces = (query: Query, merchantId: MerchantId): Promise<MerchantStore[]> =>
  storesOf(query, merchantId);

/** The names of everybody who works for a merchant, or did, by operator. */
export const staffNames = async (
  query: Query,
  merchantId: MerchantId,
): Promise<ReadonlyMap<string, Bilingual>> =>
  new Map((await operatorsOf(query, merchantId)).map(({ id, name }) => [id, name]));
