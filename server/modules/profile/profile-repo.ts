import type { UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

const PROFILE_ROW = row(
  pick(TABLES.app_user, 'nickname', 'picture', 'birthday', 'region', 'phone'),
);
export type ProfileRow = RowOf<typeof PROFILE_ROW>;

/** An account as its owner sees it; null once it is closed. */
export const findProfile = async (query: Query, userId: UserId): Promise<ProfileRow | null> =>
  (
    await query(
      'SELECT nickname, picture, birthday, region, phone FROM app_user WHERE id = $1 AND closed_at IS NULL',
      [userId],
      PROFILE_ROW,
    )
  ).rows[0] ?? null;

/** Changes what is given. */
export const updateProfile = async (
  query: Query,
  userId: UserId,
  set: Partial<Pick<ProfileRow, 'nickname' | 'picture' | 'birthday'>>,
): Promise<void> => {
  if (Object.keys(set).length > 0)
    await updateIn(query, 'app_user', { set, where: { id: userId } });
};
