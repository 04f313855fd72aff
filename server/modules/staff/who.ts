import { must } from '#shared/kernel/result.ts';
import type { Context, MerchantSession } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { readDevice } from './device-repo.ts';
import { findPin } from './pin-repo.ts';
import { operatorsOf, storesOf } from './merchant-repo.ts';

/** Merchant, operator and stores as the console shows them. An owner has every store; the staff list is not for cashiers. */
export const whoIs = async (query: Query, session: MerchantSession, pick: Context['pick']) => {
  const stores = (await storesOf(query, session.merchantId)).filter(
    (store) => session.role === 'owner' || session.storeIds.includes(store.id),
  );
  const operators = session.role === 'cashier' ? [] : await operatorsOf(query, session.merchantId);
  const device = must(
    await readDevice(query, { merchantId: session.merchantId, id: session.deviceId }),
    'the till of a session',
  );
  const own = await findPin(query, session.merchantId, session.operatorId);
  return {
    device,
    merchant: { id: session.merchantId, name: pick(session.merchantName) },
    operator: {
      id: session.operatorId,
      name: pick(session.operatorName),
      role: session.role,
      hasPin: own !== null && own.pinHash !== null,
      ...(session.mustChangePassword && { mustChangePassword: true as const }),
    },
    stores: stores.map((store) => ({
      id: store.id,
      name: pick(store.name),
      address: pick(store.address),
      kind: store.kind,
    })),
    operators: operators.map((operator) => ({ id: operator.id, name: pick(operator.name) })),
  };
};
