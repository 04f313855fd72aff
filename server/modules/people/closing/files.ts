import type { UserId } from '#shared/kernel/ids.ts';
import { HOUR, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import type { Deps } from '#server/kit/deps.ts';
import { pictureStore } from '#server/kit/uploads/picture-store.ts';
import { dropUpload } from '#server/kit/uploads/upload-repo.ts';

import { blankPerson, ownUploads } from './blank-repo.ts';
import { forgetClosingTokens, markSwept, unsweptClosings } from './closing-repo.ts';

type Kept = Pick<Deps, 'db' | 'config'>;

/** Deletes a person's pictures where they are kept. */
export const dropUploads = async (deps: Kept, userId: UserId): Promise<void> => {
  const { db } = deps;
  const pictures = pictureStore(deps);
  for (const { id, folder, name } of await ownUploads(db.query, userId)) {
    const file = `${folder}/${name}`;
    await pictures.drop(file);
    await dropUpload(db.query, id);
    // an upload that is still under way may have written between the two; it looks at the row afterwards
    await pictures.drop(file);
  }
};

/** A call that was already running when an account was closed may have written after it: by then it has ended. */
const SETTLED_MS = 10 * MINUTE;
const REPEATS_MS = 7 * 24 * HOUR;
const BATCH = 100;

/** Looks through accounts that were closed a while ago once more, and forgets which session closed them after a week. */
export const sweepClosings = async ({ db, config }: Kept, now: Instant): Promise<number> => {
  await forgetClosingTokens(db.query, plus(now, -REPEATS_MS));
  const closed = await unsweptClosings(db.query, plus(now, -SETTLED_MS), BATCH);
  for (const userId of closed) {
    await dropUploads({ db, config }, userId);
    await db.tx(async (query) => {
      await blankPerson(query, userId);
      await markSwept(query, userId);
    });
  }
  return closed.length;
};
