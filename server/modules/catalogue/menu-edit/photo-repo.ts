import type { Query } from '#server/db/db.ts';
import { orNull, row, text } from '#server/db/row.ts';

const UPLOAD_ROW = row({ user_id: text });
/** Who uploaded a photo of the menu; null where it was not. */
export const uploaderOf = async (query: Query, url: string): Promise<string | null> => {
  const { rows } = await query(
    `SELECT user_id FROM upload_file WHERE folder = 'menu' AND '/uploads/menu/' || name = $1`,
    [url],
    UPLOAD_ROW,
  );
  return rows[0]?.user_id ?? null;
};

const PHOTO_ROW = row({ url: text, digest: orNull(text) });
/** Photos of menus that people uploaded, by their addresses or by what they were made from. */
export const photosOf = async (
  query: Query,
  staff: readonly string[],
  { urls = [], digests = [] }: { urls?: readonly string[]; digests?: readonly string[] },
): Promise<{ url: string; digest: string | null }[]> => {
  const { rows } = await query(
    `SELECT '/uploads/menu/' || name AS url, digest FROM upload_file
     WHERE folder = 'menu' AND user_id = ANY($1::text[]) AND ('/uploads/menu/' || name = ANY($2::text[]) OR digest = ANY($3::text[]))`,
    [staff, urls, digests],
    PHOTO_ROW,
  );
  return rows;
};
