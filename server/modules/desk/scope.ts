import type { StoreId } from '#shared/kernel/ids.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { type DeskStore, deskStores } from '#server/modules/catalogue/index.ts';
import { findStoreOrder, type TakeoutOrder } from '#server/modules/order/index.ts';
import { storeScope, worksIn } from '#server/modules/staff/index.ts';

/** The stores with a desk that a call is about: those asked for, else all where the caller works. A store of somebody else is refused (decision A5). */
export const storesAtDesk = async (
  { deps, session }: MerchantContext,
  asked: readonly StoreId[] = [],
): Promise<DeskStore[]> => {
  const stores = await deskStores(deps.db.query, session.merchantId, storeScope(session, asked));
  return stores.length < new Set(asked).size ? refuse('NO_PERMISSION') : stores;
};

/** A paid order of a store where the caller works, or a refusal that does not reveal whether another's exists. */
export const orderAtDesk = async (
  { deps, session }: MerchantContext,
  orderId: string,
): Promise<TakeoutOrder> => {
  const order = await findStoreOrder(deps.db.query, orderId);
  return order !== null &&
    order.merchantId === session.merchantId &&
    order.paidAt !== null &&
    worksIn(session, order.storeId)
    ? order
    : refuse('ORDER_NOT_FOUND');
};

/** Names what a caller sees: all who have the same see the same. */
export const sightKey = (
  { session: { merchantId, role, storeIds, isKitchen }, language }: MerchantContext,
  ...what: readonly string[]
): string => [...what, merchantId, isKitchen ? 'kitchen' : role, language, ...storeIds].join('\n');
