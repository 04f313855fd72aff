import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { readEnrolment } from '#shared/validate/enrolment-code.ts';
import type { Context, MerchantContext } from '#server/kit/context.ts';
import { bySession, type Actor } from '#server/modules/oversight/index.ts';
import { sha256 } from '#server/kit/digest.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findByKey } from './device-repo.ts';
import { findEnrolmentMerchant } from './enrolment-repo.ts';
import { accountOfTicket } from './login-ticket.ts';
import { findAccount } from './merchant-repo.ts';

const NOBODY = { merchantId: '', operatorId: null };

export const onPerson = (
  context: MerchantContext,
  { operatorId }: { operatorId: string },
): Actor => ({ ...bySession(context), subject: operatorId });

export const onDevice = (context: MerchantContext, { deviceId }: { deviceId: string }): Actor => ({
  ...bySession(context),
  subject: deviceId,
});

/** Whose account was named. */
export const byAccount = async (
  { deps }: Context,
  { account, deviceId }: { account: string; deviceId: string },
): Promise<Actor> => {
  const found = await findAccount(deps.db.query, account);
  return { merchantId: found?.merchantId ?? '', operatorId: found?.operatorId ?? null, deviceId };
};

/** Whose password the ticket stands for; nobody for a ticket that is forged or over. */
export const byTicket = async (
  context: Context,
  { ticket, deviceId }: { ticket: string; deviceId: DeviceId },
): Promise<Actor> => {
  try {
    const { merchantId, operatorId } = await accountOfTicket(context, ticket, deviceId);
    return { merchantId, operatorId, deviceId };
  } catch (error) {
    if (error instanceof Refusal) return { ...NOBODY, deviceId };
    throw error;
  }
};

/** The operator that a till names, where the till has its key; a display names nobody. */
export const byTill = async (
  { deps }: Context,
  { deviceId, deviceKey, operatorId }: { deviceId: string; deviceKey: string; operatorId?: string },
): Promise<Actor> => {
  const till = await findByKey(deps.db.query, sha256(deviceKey), asId(deviceId));
  return till === null
    ? { ...NOBODY, deviceId }
    : { merchantId: till.merchantId, operatorId: operatorId ?? null, deviceId };
};

/** A display of the kitchen, where it has its key. */
export const byDisplay = (
  context: Context,
  shown: { deviceId: DeviceId; deviceKey: string },
): Promise<Actor> => byTill(context, shown);

/** The merchant whose token a new till shows. */
export const byToken = async (
  { deps }: Context,
  { token, deviceId }: { token: string; deviceId: string },
): Promise<Actor> => {
  const code = readEnrolment(token);
  const merchantId = code && (await findEnrolmentMerchant(deps.db.query, sha256(code)));
  return { merchantId: merchantId ?? '', operatorId: null, deviceId, subject: deviceId };
};
