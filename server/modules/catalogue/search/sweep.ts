import { DAY, dayOf, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldWords } from './search-repo.ts';

const WORDS_KEPT_MS = 30 * DAY;

/** Forgets words that were looked for on days that no list reads any more. */
export const sweepWords = (query: Query, now: Instant): Promise<void> =>
  dropOldWords(query, dayOf(plus(now, -WORDS_KEPT_MS)));
