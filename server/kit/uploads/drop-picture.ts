import type { Deps } from '#server/kit/deps.ts';
import { pictureStore } from './picture-store.ts';
import { dropOwnUpload } from './upload-repo.ts';

/** Deletes a picture of a member's, its row first: what is not theirs stays. */
export const dropPicture = async (
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  url: string,
): Promise<void> => {
  if (await dropOwnUpload(deps.db.query, userId, url))
    await pictureStore(deps).drop(url.replace(/^\/uploads\//, ''));
};
