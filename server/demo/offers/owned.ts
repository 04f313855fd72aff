import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import {
  addDays,
  DAY,
  dayOf,
  endOfDay,
  HOUR,
  plus,
  startOfDay,
  type Instant,
} from '#shared/kernel/time.ts';
import type { OfferState } from '#shared/codes/offer-list.ts';
import type { OfferTerms } from '#server/modules/offers/index.ts';
import { days, dollars, ofStore, ofStores, say, terms } from './words.ts';

/** A piece of the demonstration's consumer. `from`, `to`: days from today, both whole. */
export type DemoPiece = {
  key: string;
  terms: OfferTerms;
  from: number;
  to: number;
  state: OfferState;
};

const { newUser, luckyDraw, promotion, share, discountActivity, member } = redPacketSource.codes;
type More = Partial<Omit<OfferTerms, 'kind' | 'name' | 'validity'>>;
export const one = (
  kind: OfferTerms['kind'],
  key: string,
  names: readonly [string, string],
  more: More,
  at: { from?: number; to: number; state?: OfferState },
): DemoPiece => ({
  key,
  terms: terms({
    kind,
    name: say(...names),
    validity: days(30),
    activityId: `demo.${key}`,
    ...more,
  }),
  from: at.from ?? -3,
  to: at.to,
  state: at.state ?? 'claimed',
});

/** In every state there is: usable, nearly reached, for another store, not begun, over today, used, over. */
export const OWNED: readonly DemoPiece[] = [
  one(
    'redPacket',
    'r-any',
    ['外賣通用紅包', 'Takeout red packet'],
    { sourceType: promotion, amount: dollars(8), limitAmount: dollars(50) },
    { to: 12 },
  ),
  one(
    'redPacket',
    'r-today',
    ['抽獎紅包', 'Lucky-draw red packet'],
    { sourceType: luckyDraw, amount: dollars(3), limitAmount: dollars(30) },
    { to: 0 },
  ),
  one(
    'redPacket',
    'r-rate',
    ['會員八五折紅包', 'Member’s 15% off'],
    { sourceType: member, rate: 0.85, maxAmount: dollars(25), limitAmount: dollars(80) },
    { to: 6 },
  ),
  one(
    'redPacket',
    'r-big',
    ['大額紅包', 'Big red packet'],
    { sourceType: discountActivity, amount: dollars(60), limitAmount: dollars(500) },
    { to: 20 },
  ),
  one(
    'redPacket',
    'r-later',
    ['週末紅包', 'Weekend red packet'],
    { sourceType: promotion, amount: dollars(12), limitAmount: dollars(88) },
    { from: 2, to: 5 },
  ),
  one(
    'redPacket',
    'r-store',
    ['蓮花粥品店紅包', 'Lotus congee red packet'],
    {
      sourceType: share,
      amount: dollars(6),
      limitAmount: dollars(40),
      ...ofStore('t-lotus-congee'),
    },
    { to: 1 },
  ),
  one(
    'redPacket',
    'r-trio',
    ['三店通用紅包', 'Red packet for three stores'],
    {
      sourceType: discountActivity,
      amount: dollars(2),
      limitAmount: dollars(30),
      ...ofStores('t-lotus-congee', 't-food-hall', 't-cunha-tarts'),
    },
    { to: 8 },
  ),
  one(
    'redPacket',
    'r-used',
    ['新用戶紅包', 'New customer’s red packet'],
    { sourceType: newUser, amount: dollars(20), limitAmount: dollars(60) },
    { from: -20, to: 10, state: 'used' },
  ),
  one(
    'redPacket',
    'r-old',
    ['分享紅包', 'Red packet from a friend'],
    { sourceType: share, amount: dollars(5), limitAmount: dollars(40) },
    { from: -12, to: -2 },
  ),
  one(
    'voucher',
    'v-hall',
    ['美食廣場代金券', 'Food hall voucher'],
    { amount: dollars(15), limitAmount: dollars(100), ...ofStore('t-food-hall') },
    { to: 9 },
  ),
  one(
    'voucher',
    'v-congee',
    ['粥品店代金券', 'Congee voucher'],
    { amount: dollars(10), limitAmount: dollars(60), ...ofStore('t-lotus-congee') },
    { to: 2 },
  ),
  one(
    'voucher',
    'v-break',
    ['滿減券（不與折扣同享）', 'Price-break voucher'],
    { amount: dollars(25), limitAmount: dollars(150), isPriceBreak: true },
    { to: 15 },
  ),
  one(
    'voucher',
    'v-used',
    ['午市代金券', 'Lunch voucher'],
    { amount: dollars(10), limitAmount: dollars(50) },
    { from: -9, to: 3, state: 'used' },
  ),
  one(
    'voucher',
    'v-old',
    ['中秋代金券', 'Mid-autumn voucher'],
    { amount: dollars(20), limitAmount: dollars(120) },
    { from: -60, to: -40 },
  ),
  one(
    'freeDelivery',
    'd-free',
    ['免運紅包', 'Free delivery'],
    { rate: 0, limitAmount: dollars(60) },
    { to: 4 },
  ),
  one(
    'freeDelivery',
    'd-six',
    ['減運費紅包', 'Delivery packet'],
    { amount: dollars(6), limitAmount: dollars(40) },
    { to: 11 },
  ),
  one(
    'freeDelivery',
    'd-capped',
    ['免運紅包（封頂）', 'Free delivery, capped'],
    { rate: 0, maxAmount: dollars(10), limitAmount: dollars(120) },
    { to: 25 },
  ),
  one(
    'freeDelivery',
    'd-used',
    ['減運費紅包', 'Delivery packet'],
    { amount: dollars(4), limitAmount: dollars(40) },
    { from: -6, to: 8, state: 'used' },
  ),
  one(
    'freeDelivery',
    'd-old',
    ['免運紅包', 'Free delivery'],
    { rate: 0, limitAmount: dollars(60) },
    { from: -30, to: -1 },
  ),
];

/** When a piece was claimed, and when it is valid. */
export const timesOf = ({ from, to, state }: DemoPiece, now: Instant) => {
  const today = dayOf(now);
  const claimedAt = plus(now, Math.min(from, -1) * DAY);
  return {
    claimedAt,
    startAt: startOfDay(addDays(today, from)),
    endAt: endOfDay(addDays(today, to)),
    usedAt: state === 'used' ? plus(claimedAt, 20 * HOUR) : null,
  };
};
