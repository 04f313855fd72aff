import { DAY, dayOf, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOver } from './group-promotion/plan-repo.ts';
import { countSold } from './market/sold-repo.ts';
import { dropOldDrafts } from './menu-edit/draft-repo.ts';
import { dropOldImports } from './menu-edit/import-repo.ts';
import { dropOldWords } from './search/search-repo.ts';

const WORDS_KEPT_MS = 30 * DAY;
/** As long as the records of a console are kept (decision DA28). */
const PROMOTIONS_KEPT_MS = 731 * DAY;
/** A file can be taken back for a day after it was applied, which is soon after it was checked. */
const IMPORTS_KEPT_MS = 2 * DAY;
const DRAFTS_KEPT_MS = 90 * DAY;

/** Forgets promotions that are long over, drafts of dishes that nobody went on with, and words that were looked for on days that no list reads any more, and brings the sold pieces on the cards of supermarkets up to date. */
export const sweepCatalogue = async (query: Query, now: Instant): Promise<void> => {
  await dropOldWords(query, dayOf(plus(now, -WORDS_KEPT_MS)));
  await dropOver(query, plus(now, -PROMOTIONS_KEPT_MS));
  await dropOldImports(query, plus(now, -IMPORTS_KEPT_MS));
  await dropOldDrafts(query, plus(now, -DRAFTS_KEPT_MS));
  await countSold(query);
};
