import * as z from 'zod/mini';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findAccountOf, type Account } from './merchant-repo.ts';

/** Time between a right password and its one-time code. */
const TICKET_MS = 5 * MINUTE;

const payload = z.tuple([z.string(), z.string(), z.string(), z.int()]);

/** A new password ends the tickets of the old one. */
const sealOf = (secret: string, text: string, { passwordHash }: Account): string =>
  shortSeal(secret, `sign-in ticket ${text} ${passwordHash}`);

/** What shows in the second step of a sign-in that the password was right, for one account at one device. */
export const makeTicket = (
  { deps, now }: Pick<Context, 'deps' | 'now'>,
  account: Account,
  deviceId: DeviceId,
): { ticket: string; until: Instant } => {
  const until = plus(now, TICKET_MS);
  const text = Buffer.from(
    JSON.stringify([account.merchantId, account.operatorId, deviceId, until]),
  ).toString('base64url');
  return { ticket: `${text}.${sealOf(deps.secrets.identity, text, account)}`, until };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Whose ticket it is. A forged, foreign or old one is all one. */
export const accountOfTicket = async (
  { deps, now }: Pick<Context, 'deps' | 'now'>,
  ticket: string,
  deviceId: DeviceId,
): Promise<Account> => {
  const [text = '', seal = ''] = ticket.split('.');
  const parsed = z.safeParse(payload, parse(text));
  if (!parsed.success) return refuse('OTP_TICKET_OVER');
  const [merchantId, operatorId, device, until] = parsed.data;
  if (device !== deviceId || instant(until) <= now) return refuse('OTP_TICKET_OVER');
  const account = await findAccountOf(deps.db.query, {
    merchantId: asId(merchantId),
    operatorId: asId(operatorId),
  });
  const isGood =
    account !== null &&
    account.isActive &&
    isSame(sealOf(deps.secrets.identity, text, account), seal);
  return isGood ? account : refuse('OTP_TICKET_OVER');
};
