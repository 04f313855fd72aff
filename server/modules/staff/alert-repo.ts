import type { DeviceId, MerchantId, OperatorId } from '#shared/kernel/ids.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';

/** What the owner hears of: a kind and what it is about, once a day each. */
export type StaffAlert = {
  merchantId: MerchantId;
  kind: 'pin-locked' | 'pin-withdrawn' | 'password-locked' | 'new-device' | 'refresh-reused';
  operatorId: OperatorId;
  deviceId?: DeviceId | null;
  at: Instant;
};

/** Keeps an alert; `kind` in the table is the kind and its subject, so that each subject is told once a day. */
export const addStaffAlert = async (
  query: Query,
  { merchantId, kind, operatorId, deviceId = null, at }: StaffAlert,
): Promise<boolean> => {
  const subject = kind === 'new-device' ? deviceId : operatorId;
  const { count } = await query(
    'INSERT INTO alert (merchant_id, day, kind, at, detail) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (merchant_id, day, kind) DO NOTHING',
    [merchantId, dayOf(at), `${kind}:${subject}`, at, JSON.stringify({ operatorId, deviceId })],
  );
  return count === 1;
};
