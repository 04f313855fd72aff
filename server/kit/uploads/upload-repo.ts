import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { bytes, num, row, text } from '#server/db/row.ts';
import { insertInto } from '#server/db/write.ts';

type Upload = {
  id: string;
  userId: string;
  folder: string;
  name: string;
  size: number;
  day: string;
  at: Instant;
  /** Of what it was made from. */
  digest?: string | null;
};

export const addUpload = async (
  query: Query,
  { id, userId, folder, name, size, day, at, digest = null }: Upload,
): Promise<void> => {
  await insertInto(query, 'upload_file', {
    id,
    user_id: userId,
    folder,
    name,
    size,
    day,
    created_at: at,
    digest,
  });
};

const KNOWN_ROW = row({ name: text, size: num });
/** A picture that somebody sent before, by its digest. */
export const uploadOf = async (
  query: Query,
  { userId, folder, digest }: { userId: string; folder: string; digest: string },
): Promise<{ name: string; size: number } | null> => {
  const { rows } = await query(
    'SELECT name, size FROM upload_file WHERE user_id = $1 AND folder = $2 AND digest = $3',
    [userId, folder, digest],
    KNOWN_ROW,
  );
  return rows[0] ?? null;
};

export const dropUpload = async (query: Query, id: string): Promise<void> => {
  await query('DELETE FROM upload_file WHERE id = $1', [id]);
};

/** Forgets a picture of a member's by its address; false when it is not theirs. */
export const dropOwnUpload = async (query: Query, userId: string, url: string): Promise<boolean> =>
  (
    await query(
      `DELETE FROM upload_file WHERE user_id = $1 AND '/uploads/' || folder || '/' || name = $2`,
      [userId, url],
    )
  ).count > 0;

/** Whether this picture of a member is still to be kept: closing an account deletes its row. */
export const isKept = async (query: Query, id: string): Promise<boolean> =>
  (await query('SELECT 1 FROM upload_file WHERE id = $1', [id])).count > 0;

export const addBytes = async (query: Query, file: string, content: Uint8Array): Promise<void> => {
  await insertInto(query, 'upload_bytes', { file, content });
};

const BYTES_ROW = row({ content: bytes });
export const bytesOf = async (query: Query, file: string): Promise<Uint8Array | null> => {
  const { rows } = await query(
    'SELECT content FROM upload_bytes WHERE file = $1',
    [file],
    BYTES_ROW,
  );
  return rows[0]?.content ?? null;
};

export const dropBytes = async (query: Query, file: string): Promise<void> => {
  await query('DELETE FROM upload_bytes WHERE file = $1', [file]);
};

const OWN_ROW = row({ url: text });
/** Which of these addresses are pictures that this member uploaded here. */
export const ownAmong = async (
  query: Query,
  userId: string,
  urls: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (urls.length === 0) return new Set();
  const { rows } = await query(
    `SELECT '/uploads/' || folder || '/' || name AS url FROM upload_file WHERE user_id = $1 AND '/uploads/' || folder || '/' || name = ANY($2::text[])`,
    [userId, urls],
    OWN_ROW,
  );
  return new Set(rows.map(({ url }) => url));
};

const COUNT_UPLOADS_ROW = row({ n: num });
export const countUploads = async (query: Query, userId: string, day: string): Promise<number> =>
  (
    await query(
      'SELECT count(*) AS n FROM upload_file WHERE user_id = $1 AND day = $2',
      [userId, day],
      COUNT_UPLOADS_ROW,
    )
  ).rows[0]?.n ?? 0;
