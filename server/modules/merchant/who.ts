import type { Context, MerchantSession } from '#server/context.ts';
import type { Query } from '#server/db/db.ts';
import { operatorsOf, storesOf } from './repo.ts';

/** Merchant, operator and stores as the console shows them. An owner has every store; the staff list is not for cashiers. */
export const whoIs = async (query: Query, session: MerchantSession, pick: Context['pick']) => {
  const stores = (await storesOf(query, session.merchantId)).filter((store) => session.role === 'owner' || session.storeIds.includes(store.id));
  const operators = session.role === 'cashier' ? [] : await operatorsOf(query, session.merchantId);
  return {
    merchant: { id: session.merchantId, name: pick(session.merchantName) },
    operator: { id: session.operatorId, name: pick(session.operatorName), role: session.role },
    stores: stores.map((store) => ({ id: store.id, name: pick(store.name), address: pick(store.address) })),
    operators: operators.map((operator) => ({ id: operator.id, name: pick(operator.name) })),
  };
};
