import { DAY, HOUR, MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { DeviceId, MerchantId, OperatorId } from '#shared/kernel/ids.ts';
import type { Context } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import {
  forgetTries,
  giveBack,
  lockedUntil,
  locksAmong,
  takeTry,
  type Counted,
  type Rule,
} from '#server/kit/guess-repo.ts';
import { isPassword } from '#server/kit/password.ts';
import { withdrawPin } from './staff-repo.ts';

/** Decision A4: wrong ones in a row, of one operator at all tills. */
const IN_A_ROW: Rule = { most: 5, windowMs: 7 * DAY, lockMs: [15 * MINUTE, HOUR, DAY] };
/** Wrong ones of one operator, also those between which the right person came: then the PIN is withdrawn. */
const IN_A_WEEK: Rule = { most: 25, windowMs: 7 * DAY, lockMs: [0, 0, 0] };
/** Wrong ones at one merchant, over all its operators. */
const AT_MERCHANT: Rule = { most: 60, windowMs: HOUR, lockMs: [15 * MINUTE, HOUR, DAY] };

type At = { merchantId: MerchantId; operatorId: OperatorId; deviceId: DeviceId };

const countsOf = ({ merchantId, operatorId }: Omit<At, 'deviceId'>) => {
  const subject = JSON.stringify([merchantId, operatorId]);
  return {
    row: { kind: 'pin', subject },
    week: { kind: 'pin-week', subject },
    merchant: { kind: 'pin-merchant', subject: merchantId },
  } satisfies Record<string, Counted>;
};

/** Ends of the locks of these operators, by operator. */
export const pinLocks = async (
  { deps, now }: Pick<Context, 'deps' | 'now'>,
  merchantId: MerchantId,
  operatorIds: readonly OperatorId[],
): Promise<(operatorId: OperatorId) => Instant | null> => {
  const subjectOf = (operatorId: OperatorId): string =>
    countsOf({ merchantId, operatorId }).row.subject;
  const locks = await locksAmong(
    deps.db.query,
    { kind: 'pin', subjects: operatorIds.map(subjectOf) },
    now,
  );
  return (operatorId) => locks.get(subjectOf(operatorId)) ?? null;
};

/** After a new PIN or a new password. */
export const forgetPinTries = async (
  { deps }: Pick<Context, 'deps'>,
  who: Omit<At, 'deviceId'>,
): Promise<void> => {
  const { row, week } = countsOf(who);
  await forgetTries(deps.db.query, row);
  await forgetTries(deps.db.query, week);
};

const counted = async (context: Context, at: At) => {
  const {
    deps: {
      db: { query },
    },
    now,
  } = context;
  const { row, week, merchant } = countsOf(at);
  const until = await lockedUntil(query, merchant, now);
  if (until !== null) return refuse('PIN_LOCKED', { until });
  const inARow = await takeTry(query, row, IN_A_ROW, now);
  if (!inARow.isOpen) return refuse('PIN_LOCKED', { until: inARow.until });
  const atMerchant = await takeTry(query, merchant, AT_MERCHANT, now);
  if (!atMerchant.isOpen) return refuse('PIN_LOCKED', { until: atMerchant.until });
  const inAWeek = await takeTry(query, week, IN_A_WEEK, now);
  return {
    inARow: inARow.tries,
    inAWeek: inAWeek.isOpen ? inAWeek.tries : IN_A_WEEK.most,
    atMerchant: atMerchant.tries,
  };
};

/** Resolves when the PIN is right. Counts the try before it compares. */
export const checkPin = async (
  context: Context,
  at: At,
  kept: string | null,
  pin: string,
): Promise<void> => {
  const { query } = context.deps.db;
  if (kept === null) return refuse('PIN_NOT_SET');
  const { row, week, merchant } = countsOf(at);
  const tries = await counted(context, at);
  if (await isPassword(kept, pin)) {
    await forgetTries(query, row);
    await giveBack(query, week);
    return giveBack(query, merchant);
  }
  if (tries.atMerchant >= AT_MERCHANT.most) {
    const { merchantId, deviceId } = at;
    await raiseAlert(context, { kind: 'merchant-pins-locked', merchantId, deviceId });
  }
  if (tries.inAWeek >= IN_A_WEEK.most) {
    await withdrawPin(query, at);
    await forgetPinTries(context, at);
    await raiseAlert(context, { kind: 'pin-withdrawn', ...at });
    return refuse('PIN_NOT_SET');
  }
  if (tries.inARow < IN_A_ROW.most)
    return refuse('PIN_WRONG', { triesLeft: IN_A_ROW.most - tries.inARow });
  await raiseAlert(context, { kind: 'pin-locked', ...at });
  const lock = await takeTry(query, row, IN_A_ROW, context.now);
  return refuse('PIN_LOCKED', lock.isOpen ? {} : { until: lock.until });
};
