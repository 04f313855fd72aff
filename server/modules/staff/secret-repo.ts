import type { Query } from '#server/db/db.ts';

/** What somebody signs in with, as it was when it was compared. */
export type Secret = { kind: 'password' | 'pin'; hash: string };

/** Whether somebody still has it and works here. A reset or a dismissal that runs is waited for: it ends the sessions that there are, and none begins behind it. */
export const isStillSecret = async (
  query: Query,
  { merchantId, operatorId }: { merchantId: string; operatorId: string },
  { kind, hash }: Secret,
): Promise<boolean> => {
  const column = { password: 'password_hash', pin: 'pin_hash' }[kind];
  const { count } = await query(
    `SELECT 1 FROM operator WHERE merchant_id = $1 AND id = $2 AND is_active AND ${column} = $3 FOR SHARE`,
    [merchantId, operatorId, hash],
  );
  return count === 1;
};
