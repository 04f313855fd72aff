import { rating } from '../../codes/rating.ts';
import { DAY } from '../../kernel/time.ts';
import type { Answer } from '../status/order-facts.ts';

/** The tags of a rider's rating: tags 1 to 6 are good, 7 to 15 bad (spec 001 §3). */
export const GOOD_RIDER_TAGS = [
  'comment_tag1',
  'comment_tag2',
  'comment_tag3',
  'comment_tag4',
  'comment_tag5',
  'comment_tag6',
] as const;
/** Complaints about a rider. */
export const BAD_RIDER_TAGS = [
  'comment_tag7',
  'comment_tag8',
  'comment_tag9',
  'comment_tag10',
  'comment_tag11',
  'comment_tag12',
  'comment_tag13',
  'comment_tag14',
  'comment_tag15',
] as const;
/** A tag of a rider’s rating. */
export type RiderTag = (typeof GOOD_RIDER_TAGS)[number] | (typeof BAD_RIDER_TAGS)[number];

/** Whether a score praises: 4 or 5. */
export const isPraise = (score: number): boolean => score >= 4;
/** After a review that praises, its writer is invited to rate the app, this often at most (decision P30). */
export const RATING_GUIDE_EVERY_MS = 30 * DAY;

/** The tags offered beside a rider's score: good ones from 4 up, bad ones up to 3. */
export const riderTagsFor = (score: number): readonly RiderTag[] =>
  isPraise(score) ? GOOD_RIDER_TAGS : BAD_RIDER_TAGS;

/**
 * A review: overall is needed, taste and packaging are offered but optional. `riderScore`: null
 * when no rider came or none is rated.
 */
export type Rating = {
  overall: number | null;
  taste: number | null;
  packaging: number | null;
  riderScore: number | null;
  riderTags: readonly string[];
};
/** Why a rating is refused. */
export type RatingRefusal =
  | { reason: 'noOverall' }
  | { reason: 'badScore' }
  | { reason: 'badRiderTag' };

const isScore = (score: number | null): boolean =>
  score === null || rating.nameOf(score) !== 'unknown';

/**
 * Whether a review may be sent: an overall score, every score on the scale of 1 to 5 (spec 001 §9),
 * and rider tags that fit the rider's score.
 */
export const checkRating = ({
  overall,
  taste,
  packaging,
  riderScore,
  riderTags,
}: Rating): Answer<RatingRefusal> => {
  if (overall === null) return { ok: false, reason: 'noOverall' };
  if (![overall, taste, packaging, riderScore].every(isScore))
    return { ok: false, reason: 'badScore' };
  const offered: readonly string[] = riderScore === null ? [] : riderTagsFor(riderScore);
  return riderTags.every((tag) => offered.includes(tag))
    ? { ok: true }
    : { ok: false, reason: 'badRiderTag' };
};
