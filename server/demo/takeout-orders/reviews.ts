import { asId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { DAY, HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import { GOOD_RIDER_TAGS } from '#shared/order/actions/rating.ts';
import type { Query } from '#server/db/db.ts';
import { type TakeoutOrder, takeoutReviewable } from '#server/modules/order/index.ts';
import { answerReview, recordReview, shownName } from '#server/modules/reviews/index.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { GUEST_NAMES } from '../guest-names.ts';
import { takeouts } from '../takeout/index.ts';
import { chance } from '../takeout/chance.ts';
import { menuOf, type MenuDish } from '../takeout/menu.ts';
import { merchantOf } from '../takeout/rows.ts';
import { answerTo } from '../simulator/answers.ts';

/** What guests of the town say, by their score; some only give stars. */
const SAYINGS: Readonly<Record<number, readonly string[]>> = {
  5: [
    '味道一如既往地好，送到還是熱的',
    'Still hot when it came, and packed with care',
    '份量足，下次還會再點',
    '騎手很有禮貌，比預計早到',
    'As good as in the shop',
    '',
  ],
  4: ['好吃，就是等得久了一點', 'Good, a little too salty for me', '包裝整齊，沒有漏出來', ''],
  3: ['味道普通，價錢合理', 'Fine for a quick lunch', ''],
  2: ['送到時已經涼了', 'One sauce was missing'],
  1: ['等了很久，菜也送錯了'],
};
const STARS = [5, 5, 5, 4, 5, 4, 3, 5, 4, 2, 5, 1] as const;
const PER_STORE = 9;

const commentRow = (
  storeId: string,
  merchantId: string,
  dishes: readonly MenuDish[],
  place: number,
  now: Instant,
) => {
  const roll = chance(`${storeId}/review/${place}`);
  const any = <T>(list: readonly T[]): T =>
    must(list[Math.floor(roll() * list.length)], 'something to draw');
  const overall = any(STARS);
  const dish = any(dishes);
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
    remark: any(must(SAYINGS[overall], 'what is said')),
    photos: roll() < 0.3 ? [dish.picture] : [],
    product_ids: [dish.id],
    products: JSON.stringify([{ productId: dish.id, name: dish.name, score: near() }]),
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

/** Reviews of every store that was rated, as old as the town; the scores of the stores count them already. */
export const seedReviews = (query: Query, now: Instant): Promise<void> =>
  insertRows(
    query,
    'takeout_comment',
    takeouts
      .filter(({ more }) => !more.isNew)
      .flatMap((store) => {
        const dishes = menuOf(store).dishes.slice(0, 12);
        return Array.from({ length: PER_STORE }, (_, place) =>
          commentRow(store.key, merchantOf(store), dishes, place, now),
        );
      }),
  );

/** What the demonstration's consumer wrote about orders. */
export const reviewOrders = async (
  query: Query,
  orders: readonly TakeoutOrder[],
  nickname: string,
): Promise<void> => {
  for (const [place, order] of orders.entries()) {
    const at = plus(must(order.completedAt, 'its completion'), HOUR);
    const [line] = order.lines;
    const isRecorded = await recordReview(query, takeoutReviewable, {
      merchantId: order.merchantId,
      id: asId(`review-${order.id}`),
      storeId: order.storeId,
      orderId: order.id,
      userId: order.userId,
      nickname,
      isAnonymous: false,
      overall: place === 0 ? 5 : 4,
      taste: 5,
      packaging: 4,
      riderScore: order.riderId === null ? null : 5,
      riderTags: order.riderId === null ? [] : GOOD_RIDER_TAGS.slice(0, 2),
      remark: place === 0 ? '份量足，味道好，騎手很準時' : '',
      photos: [],
      products: line ? [{ productId: asId(line.productId), name: line.name, score: 5 }] : [],
      createdAt: at,
    });
    if (!isRecorded) throw new Error('a review of the demonstration was there before');
    if (place === 0)
      await answerReview(query, takeoutReviewable, {
        merchantId: order.merchantId,
        id: `review-${order.id}`,
        text: must(
          answerTo(5, () => 0),
          'an answer',
        ),
        at: plus(at, HOUR),
      });
  }
};
