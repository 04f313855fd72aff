import type { GroupActivityPart } from '#shared/codes/group-activity.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, dayOf, HOUR, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import { pictureAddress } from './picture-address.ts';
import { townProduct } from './rows.ts';
import { say, type Bilingual } from './town/town.ts';

type Item = {
  key: string;
  part: GroupActivityPart;
  /** Of the price of the deal. */ percent?: number;
  from?: number;
  stock?: number;
  limit?: number;
};
type Activity = {
  id: string;
  kind: 'FLASH' | 'CAMPAIGN';
  from: Instant;
  until: Instant;
  title: Bilingual;
  lead: Bilingual;
  picture: string;
  rules: readonly Bilingual[];
  items: readonly Item[];
};

/** Days of flash sales that a new town has, from yesterday on: at any hour one session is over, one runs, and one comes. */
const FLASH_DAYS = { first: -1, count: 31 };
/** Hours of a day in which a session runs; together they fill it. */
const SESSIONS = [
  [0, 10],
  [10, 14],
  [14, 18],
  [18, 24],
] as const;
/** What is sold in turn, so many in a session. */
const FLASH_DEALS: readonly string[] = [
  'cold-brew',
  'gel-nails',
  'seafood-lunch',
  'hand-drip',
  'kayak-day',
  'crab-congee',
  'latte-tart',
  'cut-wash',
  'cinema-pair',
  'fish-noodle',
  'wheel-night',
];
const A_SESSION = 3;
const FLASH_RULES = [
  say(
    '每人每場限購指定件數，超出部分按原價計算。',
    'The flash price counts for so many pieces a person; others cost the usual price.',
  ),
];

const flashSession = (
  day: Instant,
  nth: number,
  [from, until]: (typeof SESSIONS)[number],
): Activity => ({
  id: `flash-${dayOf(day)}-${from}`,
  kind: 'FLASH',
  from: plus(day, from * HOUR),
  until: plus(day, until * HOUR),
  title: say('限時搶購', 'Flash sale'),
  lead: say('', ''),
  picture: '',
  rules: FLASH_RULES,
  items: Array.from({ length: A_SESSION }, (_, place) => ({
    key: FLASH_DEALS.at((nth * A_SESSION + place) % FLASH_DEALS.length)!,
    part: 'FLASH',
    percent: 60 - place * 5,
    stock: 20 + place * 10,
    limit: 2,
  })),
});

const flashSessions = (now: Instant): Activity[] => {
  const today = startOfDay(dayOf(now));
  return Array.from({ length: FLASH_DAYS.count }, (_, place) => FLASH_DAYS.first + place)
    .map((day) =>
      SESSIONS.map((hours, nth) =>
        flashSession(plus(today, day * DAY), day * SESSIONS.length + nth, hours),
      ),
    )
    .flat();
};

const campaigns = (now: Instant): Activity[] => {
  const today = startOfDay(dayOf(now));
  const rules = [
    say(
      '同一訂單購滿指定件數，每件按優惠價計算。',
      'From the number shown in one order, every piece costs the lower price.',
    ),
    say(
      '搶購價與多買價不可同時使用，系統自動採用較低者。',
      'Of a flash price and a bulk price the lower one counts, by itself.',
    ),
  ];
  return [
    {
      id: 'autumn-table',
      kind: 'CAMPAIGN',
      from: plus(today, -3 * DAY),
      until: plus(today, 45 * DAY),
      title: say('秋日團購節', 'Autumn Deals'),
      lead: say(
        '人氣熱賣、多買更抵，想等降價的先設提醒。',
        'Best sellers, less for more, and a reminder for prices that may drop.',
      ),
      picture: 'hotpot-four.svg',
      rules,
      items: [
        { key: 'brown-sugar-pearl', part: 'HOT' },
        { key: 'dim-sum-set', part: 'HOT' },
        { key: 'spa-pair', part: 'HOT' },
        { key: 'harbour-night', part: 'HOT' },
        { key: 'leap-hour', part: 'BULK', percent: 85, from: 3 },
        { key: 'nails-three', part: 'BULK', percent: 90, from: 2 },
        { key: 'roast-class', part: 'BULK', percent: 80, from: 4 },
        { key: 'dinner-buffet', part: 'DROP' },
        { key: 'family-suite', part: 'DROP' },
        { key: 'chicken-hotpot', part: 'DROP' },
      ],
    },
    {
      id: 'winter-stay',
      kind: 'CAMPAIGN',
      from: plus(today, 5 * DAY),
      until: plus(today, 35 * DAY),
      title: say('冬日住宿週', 'Winter Stays'),
      lead: say('路環與路氹的酒店一起優惠。', 'Hotels of Coloane and Cotai together.'),
      picture: 'beach-house.svg',
      rules,
      items: [
        { key: 'beach-house', part: 'HOT' },
        { key: 'family-suite', part: 'BULK', percent: 90, from: 2 },
      ],
    },
    {
      id: 'summer-pool',
      kind: 'CAMPAIGN',
      from: plus(today, -90 * DAY),
      until: plus(today, -10 * DAY),
      title: say('夏日泳池', 'Summer Pools'),
      lead: say('', ''),
      picture: 'pool-day.svg',
      rules: [],
      items: [{ key: 'pool-day', part: 'HOT' }],
    },
  ];
};

const itemRow = (
  activity: Activity,
  { key, part, percent, from, stock, limit }: Item,
  place: number,
) => {
  const { merchantKey, priceCents } = townProduct(key);
  return {
    merchant_id: merchantKey,
    product_id: key,
    activity_id: activity.id,
    part,
    place,
    // whole ten cents, as shops price
    price: percent === undefined ? null : cents(Math.round((priceCents * percent) / 1000) * 10),
    from_quantity: from ?? 1,
    stock: stock ?? -1,
    user_limit: limit ?? -1,
  };
};

/** Flash sales around the clock for a month, and campaigns that run, come, and are over. */
export const groupActivityTables = (now: Instant) => {
  const activities = [...flashSessions(now), ...campaigns(now)];
  return {
    group_activity: activities.map(({ id, kind, from, until, title, lead, picture, rules }) => ({
      id,
      kind,
      starts_at: from,
      ends_at: until,
      words: JSON.stringify({
        title,
        lead,
        picture: picture === '' ? '' : pictureAddress(picture),
        rules,
      }),
    })),
    group_activity_item: activities.flatMap((activity) =>
      activity.items.map((item, place) => itemRow(activity, item, place)),
    ),
  };
};
