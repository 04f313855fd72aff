import { REDEEM_CODES } from '#shared/codes/redeem-code.ts';
import { dayOf, plus, SECOND, startOfDay } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { addAlert, countRefused, lockGuessing } from './log-repo.ts';
import { lockedOut, type Refused } from './refused.ts';

/** Decision B19: unknown codes a minute, over every device of an operator too, and of everyone at a merchant. */
const MOST_A_MINUTE = { device: 10, operator: 10, merchant: 60 } as const;
const LOCK_MS = 60 * SECOND;
const ALERT_A_DAY = 100;
const reason = REDEEM_CODES.NOT_FOUND.code;

/** The refusal where guessing has locked the device, the operator or the merchant, or null. */
export const lockOf = ({ session, now }: MerchantContext): Refused | null =>
  session.deviceLockedUntil > now ? lockedOut(session.deviceLockedUntil) : null;

/** Called after an unknown code was logged: the tenth in a minute locks the device and the operator, the sixtieth the merchant, the hundredth of a day alerts the merchant. Counted in the records, so that every server counts alike. */
export const countUnknown = async ({ session, now, deps, log }: MerchantContext): Promise<void> => {
  const { query } = deps.db;
  const { merchantId } = session;
  const ids = { device: session.deviceId, operator: session.operatorId, merchant: merchantId };
  for (const of of ['device', 'operator', 'merchant'] as const) {
    const counted = { merchantId, of, id: ids[of] };
    const since = plus(now, -LOCK_MS);
    const lately = await countRefused(query, { ...counted, reason, since });
    if (lately >= MOST_A_MINUTE[of]) await lockGuessing(query, counted, plus(now, LOCK_MS));
  }
  const today = await countRefused(query, {
    merchantId,
    of: 'merchant',
    id: merchantId,
    reason,
    since: startOfDay(dayOf(now)),
  });
  if (today < ALERT_A_DAY) return;
  const isFirst = await addAlert(query, {
    merchantId,
    day: dayOf(now),
    kind: 'unknown-codes',
    at: now,
    detail: String(today),
  });
  if (isFirst) log.warn({ merchantId, count: today }, 'many unknown voucher codes today');
};
