import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { operatorsOf, storesOf, type StoreRow } from './merchant-repo.ts';

export type MerchantStore = StoreRow;

/** The stores of a merchant where deals are redeemed, with their names and addresses. */
export const merchantStores = async (
  query: Query,
  merchantId: MerchantId,
): Promise<MerchantStore[]> =>
  (await storesOf(query, merchantId)).filter(({ kind }) => kind === 'group');

/** Every place where people of a merchant work. */
export const workplaces = (query: Query, merchantId: MerchantId): Promise<MerchantStore[]> =>
  storesOf(query, merchantId);

/** The names of everybody who works for a merchant, or did, by operator. */
export const staffNames = async (
  query: Query,
  merchantId: MerchantId,
): Promise<ReadonlyMap<string, Bilingual>> =>
  new Map((await operatorsOf(query, merchantId)).map(({ id, name }) => [id, name]));
