import { must } from '#shared/kernel/result.ts';
import { DAY, HOUR, MINUTE, plus } from '#shared/kernel/time.ts';
import type { DeviceId, MerchantId, OperatorId } from '#shared/kernel/ids.ts';
import { pinProblem } from '#shared/validate/pin.ts';
import type { Context, Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isPassword } from './password.ts';
import { findAccountOf } from './merchant-repo.ts';
import { noteSeen, prolongKey, readDevice } from './device-repo.ts';
import {
  findPin,
  forgetAllTries,
  forgetTries,
  operatorsHere,
  takeTry,
  writePin,
  type PinOwner,
} from './pin-repo.ts';
import { keyEnd, tillOfKey } from './till-key.ts';

/** Decision A4: tries are limited for each operator at each till. */
const MOST_TRIES = 5;

export const operatorList: Handlers['operatorList'] = async (
  context,
  { deviceId, deviceKey, storeId },
) => {
  const { deps, now, pick } = context;
  const {
    merchantId,
    merchantName,
    storeId: lastStore,
  } = await tillOfKey(context, { deviceId, deviceKey });
  const device = must(
    await readDevice(deps.db.query, { merchantId, id: deviceId }),
    'the till that has a key',
  );
  const operators = await operatorsHere(deps.db.query, {
    merchantId,
    deviceId,
    storeId: storeId ?? lastStore,
    now,
  });
  return {
    merchant: { id: merchantId, name: pick(merchantName) },
    device,
    operators: operators.map(({ name, ...operator }) => ({ ...operator, name: pick(name) })),
  };
};

type At = { merchantId: MerchantId; operatorId: OperatorId; deviceId: DeviceId };

/** Resolves when the PIN is right. Counts the try first. */
const checkPin = async (
  { deps, now }: Context,
  at: At,
  kept: string | null,
  pin: string,
): Promise<void> => {
  const { query } = deps.db;
  if (kept === null) return refuse('PIN_NOT_SET');
  const taken = await takeTry(query, at, {
    most: MOST_TRIES,
    lockUntil: [plus(now, 15 * MINUTE), plus(now, HOUR), plus(now, DAY)],
    now,
  });
  if (!taken.isOpen) return refuse('PIN_LOCKED', { until: taken.until });
  if (await isPassword(kept, pin)) return forgetTries(query, at);
  if (taken.tries < MOST_TRIES) return refuse('PIN_WRONG', { triesLeft: MOST_TRIES - taken.tries });
  const again = await takeTry(query, at, { most: MOST_TRIES, lockUntil: [now, now, now], now });
  return refuse('PIN_LOCKED', again.isOpen ? {} : { until: again.until });
};

export const operatorSwitch: Handlers['operatorSwitch'] = async (
  context,
  { deviceId, deviceKey, operatorId, pin },
) => {
  const { deps, now } = context;
  const { merchantId } = await tillOfKey(context, { deviceId, deviceKey });
  const operator = await findPin(deps.db.query, merchantId, operatorId);
  if (operator === null || !operator.isActive) return refuse('STAFF_NOT_FOUND');
  await checkPin(context, { merchantId, operatorId, deviceId }, operator.pinHash, pin);
  await prolongKey(deps.db.query, { merchantId, id: deviceId }, keyEnd(now));
  await noteSeen(deps.db.query, { merchantId, id: deviceId, operatorId, storeId: null, now });
  return openSession(context, { merchantId, operatorId, deviceId });
};

/** Whose PIN a person may take away: an owner anyone's; a manager that of cashiers and auditors at their stores. */
const mayClear = ({ session }: MerchantContext, { role, storeIds }: PinOwner): boolean =>
  session.role === 'owner' ||
  (session.role === 'manager' &&
    (role === 'cashier' || role === 'auditor') &&
    storeIds.some((id) => session.storeIds.includes(id)));

type Proof = { password?: string | undefined; oldPin?: string | undefined };

/** One's own PIN changes hands only with the password, or with the PIN so far. */
const prove = async (
  context: MerchantContext,
  own: PinOwner,
  { password, oldPin }: Proof,
): Promise<void> => {
  const { merchantId, operatorId, deviceId } = context.session;
  if (password !== undefined)
    await checkPassword(
      context,
      await findAccountOf(context.deps.db.query, { merchantId, operatorId }),
      password,
    );
  else if (oldPin !== undefined)
    await checkPin(context, { merchantId, operatorId, deviceId }, own.pinHash, oldPin);
  else refuse('PASSWORD_WRONG');
};

export const operatorSetPin: Handlers['operatorSetPin'] = async (
  context,
  { operatorId, pin, ...proof },
) => {
  const {
    session,
    deps: { db },
  } = context;
  const { merchantId } = session;
  const person = await findPin(db.query, merchantId, operatorId);
  if (person === null) return refuse('STAFF_NOT_FOUND');
  if (operatorId === session.operatorId) await prove(context, person, proof);
  else if (pin !== null || !mayClear(context, person)) return refuse('NO_PERMISSION');
  if (pin !== null && pinProblem(pin) !== null) return refuse('PIN_WEAK');
  await writePin(
    db.query,
    { merchantId, operatorId },
    pin === null ? null : await hashPassword(pin),
  );
  await forgetAllTries(db.query, merchantId, operatorId);
  return { hasPin: pin !== null };
};
