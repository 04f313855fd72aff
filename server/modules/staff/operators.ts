import type { Role } from '#shared/codes/group-order.ts';
import { must } from '#shared/kernel/result.ts';
import { DECIDER_PIN_LEAST, PIN_LEAST, pinProblem } from '#shared/validate/pin.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { changeStaff } from './change-staff.ts';
import { checkPin, forgetPinTries, pinLocks } from './check-pin.ts';
import { noteSeen, prolongKey, readDevice, type KnownDevice } from './device-repo.ts';
import { openSession } from './open-session.ts';
import { checkOwnPassword, needFreshPassword } from './own.ts';
import { hashPassword } from '#server/kit/password.ts';
import { findPin, operatorsHere, writePin, type PinOwner } from './pin-repo.ts';
import { isStillSecret, type Secret } from './secret-repo.ts';
import { withdrawPin } from './staff-repo.ts';
import { keyEnd, tillOfKey } from './till-key.ts';

export const isDecider = (role: Role): boolean => role === 'owner' || role === 'manager';

/** The PIN that opens somebody's rights at a till: owners and managers need six digits, and an enrolled till. */
export const isUsablePin = (
  { role, pinLength }: { role: Role; pinLength: number },
  { isEnrolled }: Pick<KnownDevice, 'isEnrolled'>,
): boolean => (isDecider(role) ? isEnrolled && pinLength >= DECIDER_PIN_LEAST : pinLength > 0);

export const operatorList: Handlers['operatorList'] = async (
  context,
  { deviceId, deviceKey, storeId },
) => {
  const { deps, pick } = context;
  const till = await tillOfKey(context, { deviceId, deviceKey });
  const { merchantId } = till;
  const device = must(
    await readDevice(deps.db.query, { merchantId, id: deviceId }),
    'the till that has a key',
  );
  const operators = await operatorsHere(deps.db.query, {
    merchantId,
    only: till.isEnrolled ? null : till.operatorId,
    storeId: till.isEnrolled ? (storeId ?? till.storeId) : null,
  });
  const lockOf = await pinLocks(
    context,
    merchantId,
    operators.map(({ id }) => id),
  );
  return {
    merchant: { id: merchantId, name: pick(till.merchantName) },
    device,
    operators: operators.map(({ id, name, role, pinLength }) => ({
      id,
      name: pick(name),
      role,
      hasPin: isUsablePin({ role, pinLength }, till),
      lockedUntil: lockOf(id),
    })),
  };
};

/** Only a till that an owner enrolled changes hands by PIN; any other opens for its own person alone. */
export const operatorSwitch: Handlers['operatorSwitch'] = async (
  context,
  { deviceId, deviceKey, operatorId, pin },
) => {
  const { deps, now } = context;
  const till = await tillOfKey(context, { deviceId, deviceKey });
  const { merchantId } = till;
  if (!till.isEnrolled && till.operatorId !== operatorId) return refuse('DEVICE_NOT_ENROLLED');
  const operator = await findPin(deps.db.query, merchantId, operatorId);
  if (operator === null || !operator.isActive) return refuse('STAFF_NOT_FOUND');
  const hash = isUsablePin(operator, till) ? operator.pinHash : null;
  if (hash === null) return refuse('PIN_NOT_SET');
  await checkPin(context, { merchantId, operatorId, deviceId }, hash, pin);
  await prolongKey(deps.db.query, { merchantId, id: deviceId }, keyEnd(now));
  await noteSeen(deps.db.query, { merchantId, id: deviceId, operatorId, storeId: null, now });
  return openSession(context, { merchantId, operatorId, deviceId }, { by: { kind: 'pin', hash } });
};

/** Whose PIN a person may take away: an owner anyone's; a manager that of cashiers and auditors at their stores. */
const mayClear = ({ session }: MerchantContext, { role, storeIds }: PinOwner): boolean =>
  session.role === 'owner' ||
  (session.role === 'manager' &&
    (role === 'cashier' || role === 'auditor') &&
    storeIds.some((id) => session.storeIds.includes(id)));

type Proof = { password?: string | undefined; oldPin?: string | undefined };

/** One's own PIN changes hands only with the password, or with the PIN so far. Gives what was right. */
const prove = async (
  context: MerchantContext,
  own: PinOwner,
  { password, oldPin }: Proof,
): Promise<Secret> => {
  const { merchantId, operatorId, deviceId } = context.session;
  if (password !== undefined)
    return { kind: 'password', hash: (await checkOwnPassword(context, password)).passwordHash };
  if (oldPin === undefined) return refuse('PASSWORD_WRONG');
  const hash = own.pinHash ?? refuse('PIN_NOT_SET');
  await checkPin(context, { merchantId, operatorId, deviceId }, hash, oldPin);
  return { kind: 'pin', hash };
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
  const isSelf = operatorId === session.operatorId;
  if (!isSelf && (pin !== null || !mayClear(context, person))) return refuse('NO_PERMISSION');
  if (!isSelf) needFreshPassword(context);
  const by = isSelf ? await prove(context, person, proof) : null;
  const least = isDecider(person.role) ? DECIDER_PIN_LEAST : PIN_LEAST;
  if (pin !== null && pinProblem(pin, least) !== null) return refuse('PIN_WEAK');
  const who = { merchantId, operatorId };
  const fresh = pin === null ? null : { hash: await hashPassword(pin), length: pin.length };
  await changeStaff(context, async (query) => {
    if (by !== null && !(await isStillSecret(query, session, by))) refuse('SESSION_INVALID');
    await (fresh === null ? withdrawPin(query, who) : writePin(query, who, fresh));
  });
  await forgetPinTries(context, who);
  return { hasPin: pin !== null };
};
