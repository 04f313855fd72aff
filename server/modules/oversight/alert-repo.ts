import type { AlertKind } from '#shared/codes/alert.ts';
import { DAY, MINUTE, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';

/** What an alert is about. `subject`: the id of the merchant, store, operator or device. */
export type AlertKey = { merchantId: string; kind: AlertKind; subject: string; day: Day };

export type NewAlert = AlertKey & {
  id: string;
  at: Instant;
  storeId: string | null;
  operatorId: string | null;
  deviceId: string | null;
  /** How often by now, where it is counted elsewhere; null adds one, at most once a minute. */
  times: number | null;
  /** So many more than when somebody settled it make another alert of the same day; null: none does. */
  newsAfter: number | null;
};

/** Alerts of a merchant, kind and day. */
const MOST_A_DAY = 500;
const KEEP_MS = 180 * DAY;

/** Opens an alert, or counts on the open one of its kind, subject and day: true where it was opened. */
export const addAlert = async (query: Query, a: NewAlert): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO merchant_alert (merchant_id, id, kind, subject, day, at, last_at, times, store_id, operator_id, device_id)
     SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $6::bigint, COALESCE($7::int4, 1), $8::text, $9::text, $10::text
     WHERE NOT EXISTS (SELECT 1 FROM merchant_alert WHERE merchant_id = $1 AND day = $5 AND kind = $3 AND subject = $4
         AND (settled_at IS NULL OR (settled_by IS NOT NULL AND ($11::int4 IS NULL OR COALESCE($7::int4, times + 1) - times < $11::int4))))
       AND (SELECT count(*) FROM merchant_alert WHERE merchant_id = $1 AND day = $5 AND kind = $3) < ${MOST_A_DAY}
     ON CONFLICT DO NOTHING`,
    [
      a.merchantId,
      a.id,
      a.kind,
      a.subject,
      a.day,
      a.at,
      a.times,
      a.storeId,
      a.operatorId,
      a.deviceId,
      a.newsAfter,
    ],
  );
  if (count === 1) return true;
  await query(
    `UPDATE merchant_alert SET times = COALESCE($5::int4, times + 1), last_at = $6
     WHERE merchant_id = $1 AND kind = $2 AND subject = $3 AND day = $4 AND settled_at IS NULL
       AND CASE WHEN $5::int4 IS NULL THEN last_at <= $7 ELSE times < $5::int4 END`,
    [a.merchantId, a.kind, a.subject, a.day, a.times, a.at, a.at - MINUTE],
  );
  return false;
};

/** Settles an open alert that nobody needs any more. */
export const settleByItself = async (query: Query, key: AlertKey, at: Instant): Promise<void> => {
  await query(
    'UPDATE merchant_alert SET settled_at = $5 WHERE merchant_id = $1 AND kind = $2 AND subject = $3 AND day = $4 AND settled_at IS NULL',
    [key.merchantId, key.kind, key.subject, key.day, at],
  );
};

/** Settles alerts of days that were closed while a sweep was raising them. */
export const settleClosedDays = async (query: Query, at: Instant): Promise<void> => {
  await query(
    `UPDATE merchant_alert SET settled_at = $1 WHERE kind = 'unclosed-day' AND settled_at IS NULL
       AND EXISTS (SELECT 1 FROM day_closing c WHERE c.merchant_id = merchant_alert.merchant_id AND c.store_id = merchant_alert.subject AND c.day = merchant_alert.day AND c.reopened_at IS NULL)`,
    [at],
  );
};

/** Alerts of more than half a year ago. */
export const dropOldAlerts = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM merchant_alert WHERE last_at <= $1', [now - KEEP_MS]);
};
