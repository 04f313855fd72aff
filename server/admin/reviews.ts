import { REVIEW_REPORT_REASONS, type ReviewOutcome } from '#shared/codes/review-report.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { asId, type MerchantId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '../kit/context.ts';
import { decideReport, reportedReviews, type Reported } from '../modules/reviews/index.ts';
import { staffNames, workplaces } from '../modules/staff/index.ts';
import { reviewableKinds } from '../wiring.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { hasSwitch, neededText } from './flags.ts';
import { nameIn, plain, row } from './lines.ts';

/** So many reports are shown at once. */
const MOST = 50;

const REASONS: Readonly<Record<(typeof REVIEW_REPORT_REASONS)[number], string>> = {
  SPAM: 'advertising or spam',
  INSULT: 'insulting',
  PERSONAL: 'names a person or a phone number',
  NOT_THIS_STORE: 'not about this store',
  OTHER: 'other',
};
const KINDS: Readonly<Record<NonNullable<Reported['kind']>, string>> = {
  TAKEOUT_ORDER: 'takeaway',
  MARKET_ORDER: 'supermarket',
  GROUP_ORDER: 'deal',
};
const DECIDED: Readonly<Record<ReviewOutcome, string>> = { HIDDEN: 'hidden', KEPT: 'kept' };

const decision = (outcome: ReviewOutcome, at: Instant, by: string): string =>
  `${DECIDED[outcome]} on ${dateTimeText(at)} by ${plain(by)}`;

const reviewLines = ({ kind, review }: Reported): string[] => {
  if (kind === null || review === null) return row('review', 'is no more');
  const { overall, createdAt, nickname, remark, photos, products, reply, isDeleted } = review;
  const of = products.map(({ name }) => plain(name.zh)).join(' · ');
  return [
    ...row(
      'review',
      `${overall} of 5 stars, ${dateTimeText(createdAt)}, ${plain(nickname)}, ${KINDS[kind]}${of === '' ? '' : `: ${of}`}`,
    ),
    ...row('', plain(remark)),
    ...photos.flatMap((photo) => row('picture', plain(photo))),
    ...(reply === null ? [] : row('reply', plain(reply.text))),
    ...(isDeleted ? row('', 'its guest has taken it back') : []),
  ];
};

type Names = { stores: ReadonlyMap<string, Bilingual>; staff: ReadonlyMap<string, Bilingual> };

const linesOf = (reported: Reported, { stores, staff }: Names): string[] => {
  const { commentId, storeId, operatorId, reason, note, at, settled } = reported.report;
  return [
    `${commentId}  ${nameIn(stores, storeId)}`,
    ...row('reported', `${dateTimeText(at)} by ${nameIn(staff, operatorId)}`),
    ...row('reason', note === '' ? REASONS[reason] : `${REASONS[reason]}: ${plain(note)}`),
    ...reviewLines(reported),
    ...(settled === null ? [] : row('decided', decision(settled.outcome, settled.at, settled.by))),
    '',
  ];
};

const list = async ({ deps }: AdminContext, given: Given): Promise<string[]> => {
  const { query } = deps.db;
  const isWaiting = !hasSwitch(given, 'all');
  const { reviews, hasMore } = await reportedReviews(query, reviewableKinds, {
    isWaiting,
    most: MOST,
  });
  if (reviews.length === 0)
    return [isWaiting ? 'No reported review waits.' : 'No review was reported yet.'];
  const names = new Map<string, Names>();
  for (const merchantId of new Set(reviews.map(({ report }) => report.merchantId))) {
    const id = asId<MerchantId>(merchantId);
    const stores = new Map((await workplaces(query, id)).map((store) => [store.id, store.name]));
    names.set(merchantId, { stores, staff: await staffNames(query, id) });
  }
  return [
    ...reviews.flatMap((reported) => linesOf(reported, names.get(reported.report.merchantId)!)),
    hasMore
      ? `Only ${MOST} are shown: decide about these first.`
      : 'npm run admin -- reviews hide (or: reviews keep) --review ID --by NAME',
  ];
};

export const reviewsReported: Command = {
  words: 'reviews reported',
  about: 'reviews that stores have reported, with what they say, until they are decided',
  flags: [{ name: 'all', about: 'those that were decided too, the newest first', isSwitch: true }],
  run: list,
};

const AFTER: Readonly<Record<ReviewOutcome, string>> = {
  HIDDEN:
    'Guests no longer see it, and it counts nowhere. Its writer sees that it is hidden; the store sees the decision.',
  KEPT: 'Guests see it. The store sees the decision.',
};

const decide =
  (outcome: ReviewOutcome) =>
  async ({ deps, now }: AdminContext, given: Given): Promise<string[]> => {
    const commentId = neededText(given, 'review', 80);
    const by = neededText(given, 'by', 60);
    const decided =
      (await decideReport(
        { db: deps.db, random: deps.random, kinds: reviewableKinds },
        { commentId, outcome, by, at: now, mayChange: hasSwitch(given, 'change') },
      )) ?? refuseAdmin(`No store has reported a review ${plain(commentId)}.`);
    const { how, report } = decided;
    if (how === 'done' || report.settled === null)
      return [`${report.commentId} ${decision(outcome, now, by)}.`, AFTER[outcome]];
    const before = decision(report.settled.outcome, report.settled.at, report.settled.by);
    return how === 'before'
      ? [`${report.commentId} was ${before} already: nothing was changed.`]
      : refuseAdmin(
          `It was ${before}: nothing was changed. --change overturns what was decided before.`,
        );
  };

const DECIDE_FLAGS: Command['flags'] = [
  { name: 'review', about: 'its id, as "reviews reported" shows it', isNeeded: true },
  { name: 'by', about: 'who decides', isNeeded: true },
  { name: 'change', about: 'overturns what was decided before', isSwitch: true },
];

export const reviewsHide: Command = {
  words: 'reviews hide',
  about: 'hides a reported review from guests; only its writer and its store still see it',
  flags: DECIDE_FLAGS,
  run: decide('HIDDEN'),
};

export const reviewsKeep: Command = {
  words: 'reviews keep',
  about: 'dismisses the report of a review, which stays as it is',
  flags: DECIDE_FLAGS,
  run: decide('KEPT'),
};
