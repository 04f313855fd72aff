import type { ReviewOutcome } from '#shared/codes/review-report.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import type { Random } from '#server/kit/random.ts';
import { recordByItself } from '#server/modules/audit/index.ts';
import { findComment, type Comment } from './comment-repo.ts';
import { setHidden } from './hidden-repo.ts';
import { findReport, reportsOfAll, settleReport, type ReviewReport } from './report-repo.ts';
import type { ReviewableKinds } from './reviewable-kind.ts';

export type { ReviewReport } from './report-repo.ts';

type KindName = keyof ReviewableKinds;
type Review = Comment & { isDeleted: boolean };
/** A reported review as the platform's people see it. `review`: null where it is no more. */
export type Reported = { report: ReviewReport; kind: KindName | null; review: Review | null };

const KINDS = ['TAKEOUT_ORDER', 'MARKET_ORDER', 'GROUP_ORDER'] as const satisfies KindName[];

const withReview = async (
  query: Query,
  kinds: ReviewableKinds,
  report: ReviewReport,
): Promise<Reported> => {
  const at = { id: report.commentId, merchantId: report.merchantId };
  for (const kind of KINDS) {
    const review = await findComment(query, kinds[kind].table, at);
    if (review !== null) return { report, kind, review };
  }
  return { report, kind: null, review: null };
};

/** Reviews that stores have reported: those that wait, the oldest first, or all, the newest first. */
export const reportedReviews = async (
  query: Query,
  kinds: ReviewableKinds,
  asked: { isWaiting: boolean; most: number },
): Promise<{ reviews: Reported[]; hasMore: boolean }> => {
  const found = await reportsOfAll(query, asked);
  const reviews: Reported[] = [];
  for (const report of found.slice(0, asked.most))
    reviews.push(await withReview(query, kinds, report));
  return { reviews, hasMore: found.length > asked.most };
};

/** The review leaves the lists and counts of its store and the score, or comes back to them. */
const show = async (
  query: Query,
  kinds: ReviewableKinds,
  { kind, review }: Reported,
  { isShown, at }: { isShown: boolean; at: Instant },
): Promise<void> => {
  if (kind === null || review === null) return;
  if (!(await setHidden(query, kinds[kind].table, review, isShown ? null : at))) return;
  if (kind === 'GROUP_ORDER') return kinds.GROUP_ORDER.rate(query, review, at);
  const { rate, unrate } = kinds[kind];
  await (isShown ? rate : unrate)(query, review, review.overall);
};

/** `mayChange`: what was decided otherwise before is overturned. */
type Deciding = {
  commentId: string;
  outcome: ReviewOutcome;
  by: string;
  at: Instant;
  mayChange: boolean;
};
/** `done`: decided now; `before`: it was so already; `otherwise`: it was decided the other way. */
export type Decided = { how: 'done' | 'before' | 'otherwise'; report: ReviewReport };

/** Decides about a reported review; false when somebody else was quicker. */
const decideOnce = async (
  query: Query,
  { kinds, random }: { kinds: ReviewableKinds; random: Random },
  report: ReviewReport,
  { outcome, by, at }: Deciding,
): Promise<boolean> => {
  if (!(await settleReport(query, report, { outcome, by, at }))) return false;
  const reported = await withReview(query, kinds, report);
  await show(query, kinds, reported, { isShown: outcome === 'KEPT', at });
  const { merchantId, storeId, commentId, settled } = report;
  await recordByItself(query, { merchantId, at, random }, [
    {
      storeId,
      thing: 'REVIEW',
      thingId: commentId,
      name: { zh: '', en: '' },
      act: 'CHANGED',
      before: { outcome: settled?.outcome ?? null },
      after: { outcome },
    },
  ]);
  return true;
};

const ATTEMPTS = 3;

/** Hides a reported review or keeps it, once: report, review, score and the store's audit move together. Null where no such review was reported. */
export const decideReport = (
  { db, ...needs }: { db: Db; kinds: ReviewableKinds; random: Random },
  deciding: Deciding,
): Promise<Decided | null> =>
  db.tx(async (query) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const report = await findReport(query, deciding.commentId);
      if (report === null) return null;
      const { settled } = report;
      if (settled?.outcome === deciding.outcome) return { how: 'before', report };
      if (settled !== null && !deciding.mayChange) return { how: 'otherwise', report };
      if (await decideOnce(query, needs, report, deciding)) return { how: 'done', report };
    }
    throw new LookAgain('a report moves too fast');
  });
