import type { SecurityAct, SecurityEventKind } from '#shared/codes/security-event.ts';
import { SECURITY_ACTS, SECURITY_EVENT_KINDS } from '#shared/codes/security-event.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { DAY, dayOf, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row, text, word, type RowOf } from '#server/db/row.ts';

export type StoredEvent = {
  /** Empty where an account does not exist. */
  merchantId: string;
  id: string;
  at: Instant;
  kind: SecurityEventKind;
  act: SecurityAct;
  operatorId: string | null;
  deviceId: string | null;
  subject: string | null;
  reason: ErrorName | null;
  source: string;
};

/** Events of a merchant, kind and day; what comes after them is only in the log. */
const MOST_A_DAY = 2000;
const KEEP_MS = 180 * DAY;

/** Writes an event down, once for each id. The same statement for a known and an unknown account, so that time tells nothing. */
export const addSecurityEvent = async (query: Query, e: StoredEvent): Promise<void> => {
  await query(
    `INSERT INTO security_event (merchant_id, id, at, day, kind, act, operator_id, device_id, subject, reason, source)
     SELECT $1::text, $2::text, $3::bigint, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text, $10::text, $11::text
     WHERE (SELECT count(*) FROM security_event WHERE merchant_id = $1 AND day = $4 AND kind = $5) < $12::int4
     ON CONFLICT (merchant_id, id) DO NOTHING`,
    [
      e.merchantId,
      e.id,
      e.at,
      dayOf(e.at),
      e.kind,
      e.act,
      e.operatorId,
      e.deviceId,
      e.subject,
      e.reason,
      e.source,
      MOST_A_DAY,
    ],
  );
};

const EVENT_ROW = row({
  id: text,
  at: num,
  kind: word(SECURITY_EVENT_KINDS),
  act: word(SECURITY_ACTS),
  operator_id: orNull(text),
  reason: orNull(text),
  source: text,
  op_zh: orNull(text),
  op_en: orNull(text),
  device: orNull(text),
  subject_zh: orNull(text),
  subject_en: orNull(text),
  subject_device: orNull(text),
});

export type EventFilter = {
  merchantId: string;
  kind: SecurityEventKind | null;
  operatorId: string | null;
  day: Day | null;
  offset: number;
  size: number;
};

/** Events, the newest first; one more than asked shows whether there is a next page. */
export const listSecurityEvents = async (
  query: Query,
  { merchantId, kind, operatorId, day, offset, size }: EventFilter,
): Promise<RowOf<typeof EVENT_ROW>[]> => {
  const { rows } = await query(
    `SELECT e.id, e.at, e.kind, e.act, e.operator_id, e.reason, e.source, o.name_zh AS op_zh, o.name_en AS op_en, d.name AS device,
       so.name_zh AS subject_zh, so.name_en AS subject_en, sd.name AS subject_device
     FROM security_event e
     LEFT JOIN operator o ON o.merchant_id = e.merchant_id AND o.id = e.operator_id
     LEFT JOIN device d ON d.merchant_id = e.merchant_id AND d.id = e.device_id
     LEFT JOIN operator so ON so.merchant_id = e.merchant_id AND so.id = e.subject
     LEFT JOIN device sd ON sd.merchant_id = e.merchant_id AND sd.id = e.subject
     WHERE e.merchant_id = $1 AND ($2::text IS NULL OR e.kind = $2::text) AND ($3::text IS NULL OR e.operator_id = $3::text OR e.subject = $3::text)
       AND ($4::text IS NULL OR e.day = $4::text) ORDER BY e.at DESC, e.id DESC LIMIT $5 OFFSET $6`,
    [merchantId, kind, operatorId, day, size + 1, offset],
    EVENT_ROW,
  );
  return rows;
};

/** Events of more than half a year ago. */
export const dropOldSecurityEvents = async (query: Query, now: Instant): Promise<void> => {
  await query('DELETE FROM security_event WHERE at <= $1', [now - KEEP_MS]);
};
