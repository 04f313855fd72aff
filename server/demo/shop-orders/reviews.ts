import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { DAY, HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import { GOOD_RIDER_TAGS } from '#shared/order/actions/rating.ts';
import type { Query } from '#server/db/db.ts';
import { marketReviewable, takeoutReviewable } from '#server/modules/order/index.ts';
import { answerReview, recordReview, shownName } from '#server/modules/reviews/index.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { GUEST_NAMES } from '../guest-names.ts';
import { takeouts } from '../takeout/index.ts';
import { chance } from '../takeout/chance.ts';
import { menuOf, type MenuDish } from '../takeout/menu.ts';
import { merchantOf } from '../takeout/rows.ts';
import { markets } from '../market/index.ts';
import { marketMenu } from '../market/menu.ts';
import { marketMerchantOf } from '../market/rows.ts';
import { SAYINGS } from './sayings.ts';
import type { Reviewed } from './seed.ts';
import { answerTo } from '../simulator/answers.ts';

const STARS = [5, 5, 5, 4, 5, 4, 3, 5, 4, 2, 5, 1] as const;
const PER_STORE = 9;

type Rated = { kind: StoreKind; storeId: string; merchantId: string; goods: readonly MenuDish[] };

const commentRow = ({ kind, storeId, merchantId, goods }: Rated, place: number, now: Instant) => {
  const roll = chance(`${storeId}/review/${place}`);
  const any = <T>(list: readonly T[]): T =>
    must(list[Math.floor(roll() * list.length)], 'something to draw');
  const overall = any(STARS);
  const product = any(goods);
  const isAnonymous = roll() < 0.25;
  const near = (): number => Math.max(1, Math.min(5, overall + (roll() < 0.3 ? -1 : 0)));
  const at = plus(now, -Math.round((place + roll()) * 2.3 * DAY));
  const row = {
    merchant_id: merchantId,
    id: `review-${storeId}-${place}`,
    store_id: storeId,
    order_id: `review-order-${storeId}-${place}`,
    user_id: `guest-${place}`,
    nickname: shownName(any(GUEST_NAMES), isAnonymous),
    is_anonymous: isAnonymous,
    overall,
    taste: near(),
    packaging: near(),
    rider_score: null,
    rider_tags: [],
    remark: any(must(SAYINGS[kind][overall], 'what is said')),
    photos: roll() < 0.3 ? [product.picture] : [],
    product_ids: [product.id],
    products: JSON.stringify([{ productId: product.id, name: product.name, score: near() }]),
    created_at: at,
    is_deleted: false,
  };
  const answer = answerTo(overall, roll);
  const answeredAt = plus(at, Math.round((1 + roll() * 20) * HOUR));
  return {
    ...row,
    ...(answer === null || answeredAt > now
      ? { reply: null, reply_at: null }
      : { reply: answer, reply_at: answeredAt }),
  };
};

const rowsOf = (rated: readonly Rated[], now: Instant) =>
  rated.flatMap((store) =>
    Array.from({ length: PER_STORE }, (_, place) => commentRow(store, place, now)),
  );

/** Reviews of every store that was rated, as old as the town; the scores of the stores count them already. */
export const seedReviews = async (query: Query, now: Instant): Promise<void> => {
  const kitchens = takeouts
    .filter(({ more }) => !more.isNew)
    .map((store): Rated => {
      const goods = menuOf(store).dishes.slice(0, 12);
      return { kind: 'takeout', storeId: store.key, merchantId: merchantOf(store), goods };
    });
  const shelves = markets
    .filter(({ more }) => !more.isNew)
    .map((store): Rated => {
      const goods = marketMenu(store).dishes.slice(0, 40);
      return { kind: 'market', storeId: store.key, merchantId: marketMerchantOf(store), goods };
    });
  await insertRows(query, 'takeout_comment', rowsOf(kitchens, now));
  await insertRows(query, 'market_comment', rowsOf(shelves, now));
};

const REVIEWABLE = { takeout: takeoutReviewable, market: marketReviewable };
const PRAISE = { takeout: '份量足，味道好，騎手很準時', market: '貨品新鮮，包裝整齊，很準時' };

type NewComment = Parameters<typeof recordReview>[2];

const commentOf = ({ order, isAnswered }: Reviewed, nickname: string, at: Instant): NewComment => {
  const [line] = order.lines;
  return {
    merchantId: order.merchantId,
    id: asId(`review-${order.id}`),
    storeId: order.storeId,
    orderId: order.id,
    userId: order.userId,
    nickname,
    isAnonymous: false,
    overall: isAnswered ? 5 : 4,
    taste: 5,
    packaging: 4,
    riderScore: order.riderId === null ? null : 5,
    riderTags: order.riderId === null ? [] : GOOD_RIDER_TAGS.slice(0, 2),
    remark: isAnswered ? PRAISE[order.kind] : '',
    photos: [],
    products: line ? [{ productId: asId(line.productId), name: line.name, score: 5 }] : [],
    createdAt: at,
  };
};

/** What the demonstration's consumer wrote about orders, and what stores answered. */
export const reviewOrders = async (
  query: Query,
  reviewed: readonly Reviewed[],
  nickname: string,
  afterMs: number = HOUR,
): Promise<void> => {
  for (const one of reviewed) {
    const { merchantId, id, kind, completedAt } = one.order;
    const at = plus(must(completedAt, 'its completion'), afterMs);
    if (!(await recordReview(query, REVIEWABLE[kind], commentOf(one, nickname, at))))
      throw new Error('a review of the demonstration was there before');
    const text = must(
      answerTo(5, () => 0),
      'an answer',
    );
    if (one.isAnswered)
      await answerReview(query, REVIEWABLE[kind], {
        merchantId,
        id: `review-${id}`,
        text,
        at: plus(at, HOUR),
      });
  }
};
