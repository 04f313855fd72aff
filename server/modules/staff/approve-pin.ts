import { must } from '#shared/kernel/result.ts';
import type { OperatorId, StoreId } from '#shared/kernel/ids.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recorded } from '#server/modules/oversight/index.ts';
import { checkPin } from './check-pin.ts';
import { readDevice } from './device-repo.ts';
import { isDecider, isUsablePin } from './operators.ts';
import { findPin } from './pin-repo.ts';
import { onPerson } from './recorded-acts.ts';

type Approval = { operatorId: OperatorId; pin: string; storeId: StoreId };

const approve = async (
  context: MerchantContext,
  { operatorId, pin, storeId }: Approval,
): Promise<OperatorId> => {
  const { deps, session } = context;
  const { merchantId, deviceId } = session;
  const who = await findPin(deps.db.query, merchantId, operatorId);
  if (who === null || !who.isActive) return refuse('STAFF_NOT_FOUND');
  const worksThere = who.role === 'owner' || who.storeIds.includes(storeId);
  if (!isDecider(who.role) || !worksThere) return refuse('NO_PERMISSION');
  const till = must(
    await readDevice(deps.db.query, { merchantId, id: deviceId }),
    'the till of a session',
  );
  await checkPin(
    context,
    { merchantId, operatorId, deviceId },
    isUsablePin(who, till) ? who.pinHash : null,
    pin,
  );
  return operatorId;
};

/** A manager of a store, or an owner, lets something pass at somebody else's till, by PIN. Gives who it was. Tries and approvals are security events of who asked. */
export const approveByPin = recorded({ kind: 'pin', act: 'approveByPin', who: onPerson }, approve);
