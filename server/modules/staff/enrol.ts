import { must } from '#shared/kernel/result.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { ENROLMENT_LENGTH, readEnrolment } from '#shared/validate/enrolment-code.ts';
import type { Handlers } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { changeStaff } from './change-staff.ts';
import { findMerchantName } from './merchant-repo.ts';
import { readDevice } from './device-repo.ts';
import { addEnrolment, enrolDevice, takeEnrolment } from './enrolment-repo.ts';
import { lettersFrom } from './letters.ts';
import { needFreshPassword } from './own.ts';
import { countStores } from './merchant-repo.ts';
import { keyEnd } from './till-key.ts';

/** Decision A6. */
const ENROLMENT_MS = 10 * MINUTE;

export const deviceCreateEnrolment: Handlers['deviceCreateEnrolment'] = async (
  context,
  { requestId, storeId, name, purpose },
) => {
  needFreshPassword(context);
  const { session, deps, now } = context;
  const { query } = deps.db;
  const { merchantId, operatorId } = session;
  if (storeId !== null && (await countStores(query, merchantId, [storeId])) === 0)
    return refuse('STORE_NOT_FOUND');
  // a display of the kitchen has nobody who could say where it stands
  if (purpose === 'KITCHEN' && storeId === null)
    return refuse('BAD_REQUEST', { issues: ['storeId'] });
  const token = lettersFrom(deps.random.token(), ENROLMENT_LENGTH);
  const expiresAt = plus(now, ENROLMENT_MS);
  await changeStaff(context, (tx) =>
    addEnrolment(tx, {
      merchantId,
      id: requestId,
      tokenHash: sha256(token),
      storeId,
      name,
      operatorId,
      purpose,
      expiresAt,
    }),
  );
  return { token, expiresAt };
};

/**
 * Enrols a till: it gets a key and a name, and asks its operators for their PINs from now on. A repeat gets a new key, since the first answer may have
 * been lost. It must carry the idempotency key of the first request: to have seen the code is not enough.
 */
export const deviceEnrol: Handlers['deviceEnrol'] = async (context, { token, deviceId, name }) => {
  const { deps, now, pick, idempotencyKey } = context;
  const { db, random } = deps;
  const code = readEnrolment(token);
  if (code === null) return refuse('ENROLMENT_INVALID');
  const claimHash = idempotencyKey === null ? null : sha256(idempotencyKey);
  const deviceKey = random.token();
  const merchantId = await db.tx(async (query) => {
    const taken = await takeEnrolment(query, { tokenHash: sha256(code), deviceId, claimHash }, now);
    if (taken === null) return refuse('ENROLMENT_INVALID');
    await enrolDevice(query, {
      ...taken,
      id: deviceId,
      name: name || taken.name || deviceId.slice(-6),
      keyHash: sha256(deviceKey),
      keyExpiresAt: keyEnd(now),
      now,
    });
    return taken.merchantId;
  });
  await raiseAlert(context, { kind: 'device-enrolled', merchantId, deviceId });
  const device = must(
    await readDevice(db.query, { merchantId, id: deviceId }),
    'the till that was just enrolled',
  );
  return {
    deviceKey,
    merchant: { id: merchantId, name: pick(await findMerchantName(db.query, merchantId)) },
    device,
  };
};
