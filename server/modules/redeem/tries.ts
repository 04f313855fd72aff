import { REDEEM_CODES } from '#shared/codes/redeem-code.ts';
import { dayOf, plus, SECOND, startOfDay } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { worksIn } from '#server/modules/staff/index.ts';
import { countRefused, lockGuessing } from './log-repo.ts';
import { lockedOut, type Refused } from './refused.ts';

/** Decision B19: unknown codes a minute, over every device of an operator too, and of everyone at a merchant. */
const MOST_A_MINUTE = { device: 10, operator: 10, merchant: 60 } as const;
const LOCK_MS = 60 * SECOND;
const ALERT_A_DAY = 100;
const reason = REDEEM_CODES.NOT_FOUND.code;

/** The refusal where guessing has locked the device, the operator or the merchant, or null. */
export const lockOf = ({ session, now }: MerchantContext): Refused | null =>
  session.deviceLockedUntil > now ? lockedOut(session.deviceLockedUntil) : null;

/** Locks what has guessed too often within a minute; gives whether anything was locked. */
const lockGuessers = async ({ session, now, deps }: MerchantContext): Promise<boolean> => {
  const { query } = deps.db;
  const { merchantId } = session;
  const ids = { device: session.deviceId, operator: session.operatorId, merchant: merchantId };
  let isLocked = false;
  for (const of of ['device', 'operator', 'merchant'] as const) {
    const counted = { merchantId, of, id: ids[of] };
    const since = plus(now, -LOCK_MS);
    const lately = await countRefused(query, { ...counted, reason, since });
    if (lately < MOST_A_MINUTE[of]) continue;
    await lockGuessing(query, counted, plus(now, LOCK_MS));
    isLocked = true;
  }
  return isLocked;
};

/** Called after an unknown code was logged: the tenth in a minute locks the device and the operator, the sixtieth the merchant, and raises an alert; so does the hundredth of a day. Counted in the records, so that every server counts alike. */
export const countUnknown = async (
  context: MerchantContext,
  { storeId }: { storeId: string },
): Promise<void> => {
  const { session, now, deps } = context;
  const { merchantId, operatorId, deviceId } = session;
  if (await lockGuessers(context))
    await raiseAlert(context, {
      kind: 'guessing-locked',
      merchantId,
      storeId: worksIn(session, storeId) ? storeId : null,
      operatorId,
      deviceId,
    });
  const times = await countRefused(deps.db.query, {
    merchantId,
    of: 'merchant',
    id: merchantId,
    reason,
    since: startOfDay(dayOf(now)),
  });
  if (times >= ALERT_A_DAY)
    await raiseAlert(context, { kind: 'unknown-codes', merchantId, times, newsAfter: ALERT_A_DAY });
};
