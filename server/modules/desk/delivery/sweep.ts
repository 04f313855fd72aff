import path from 'node:path';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Deps } from '#server/kit/deps.ts';
import { pictureStore } from '#server/kit/uploads/picture-store.ts';
import { dropUpload } from '#server/kit/uploads/upload-repo.ts';
import { dropOldRuns, oldStopPhotos } from '#server/modules/order/index.ts';

/** So long a store knows who rode, and shows where an order was left: longer than a refund can be asked for. */
const KEEP_MS = 30 * DAY;

/** Forgets runs of long ago, with the photos of their doors. */
export const sweepRuns = async (deps: Pick<Deps, 'db' | 'config'>, now: Instant): Promise<void> => {
  const { query } = deps.db;
  const before = plus(now, -KEEP_MS);
  const pictures = pictureStore(deps);
  for (const url of await oldStopPhotos(query, before)) {
    await dropUpload(query, path.parse(url).name);
    await pictures.drop(url.replace('/uploads/', ''));
  }
  await dropOldRuns(query, before);
};
