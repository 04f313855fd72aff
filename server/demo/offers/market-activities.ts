import { redPacketSource } from '#shared/codes/red-packet-source.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { ClaimableOffer } from '#server/modules/offers/index.ts';
import { MARKET_CATEGORIES } from '../market/catalogue.ts';
import { MARKET_EXAMPLES } from '../market/index.ts';
import { put, type Put } from './to-claim.ts';
import { days, dollars, FOR_MARKETS, ofStore, say, terms } from './words.ts';

type Gives = Omit<Put, 'id' | 'way'> & { claimed?: number };
type TownActivity = {
  id: string;
  name: ReturnType<typeof say>;
  rules: ReturnType<typeof say>;
  /** Days from now. */ from: number;
  to: number;
  isWithdrawn?: boolean;
  gives: readonly Gives[];
};

const { promotion } = redPacketSource.codes;

const packet = (
  [zh, en]: readonly [string, string],
  { amount, from, valid }: { amount: number; from: number; valid: number },
  more: Partial<Gives> = {},
): Gives => ({
  ...more,
  terms: terms({
    kind: 'redPacket',
    name: say(zh, en),
    sourceType: promotion,
    amount: dollars(amount),
    limitAmount: dollars(from),
    validity: days(valid),
    ...FOR_MARKETS,
  }),
});

const RULES = say(
  '每人每款限領一張，領取後即可使用。優惠不可轉讓，逾期作廢。',
  'One of each a member, to be used at once. Coupons cannot be passed on and end on their date.',
);

/** Activities of the supermarkets that give coupons out: one that runs, one to come, one that is over, one that was taken down. */
const ACTIVITIES: readonly TownActivity[] = [
  {
    id: 'week',
    name: say('超市週末領券', 'Weekend coupons for groceries'),
    rules: RULES,
    from: -3,
    to: 27,
    gives: [
      packet(['週末超市紅包', 'Weekend red packet'], { amount: 12, from: 120, valid: 7 }),
      packet(['滿車大紅包', 'Red packet for a full trolley'], { amount: 35, from: 350, valid: 14 }),
      {
        terms: terms({
          kind: 'voucher',
          name: say('南灣超市週末券', 'Weekend voucher for Praia Grande'),
          amount: dollars(15),
          limitAmount: dollars(150),
          validity: days(7),
          ...ofStore(MARKET_EXAMPLES.open),
          ...FOR_MARKETS,
        }),
      },
      {
        terms: terms({
          kind: 'freeDelivery',
          name: say('週末減運費', 'Weekend delivery packet'),
          amount: dollars(10),
          limitAmount: dollars(60),
          validity: days(5),
          ...FOR_MARKETS,
        }),
      },
      packet(
        ['早鳥紅包', 'Early bird red packet'],
        { amount: 20, from: 100, valid: 3 },
        { stock: 50, claimed: 50 },
      ),
    ],
  },
  {
    id: 'next',
    name: say('新年備貨節', 'Stock up for the New Year'),
    rules: RULES,
    from: 5,
    to: 20,
    gives: [
      packet(['年貨紅包', 'New Year red packet'], { amount: 28, from: 280, valid: 10 }),
      packet(['年貨大紅包', 'Big New Year red packet'], { amount: 60, from: 600, valid: 10 }),
    ],
  },
  {
    id: 'past',
    name: say('中秋領券', 'Mid-autumn coupons'),
    rules: RULES,
    from: -60,
    to: -40,
    gives: [packet(['中秋紅包', 'Mid-autumn red packet'], { amount: 18, from: 150, valid: 10 })],
  },
  {
    id: 'gone',
    name: say('已下架的活動', 'A campaign that was taken down'),
    rules: RULES,
    from: -10,
    to: 10,
    isWithdrawn: true,
    gives: [packet(['超市紅包', 'Supermarket red packet'], { amount: 5, from: 50, valid: 3 })],
  },
];

const offerId = (activityId: string, place: number): string => `activity.${activityId}.${place}`;
const picture = MARKET_CATEGORIES.find(({ parentId }) => parentId === '')?.picture ?? '';

/** What the activities give out. */
export const marketActivityOffers = (now: Instant): ClaimableOffer[] =>
  ACTIVITIES.flatMap(({ id, gives }) =>
    gives.map(({ claimed = 0, terms: given, ...more }, place) => ({
      ...put(
        { ...more, id: offerId(id, place), way: 'activity', terms: { ...given, activityId: id } },
        place,
        now,
      ),
      claimed,
    })),
  );

/** The activities themselves. */
export const marketActivityRows = (now: Instant) =>
  ACTIVITIES.map(({ id, name, rules, from, to, isWithdrawn = false, gives }) => ({
    id,
    name_zh: name.zh,
    name_en: name.en,
    rules_zh: rules.zh,
    rules_en: rules.en,
    image: picture,
    offer_ids: gives.map((_, place) => offerId(id, place)),
    starts_at: plus(now, from * DAY),
    ends_at: plus(now, to * DAY),
    withdrawn_at: isWithdrawn ? plus(now, -DAY) : null,
  }));
