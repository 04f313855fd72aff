import { base32nopad } from '@scure/base';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { readOtpCode, RECOVERY_CODES, RECOVERY_LENGTH } from '#shared/validate/otp-code.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkOtp, openSecret, otpOf, recoveryDigest, sealSecret } from './check-otp.ts';
import { lettersFrom } from './letters.ts';
import { confirmOtp, dropOtp, findOtp, startOtp } from './otp-repo.ts';
import { checkOwnPassword } from './own.ts';
import { stepOf } from './totp.ts';

/** Time to confirm a secret that was shown. */
const SHOWN_MS = 15 * MINUTE;
/** As long as the digest of its codes (RFC 4226 §4). */
const SECRET_BYTES = 20;
const ISSUER = 'Senado';

/** Secrets that were shown before this are over. */
export const oldestShown = (now: Instant): Instant => plus(now, -SHOWN_MS);

const uriOf = (secret: string, account: string): string =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(account)}?${new URLSearchParams({ secret, issuer: ISSUER, algorithm: 'SHA1', digits: '6', period: '30' })}`;

export const otpState: Handlers['merchantOtp'] = async ({ session, deps }) => {
  const otp = await otpOf(deps, session);
  return { since: otp?.confirmedAt ?? null, recoveryLeft: otp?.recoveryLeft ?? 0 };
};

export const otpStart: Handlers['merchantOtpStart'] = async (context, { password }) => {
  const { deps, now } = context;
  const { merchantId, operatorId, account } = await checkOwnPassword(context, password);
  const who = { merchantId, operatorId };
  const secret = Buffer.from(deps.random.token(), 'base64url').subarray(0, SECRET_BYTES);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    lettersFrom(deps.random.token(), RECOVERY_LENGTH),
  );
  const isNew = await startOtp(deps.db.query, who, {
    secret: sealSecret(deps, who, secret),
    recovery: recoveryCodes.map((code) => recoveryDigest(deps, who, code)),
    now,
  });
  if (!isNew) return refuse('OTP_ON');
  const text = base32nopad.encode(secret);
  return { secret: text, uri: uriOf(text, account), recoveryCodes };
};

/** The code that confirms is used up by it; sent twice, it is answered alike. */
export const otpConfirm: Handlers['merchantOtpConfirm'] = async (
  { session, deps, now, log },
  { code },
) => {
  const { merchantId, operatorId } = session;
  const who = { merchantId, operatorId };
  const otp = await findOtp(deps.db.query, who);
  const secret = otp && openSecret(deps, who, otp);
  if (otp === null || secret === null) return refuse('OTP_NOT_STARTED');
  const read = readOtpCode(code);
  const step = read !== null && 'digits' in read ? stepOf(secret, read.digits, now) : null;
  if (otp.confirmedAt > 0) return step === otp.lastStep ? {} : refuse('OTP_ON');
  if (otp.startedAt <= oldestShown(now)) return refuse('OTP_NOT_STARTED');
  if (step === null) return refuse('OTP_WRONG');
  if (!(await confirmOtp(deps.db.query, who, { secret: otp.secret, step, now })))
    return refuse('OTP_NOT_STARTED');
  log.warn(who, 'a one-time code was turned on');
  return {};
};

export const otpRemove: Handlers['merchantOtpRemove'] = async (context, { password, code }) => {
  const { session, deps, log } = context;
  const { merchantId, operatorId, deviceId } = session;
  const who = { merchantId, operatorId };
  await checkOwnPassword(context, password);
  const otp = await otpOf(deps, who);
  if (otp === null) return refuse('OTP_NOT_STARTED');
  await checkOtp(context, who, { otp, code, till: deviceId });
  await dropOtp(deps.db.query, who);
  log.warn(who, 'a one-time code was turned off');
  return {};
};
