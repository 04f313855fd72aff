import type { MerchantId, OperatorId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Who = { merchantId: MerchantId; operatorId: OperatorId };
/** `secret`: encrypted. `confirmedAt`: 0 while the app has not shown a right code. `lastStep`: of the last code that was used. */
export type OtpRow = {
  secret: string;
  startedAt: Instant;
  confirmedAt: Instant;
  lastStep: number;
  recoveryLeft: number;
};

const OTP_ROW = row(
  pick(TABLES.staff_otp, 'secret', 'started_at', 'confirmed_at', 'last_step', 'recovery'),
);
export const findOtp = async (
  query: Query,
  { merchantId, operatorId }: Who,
): Promise<OtpRow | null> => {
  const {
    rows: [found],
  } = await query(
    'SELECT secret, started_at, confirmed_at, last_step, recovery FROM staff_otp WHERE merchant_id = $1 AND operator_id = $2',
    [merchantId, operatorId],
    OTP_ROW,
  );
  return found
    ? {
        secret: found.secret,
        startedAt: instant(found.started_at),
        confirmedAt: instant(found.confirmed_at),
        lastStep: found.last_step,
        recoveryLeft: found.recovery.length,
      }
    : null;
};

/** A secret that is still to be confirmed, over one that never was; false when one is on. */
export const startOtp = async (
  query: Query,
  { merchantId, operatorId }: Who,
  { secret, recovery, now }: { secret: string; recovery: readonly string[]; now: Instant },
): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO staff_otp (merchant_id, operator_id, secret, started_at, confirmed_at, last_step, recovery) VALUES ($1, $2, $3, $4, 0, 0, $5)
     ON CONFLICT (merchant_id, operator_id) DO UPDATE SET secret = $3, started_at = $4, last_step = 0, recovery = $5 WHERE staff_otp.confirmed_at = 0`,
    [merchantId, operatorId, secret, now, recovery],
  );
  return count === 1;
};

/** Turns on the secret that was shown, and no other. */
export const confirmOtp = async (
  query: Query,
  { merchantId, operatorId }: Who,
  { secret, step, now }: { secret: string; step: number; now: Instant },
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE staff_otp SET confirmed_at = $3, last_step = $4 WHERE merchant_id = $1 AND operator_id = $2 AND confirmed_at = 0 AND secret = $5',
    [merchantId, operatorId, now, step, secret],
  );
  return count === 1;
};

/** Uses the code of a step up: false when it, or one after it, was used. */
export const spendStep = async (
  query: Query,
  { merchantId, operatorId }: Who,
  step: number,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE staff_otp SET last_step = $3 WHERE merchant_id = $1 AND operator_id = $2 AND last_step < $3',
    [merchantId, operatorId, step],
  );
  return count === 1;
};

/** Uses a recovery code up: true for one caller only. */
export const spendRecovery = async (
  query: Query,
  { merchantId, operatorId }: Who,
  digest: string,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE staff_otp SET recovery = array_remove(recovery, $3) WHERE merchant_id = $1 AND operator_id = $2 AND $3 = ANY(recovery)',
    [merchantId, operatorId, digest],
  );
  return count === 1;
};

export const dropOtp = async (query: Query, { merchantId, operatorId }: Who): Promise<void> => {
  await query('DELETE FROM staff_otp WHERE merchant_id = $1 AND operator_id = $2', [
    merchantId,
    operatorId,
  ]);
};

/** Secrets that were shown and never confirmed. */
export const dropUnconfirmedOtps = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM staff_otp WHERE confirmed_at = 0 AND started_at < $1', [before]);
};
