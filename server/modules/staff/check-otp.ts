import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import type { DeviceId } from '#shared/kernel/ids.ts';
import { readOtpCode } from '#shared/validate/otp-code.ts';
import type { Context } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { openText, sealText } from '#server/kit/sealed-text.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { forgetTries, takeTry, type Counted, type Rule } from '#server/kit/guess-repo.ts';
import { findOtp, spendRecovery, spendStep, type OtpRow, type Who } from './otp-repo.ts';
import { stepOf } from './totp.ts';

/** As for passwords (decision A1). Only who knows the password can count here. */
const FEW: Rule = { most: 5, windowMs: DAY, lockMs: [15 * MINUTE, HOUR, DAY] };

type Deps = Context['deps'];

const sealedFor = ({ merchantId, operatorId }: Who) => ({
  purpose: 'staff one-time codes',
  owner: JSON.stringify([merchantId, operatorId]),
});

/** The secret as it is kept: nobody who reads the table can make codes of it. */
export const sealSecret = ({ secrets }: Deps, who: Who, secret: Uint8Array): string =>
  sealText(secrets.identity, sealedFor(who), Buffer.from(secret).toString('base64url'));

/** Null when another installation encrypted it. */
export const openSecret = (
  { secrets }: Deps,
  who: Who,
  { secret }: Pick<OtpRow, 'secret'>,
): Uint8Array | null => {
  const text = openText(secrets.identity, sealedFor(who), secret);
  return text === null ? null : Buffer.from(text, 'base64url');
};

export const recoveryDigest = (
  { secrets }: Deps,
  { merchantId, operatorId }: Who,
  code: string,
): string =>
  shortSeal(secrets.identity, `recovery code ${JSON.stringify([merchantId, operatorId, code])}`);

/** What is on for a person; null when nothing is, or it was never confirmed. */
export const otpOf = async ({ db }: Deps, who: Who): Promise<OtpRow | null> => {
  const found = await findOtp(db.query, who);
  return found !== null && found.confirmedAt > 0 ? found : null;
};

/** Whether the code is right and unused, which it is for one caller only. */
const spend = async (
  { deps, now, log }: Context,
  who: Who,
  { otp, code }: { otp: OtpRow; code: string },
): Promise<boolean> => {
  const read = readOtpCode(code);
  if (read === null) return false;
  if ('recovery' in read) {
    const isSpent = await spendRecovery(
      deps.db.query,
      who,
      recoveryDigest(deps, who, read.recovery),
    );
    if (isSpent) log.warn({ ...who }, 'a recovery code was used');
    return isSpent;
  }
  const secret = openSecret(deps, who, otp);
  const step = secret && stepOf(secret, read.digits, now);
  return step !== null && spendStep(deps.db.query, who, step);
};

/** `till`: where the caller is at a till of the account, which counts apart from all other places. */
type OtpTry = { otp: OtpRow; code: string; till: DeviceId | null };

/** Resolves when the code is right, and uses it up. Counts the try before it compares. */
export const checkOtp = async (
  context: Context,
  { merchantId, operatorId }: Who,
  { till, ...given }: OtpTry,
): Promise<void> => {
  const { query } = context.deps.db;
  const who = { merchantId, operatorId };
  const counted: Counted = {
    kind: till === null ? 'otp' : 'otp-till',
    subject: JSON.stringify([merchantId, operatorId, ...(till === null ? [] : [till])]),
  };
  const taken = await takeTry(query, counted, FEW, context.now);
  if (!taken.isOpen) return refuse('OTP_LOCKED', { until: taken.until });
  if (await spend(context, who, given)) return forgetTries(query, counted);
  if (taken.tries < FEW.most) return refuse('OTP_WRONG', { triesLeft: FEW.most - taken.tries });
  await raiseAlert(context, { kind: 'otp-locked', ...who, deviceId: till });
  const lock = await takeTry(query, counted, FEW, context.now);
  return refuse('OTP_LOCKED', lock.isOpen ? {} : { until: lock.until });
};
