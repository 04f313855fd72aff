import type { Query } from '#server/db/db.ts';
import { giveFlashBack, takeFlash, type FlashPieces } from './activity-repo.ts';

/** Takes pieces at a flash price if there are so many left; false when there are not. In the order's transaction. */
export const takeFlashPieces = (query: Query, flash: FlashPieces): Promise<boolean> =>
  takeFlash(query, flash);

/** Gives pieces back whose order was closed (decision GA20). In the transaction that closes it. */
export const returnFlashPieces = (query: Query, flash: FlashPieces): Promise<void> =>
  giveFlashBack(query, flash);
