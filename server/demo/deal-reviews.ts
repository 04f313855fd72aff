import { reviewScore } from '#shared/group/review-score.ts';
import { must } from '#shared/kernel/result.ts';
import { DAY, HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import { shownName } from '#server/modules/reviews/index.ts';
import { GUEST_NAMES } from './guest-names.ts';
import { pictureAddress } from './picture-address.ts';
import { answerTo } from './simulator/answers.ts';
import { pages } from './store-pages/index.ts';
import { chance } from './takeout/chance.ts';
import { products, type TownProduct } from './town/index.ts';

/** What guests say of a deal, by their score; some only give stars. */
const SAYINGS: Readonly<Record<number, readonly string[]>> = {
  5: [
    '出示二維碼即可，店員很親切',
    'Scanned at the counter in a second, no questions asked',
    '比門市價便宜不少，值得再買',
    'Great value, we will come back',
    '環境乾淨，服務周到',
    '',
  ],
  4: ['整體不錯，假日人比較多', 'Good, but book ahead at weekends', '份量足，等位稍久', ''],
  3: ['普普通通，對得起價錢', 'Fine for the price', ''],
  2: ['等了半小時才有位', 'Busy, and the staff were in a hurry'],
  1: ['和介紹的不太一樣', 'Not what the pictures promised'],
};
const LEAST = 10;
const SPREAD = 8;
/** Stars that are missing to five, in the order in which unhappier guests come. */
const MISSING = [1, 1, 2, 1, 1, 3, 1, 4] as const;

/** So many scores whose mean is the score of a deal. */
const scoresFor = (score: number, count: number): number[] => {
  let missing = 5 * count - Math.round(score * count);
  return Array.from({ length: count }, (_, place) => {
    const less = Math.min(missing, MISSING[place % MISSING.length]!);
    missing -= less;
    return 5 - less;
  });
};

/** Stores whose page says that nobody has rated them stay so. */
const ratedStores = ({ merchantKey, storeKeys }: TownProduct): readonly string[] =>
  storeKeys.filter((key) => pages[merchantKey]?.stores[key]?.score !== null);

type Review = { product: TownProduct; storeKey: string; place: number; score: number };

const reviewsOf = (product: TownProduct): Review[] => {
  const storeKeys = ratedStores(product);
  if (product.score === null || storeKeys.length === 0) return [];
  const roll = chance(`${product.key}/reviews`);
  const scores = scoresFor(product.score, LEAST + Math.floor(roll() * SPREAD));
  const nth = (place: number): string => storeKeys[place % storeKeys.length]!;
  return scores.map((score, place) => ({ product, storeKey: nth(place), place, score }));
};

const rowOf = ({ product, storeKey, place, score }: Review, now: Instant) => {
  const roll = chance(`${product.key}/review/${place}`);
  const any = <T>(list: readonly T[]): T =>
    must(list[Math.floor(roll() * list.length)], 'something to draw');
  const isAnonymous = roll() < 0.25;
  const at = plus(now, -Math.round((place * 7 + roll() * 6 + 1) * DAY));
  const answer = answerTo(score, roll);
  const answeredAt = plus(at, Math.round((1 + roll() * 20) * HOUR));
  const isAnswered = answer !== null && answeredAt <= now;
  return {
    merchant_id: product.merchantKey,
    id: `review-${product.key}-${place}`,
    store_id: storeKey,
    order_id: `review-order-${product.key}-${place}`,
    user_id: `guest-${place}`,
    nickname: shownName(any(GUEST_NAMES), isAnonymous),
    is_anonymous: isAnonymous,
    overall: score,
    taste: null,
    packaging: null,
    rider_score: null,
    rider_tags: [],
    remark: any(must(SAYINGS[score], 'what is said')),
    photos: roll() < 0.25 ? [pictureAddress(product.pictures[0]!)] : [],
    product_ids: [product.key],
    products: JSON.stringify([{ productId: product.key, name: product.name, score }]),
    created_at: at,
    is_deleted: false,
    reply: isAnswered ? answer : null,
    reply_at: isAnswered ? answeredAt : null,
  };
};

const REVIEWS = products.flatMap(reviewsOf);

/** Reviews of the town's deals, as rows; their means are the scores of the deals. */
export const dealReviewRows = (now: Instant) => REVIEWS.map((review) => rowOf(review, now));

/** The score that its reviews give a store; null under three. */
export const storeScore = (storeKey: string): number | null => {
  const stars = [0, 0, 0, 0, 0];
  for (const review of REVIEWS) if (review.storeKey === storeKey) stars[review.score - 1]! += 1;
  return reviewScore(stars);
};
