import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { ClaimableOffer, OfferTerms } from '#server/modules/offers/index.ts';
import { merchantOf } from '../takeout/rows.ts';
import { takeouts, type TownTakeout } from '../takeout/index.ts';
import { GROUP_TO_CLAIM } from './group-to-claim.ts';
import { days, dollars, ofStore, say, terms } from './words.ts';

export type Put = {
  id: string;
  merchantId?: string;
  storeIds?: readonly string[];
  terms: OfferTerms;
  stock?: number;
  perUser?: number;
  way?: ClaimableOffer['way'];
};
export const put = (
  { id, merchantId = '', storeIds = [], stock = -1, perUser = 1, way = 'store', ...more }: Put,
  position: number,
  now: Instant,
): ClaimableOffer => ({
  id,
  merchantId,
  way,
  position,
  storeIds,
  claimFrom: plus(now, -30 * DAY),
  claimUntil: plus(now, 60 * DAY),
  stock,
  claimed: 0,
  perUser,
  ...more,
});

/** What a store that gives vouchers gives: two of its own to everybody, and a red packet to the first hundred. */
const ofOneStore = (store: TownTakeout): Put[] => {
  const { key } = store;
  const own = { merchantId: merchantOf(store), storeIds: [key] };
  return [
    {
      ...own,
      id: `${key}.v1`,
      terms: terms({
        kind: 'voucher',
        name: say('店舖代金券', 'Store voucher'),
        activityId: `${key}.coupon`,
        amount: dollars(6),
        limitAmount: dollars(58),
        validity: days(7),
        ...ofStore(key),
      }),
    },
    {
      ...own,
      id: `${key}.v2`,
      terms: terms({
        kind: 'voucher',
        name: say('聚餐代金券', 'Voucher for a bigger table'),
        activityId: `${key}.coupon`,
        amount: dollars(18),
        limitAmount: dollars(138),
        validity: days(14),
        isPriceBreak: true,
        ...ofStore(key),
      }),
    },
    {
      ...own,
      id: `${key}.r1`,
      stock: 100,
      terms: terms({
        kind: 'redPacket',
        name: say('店舖紅包', 'Store red packet'),
        activityId: `${key}.redpack`,
        sourceType: redPacketSource.codes.promotion,
        amount: dollars(4),
        limitAmount: dollars(40),
        validity: days(3),
        ...ofStore(key),
      }),
    },
  ];
};

/** The platform's own, on every takeout store's page. */
const PLATFORM: readonly Put[] = [
  {
    id: 'platform.weekday',
    terms: terms({
      kind: 'redPacket',
      name: say('外賣紅包', 'Takeout red packet'),
      activityId: 'platform.weekday',
      sourceType: redPacketSource.codes.discountActivity,
      amount: dollars(5),
      limitAmount: dollars(60),
      validity: days(5),
    }),
  },
  {
    id: 'platform.delivery',
    terms: terms({
      kind: 'freeDelivery',
      name: say('減運費紅包', 'Delivery packet'),
      activityId: 'platform.delivery',
      amount: dollars(4),
      limitAmount: dollars(50),
      validity: days(7),
    }),
  },
];

/** A store's voucher of which only one piece is left. */
export const LAST_PIECE = 'demo.last-piece';
const lastPiece = (): Put => ({
  id: LAST_PIECE,
  storeIds: ['t-food-hall'],
  stock: 1,
  terms: terms({
    kind: 'voucher',
    name: say('限量代金券', 'Limited voucher'),
    activityId: LAST_PIECE,
    amount: dollars(30),
    limitAmount: dollars(100),
    validity: days(7),
    ...ofStore('t-food-hall'),
  }),
});

/** All that the town's stores and its platform have to claim. */
export const offersToClaim = (now: Instant): ClaimableOffer[] => [
  ...[...GROUP_TO_CLAIM, ...PLATFORM].map((one, place) => put(one, 900 + place, now)),
  put(lastPiece(), 0, now),
  ...takeouts
    .filter(({ more }) => more.perks?.includes('coupon'))
    .flatMap((store) => ofOneStore(store).map((one, place) => put(one, 10 + place, now))),
];
