/** Why a payment password is refused. */
export type PaymentPasswordReason = 'digits' | 'repeated' | 'consecutive';
/** Why a new payment password is refused. */
export type NewPaymentPasswordReason = PaymentPasswordReason | 'mismatch';

const isRun = (value: string, step: 1 | -1): boolean =>
  [...value].every((digit, i) => i === 0 || Number(digit) === Number(value[i - 1]) + step);

/**
 * The payment password (spec 001 §5, decision K5): exactly 6 digits, no three equal ones in a row,
 * not one run up or down (`123456`, `654321`).
 */
export const paymentPassword = (
  value: string,
): { ok: true } | { ok: false; reason: PaymentPasswordReason } => {
  if (!/^[0-9]{6}$/.test(value)) return { ok: false, reason: 'digits' };
  if (/(\d)\1\1/.test(value)) return { ok: false, reason: 'repeated' };
  return isRun(value, 1) || isRun(value, -1) ? { ok: false, reason: 'consecutive' } : { ok: true };
};

/**
 * A new payment password, entered twice: the first entry must be allowed, the second must be the
 * same (spec 001 §5).
 */
export const newPaymentPassword = (
  first: string,
  second: string,
): { ok: true } | { ok: false; reason: NewPaymentPasswordReason } => {
  const checked = paymentPassword(first);
  if (!checked.ok) return checked;
  return first === second ? { ok: true } : { ok: false, reason: 'mismatch' };
};
