import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

/** Rows that belong to one person alone: deleted with the account. */
const GONE = [
  'DELETE FROM member_session WHERE user_id = $1',
  'DELETE FROM known_device WHERE user_id = $1',
  'DELETE FROM member_identity WHERE user_id = $1',
  'DELETE FROM user_address WHERE user_id = $1',
  'DELETE FROM risk_buyer WHERE user_id = $1',
  'DELETE FROM takeout_favourite WHERE user_id = $1',
  'DELETE FROM group_like WHERE user_id = $1',
  'DELETE FROM group_check_in WHERE user_id = $1',
  'DELETE FROM group_reminder WHERE user_id = $1',
  'DELETE FROM market_reminder WHERE user_id = $1',
  'DELETE FROM rating_guide WHERE user_id = $1',
  'DELETE FROM order_message WHERE user_id = $1',
  'DELETE FROM point_entry WHERE user_id = $1',
  'DELETE FROM task_help WHERE user_id = $1',
  'DELETE FROM sandbox_card WHERE token IN (SELECT token FROM bank_card WHERE user_id = $1)',
  'DELETE FROM bank_card WHERE user_id = $1',
  'DELETE FROM card_frame WHERE user_id = $1',
  'DELETE FROM account_identity WHERE user_id = $1',
  'DELETE FROM pay_password WHERE user_id = $1',
  'DELETE FROM pay_mark WHERE user_id = $1',
  "DELETE FROM guess WHERE kind = 'pay' AND subject = $1",
  'DELETE FROM keyed_answer WHERE user_id = $1',
] as const;

/** By both halves of the key, so that no table is read from end to end. */
const OF_ORDERS =
  '(merchant_id, order_id) IN (SELECT merchant_id, id FROM takeout_order WHERE user_id = $1)';
/** What the books keep of an order is what was sold, for how much, and when; not to whom and where. */
const BLANKED = [
  `UPDATE takeout_order SET seq = seq + 1, snapshot = snapshot || jsonb_build_object('remarks', '', 'buyer', jsonb_build_object('region', snapshot->'buyer'->>'region', 'phone', ''),
     'address', CASE WHEN jsonb_typeof(snapshot->'address') = 'object' THEN (snapshot->'address') || '{"contactName":"","phone":"","mapAddress":"","detail":"","title":null,"lat":0,"lon":0}'::jsonb ELSE 'null'::jsonb END,
     'alcohol', CASE WHEN jsonb_typeof(snapshot->'alcohol') = 'object' THEN (snapshot->'alcohol') || '{"name":""}'::jsonb ELSE 'null'::jsonb END,
     'risk', CASE WHEN jsonb_typeof(snapshot->'risk') = 'object' THEN (snapshot->'risk') || '{"riskCertificateNum":""}'::jsonb ELSE 'null'::jsonb END) WHERE user_id = $1`,
  `UPDATE takeout_order_event SET facts = facts - 'note' WHERE ${OF_ORDERS}`,
  `DELETE FROM takeout_rider_place WHERE ${OF_ORDERS}`,
  `UPDATE takeout_refund SET note = '', photos = '{}' WHERE ${OF_ORDERS}`,
  `UPDATE takeout_comment SET nickname = '***', is_anonymous = true WHERE user_id = $1`,
  `UPDATE market_comment SET nickname = '***', is_anonymous = true WHERE user_id = $1`,
  `UPDATE group_order SET table_note = '' WHERE user_id = $1 AND table_note <> ''`,
  `UPDATE group_comment SET nickname = '***', is_anonymous = true WHERE user_id = $1`,
  `UPDATE review_report SET note = '' WHERE note <> '' AND (merchant_id, comment_id) IN (SELECT merchant_id, id FROM takeout_comment WHERE user_id = $1
     UNION ALL SELECT merchant_id, id FROM market_comment WHERE user_id = $1 UNION ALL SELECT merchant_id, id FROM group_comment WHERE user_id = $1)`,
  'UPDATE member_card SET auto_renew = false, renew_at = NULL WHERE user_id = $1',
  `UPDATE takeout_report SET note = '', pictures = '{}' WHERE user_id = $1`,
] as const;

/** Takes away all that says who somebody was. Orders stay for the books. Repeating it changes nothing. */
export const blankPerson = async (query: Query, userId: UserId): Promise<void> => {
  for (const sql of [...GONE, ...BLANKED]) await query(sql, [userId]);
};

/** Stored value that was not used is over; the books still show what it was. */
export const endValues = async (query: Query, userId: UserId, at: Instant): Promise<void> => {
  await query(
    'UPDATE stored_value SET end_at = $2 WHERE user_id = $1 AND balance > 0 AND end_at >= $2',
    [userId, at - 1],
  );
};

/** Offers that were not used are over. */
export const endOffers = async (query: Query, userId: UserId, at: Instant): Promise<void> => {
  await query(
    `INSERT INTO member_offer_event (user_id, member_offer_id, seq, at, state, order_id) SELECT user_id, id, seq + 1, CAST($2 AS bigint), 'expired', order_id FROM member_offer WHERE user_id = $1 AND state IN ('claimed', 'freed')`,
    [userId, at],
  );
  await query(
    `UPDATE member_offer SET state = 'expired', seq = seq + 1 WHERE user_id = $1 AND state IN ('claimed', 'freed')`,
    [userId],
  );
};

/** The one-time codes that a phone was sent are worth nothing any more; how many it was sent today still counts. */
export const endCodes = async (
  query: Query,
  { region, phone }: { region: string; phone: string },
): Promise<void> => {
  for (const table of ['login_code', 'known_code'] as const)
    await updateIn(query, table, { set: { code_hash: '' }, where: { region, phone } });
};

/** Where the device that closed the account last was. */
export const forgetPlace = async (query: Query, equipmentId: string): Promise<void> => {
  await query('DELETE FROM client_place WHERE equipment_id = $1', [equipmentId]);
};

const OWN_UPLOADS_ROW = row(pick(TABLES.upload_file, 'id', 'folder', 'name'));
/** Pictures that somebody uploaded, but for those of reviews, which stay. */
export const ownUploads = async (
  query: Query,
  userId: UserId,
): Promise<{ id: string; folder: string; name: string }[]> =>
  (
    await query(
      `SELECT id, folder, name FROM upload_file WHERE user_id = $1 AND folder <> 'comment'`,
      [userId],
      OWN_UPLOADS_ROW,
    )
  ).rows;
