import { REDEEM_CODES } from '#shared/codes/redeem-code.ts';
import { dayOf, plus, SECOND, startOfDay } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { addAlert, countRefused, lockDevice } from './log-repo.ts';
import { lockedOut, type Refused } from './refused.ts';

/** Decision B19. */
const MOST_A_MINUTE = 10;
const LOCK_MS = 60 * SECOND;
const ALERT_A_DAY = 100;
const reason = REDEEM_CODES.NOT_FOUND.code;

/** The refusal of a device that is locked for guessing, or null. */
export const lockOf = ({ session, now }: MerchantContext): Refused | null =>
  session.deviceLockedUntil > now ? lockedOut(session.deviceLockedUntil) : null;

/** Called after an unknown code was logged: the tenth in a minute locks the device, the hundredth of a day alerts the merchant. Counted in the records, so that every server counts alike. */
export const countUnknown = async ({ session, now, deps, log }: MerchantContext): Promise<void> => {
  const { query } = deps.db;
  const { merchantId, deviceId } = session;
  const lately = await countRefused(query, {
    merchantId,
    deviceId,
    reason,
    since: plus(now, -LOCK_MS),
  });
  if (lately >= MOST_A_MINUTE) await lockDevice(query, merchantId, deviceId, plus(now, LOCK_MS));
  const today = await countRefused(query, {
    merchantId,
    deviceId: null,
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
