import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { ownAmong } from './upload-repo.ts';

/** Refuses pictures that are not the member's own uploads: those of others, and addresses of anywhere else. */
export const checkPictures = async (
  query: Query,
  userId: string,
  urls: readonly string[],
  field: string,
): Promise<void> => {
  const own = await ownAmong(query, userId, urls);
  if (!urls.every((url) => own.has(url))) refuse('BAD_REQUEST', { issues: [field] });
};
