import type { DevicePurpose } from '#shared/codes/device-purpose.ts';
import { asId, type DeviceId, type MerchantId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type DeviceListed = {
  id: DeviceId;
  name: string;
  store: Bilingual | null;
  createdAt: Instant;
  enrolledAt: Instant | null;
  lastSeenAt: Instant | null;
  lastOperator: Bilingual | null;
  revokedAt: Instant | null;
  lockMinutes: number;
  purpose: DevicePurpose;
};
const LISTED_ROW = row({
  id: text,
  name: text,
  store_zh: orNull(text),
  store_en: orNull(text),
  created_at: num,
  enrolled_at: orNull(num),
  last_seen_at: num,
  who_zh: orNull(text),
  who_en: orNull(text),
  revoked_at: orNull(num),
  lock_minutes: num,
  purpose: TABLES.device.purpose,
});

const both = (zh: string | null, en: string | null): Bilingual | null =>
  zh === null || en === null ? null : { zh, en };
const maybe = (at: number | null): Instant | null => (at === null ? null : instant(at));

/** Tills in use first, last seen first. One row more than asked tells whether there is a next page. */
export const listDevices = async (
  query: Query,
  merchantId: MerchantId,
  { offset, size }: { offset: number; size: number },
): Promise<DeviceListed[]> => {
  const { rows } = await query(
    `SELECT d.id, d.name, s.name_zh AS store_zh, s.name_en AS store_en, d.created_at, d.enrolled_at, d.last_seen_at, o.name_zh AS who_zh, o.name_en AS who_en, d.revoked_at, d.lock_minutes, d.purpose
     FROM device d LEFT JOIN store s ON s.merchant_id = d.merchant_id AND s.id = d.store_id LEFT JOIN operator o ON o.merchant_id = d.merchant_id AND o.id = d.last_operator_id
     WHERE d.merchant_id = $1 ORDER BY (CASE WHEN d.revoked_at IS NULL THEN 0 ELSE 1 END) ASC, d.last_seen_at DESC, d.created_at DESC, d.id ASC LIMIT $2 OFFSET $3`,
    [merchantId, size + 1, offset],
    LISTED_ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    name: row.name,
    store: both(row.store_zh, row.store_en),
    createdAt: instant(row.created_at),
    enrolledAt: maybe(row.enrolled_at),
    lastSeenAt: row.last_seen_at === 0 ? null : instant(row.last_seen_at),
    lastOperator: both(row.who_zh, row.who_en),
    revokedAt: maybe(row.revoked_at),
    lockMinutes: row.lock_minutes,
    purpose: row.purpose,
  }));
};
