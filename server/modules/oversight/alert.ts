import type { AlertKind } from '#shared/codes/alert.ts';
import { dayOf, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Query } from '#server/db/db.ts';
import { addAlert, settleByItself } from './alert-repo.ts';

/** What raising an alert needs of a call or a sweep. */
export type Raising = Pick<Context, 'now' | 'log'> & { deps: Pick<Deps, 'db' | 'random'> };

type Alert = {
  kind: AlertKind;
  merchantId: string;
  /** Where it belongs to one store: its managers see it too. */
  storeId?: string | null;
  operatorId?: string | null;
  deviceId?: string | null;
  /** The business day; today by default. */
  day?: Day;
  /** How often by now, where the caller has counted; else it happened once more. */
  times?: number;
  /** So many more than when somebody settled it make another alert of the same day; null: none does. */
  newsAfter?: number | null;
};

/** What equal alerts of a day have in common. */
const ABOUT: Record<AlertKind, 'merchantId' | 'storeId' | 'operatorId' | 'deviceId'> = {
  'unknown-codes': 'merchantId',
  'guessing-locked': 'deviceId',
  'password-locked': 'operatorId',
  'otp-locked': 'operatorId',
  'pin-locked': 'operatorId',
  'pin-withdrawn': 'operatorId',
  'merchant-pins-locked': 'merchantId',
  'refresh-reused': 'operatorId',
  'new-device': 'deviceId',
  'device-enrolled': 'deviceId',
  'revoked-till': 'deviceId',
  'unclosed-day': 'storeId',
  'operator-undos': 'operatorId',
  'store-undos': 'storeId',
  'review-reported': 'storeId',
};

/** Alerts owners and managers, and warns in the log when it is a new alert. What was done is not refused because its alert could not be kept. */
export const raiseAlert = async (
  { deps, now, log }: Raising,
  { storeId = null, operatorId = null, deviceId = null, ...alert }: Alert,
): Promise<void> => {
  const { kind, merchantId, day = dayOf(now), times = null, newsAfter = 1 } = alert;
  const facts = { kind, merchantId, storeId, operatorId, deviceId, day, times };
  try {
    const isNew = await addAlert(deps.db.query, {
      ...facts,
      id: deps.random.id(),
      subject: facts[ABOUT[kind]] ?? merchantId,
      at: now,
      newsAfter,
    });
    if (isNew) log.warn(facts, `alert: ${kind}`);
  } catch (error) {
    log.error({ ...facts, err: error }, 'an alert was not stored');
  }
};

/** Settles the alert of a day at a store whose reason is gone, as part of the act that removed it. */
export const settleAlert = (
  query: Query,
  { storeId, ...key }: { merchantId: string; kind: 'unclosed-day'; storeId: string; day: Day },
  at: Instant,
): Promise<void> => settleByItself(query, { ...key, subject: storeId }, at);
