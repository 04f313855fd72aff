import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import type { Phone } from './code-repo.ts';

/** Notes that somebody signed in at a device; of a person the last `most` are known. */
export const noteDevice = async (
  query: Query,
  { userId, device, most }: { userId: string; device: string; most: number },
  now: Instant,
): Promise<void> => {
  await query(
    'INSERT INTO known_device (user_id, device, seen_at) VALUES ($1, $2, $3) ON CONFLICT (user_id, device) DO UPDATE SET seen_at = $3',
    [userId, device, now],
  );
  await query(
    `DELETE FROM known_device WHERE user_id = $1 AND device NOT IN
       (SELECT device FROM known_device WHERE user_id = $1 ORDER BY seen_at DESC, device ASC LIMIT $2)`,
    [userId, most],
  );
};

const KNOWN_ROW = row({ n: num });
/** Whether the account of a phone was signed in at a device after a moment. A phone without an account is looked for alike. */
export const knowsDevice = async (
  query: Query,
  { region, number }: Phone,
  { device, since }: { device: string; since: Instant },
): Promise<boolean> => {
  const { rows } = await query(
    'SELECT count(*) AS n FROM known_device k JOIN app_user u ON u.id = k.user_id WHERE u.region = $1 AND u.phone = $2 AND k.device = $3 AND k.seen_at >= $4',
    [region, number, device, since],
    KNOWN_ROW,
  );
  return (rows[0]?.n ?? 0) > 0;
};

export const dropOldDevices = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM known_device WHERE seen_at < $1', [before]);
};
