import { cents, fromDollars } from '#shared/kernel/money.ts';
import { addDays, DAY, dayOf, endOfDay, plus, type Instant } from '#shared/kernel/time.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Param } from '#server/db/db.ts';
import { type GoldItems, MCOIN_ID } from '#server/modules/money/index.ts';
import { DEMO_USER_ID } from './people.ts';

type Rows = readonly Readonly<Record<string, Param>>[];
type Bag = {
  id: string;
  name: { zh: string; en: string };
  price: number;
  memberPrice?: number;
  items: readonly GoldItems[];
  stock?: number;
  sold?: number;
  perUser?: number;
};

/** So many pieces of so many dollars, for goods of `from` dollars or more. */
const pieces = (quantity: number, dollars: number, days: number, from = 0): GoldItems => ({
  name: { zh: `外賣消費金 $${dollars}`, en: `Takeout gold $${dollars}` },
  amount: fromDollars(dollars),
  quantity,
  limitAmount: fromDollars(from),
  days,
});

export const GOLD_BAGS: readonly Bag[] = [
  {
    id: 'gold-taster',
    name: { zh: '嘗鮮消費金', en: 'Taster bag' },
    price: 20,
    items: [pieces(5, 5, 30, 30)],
    perUser: 1,
  },
  {
    id: 'gold-100',
    name: { zh: '常點消費金', en: 'Regular’s bag' },
    price: 100,
    memberPrice: 95,
    items: [pieces(8, 10, 60), pieces(2, 15, 60, 60)],
    perUser: 5,
  },
  {
    id: 'gold-300',
    name: { zh: '家庭消費金', en: 'Family bag' },
    price: 300,
    memberPrice: 285,
    items: [pieces(10, 20, 90, 40), pieces(4, 30, 90, 80), pieces(2, 10, 90)],
    perUser: 5,
  },
  {
    id: 'gold-500',
    name: { zh: '限量超值消費金', en: 'Limited value bag' },
    price: 500,
    items: [pieces(16, 30, 180), pieces(2, 50, 180, 120)],
    stock: 200,
    sold: 163,
    perUser: 1,
  },
  {
    id: 'gold-gone',
    name: { zh: '週末快閃消費金', en: 'Weekend flash bag' },
    price: 50,
    items: [pieces(4, 15, 14, 50)],
    stock: 60,
    sold: 60,
    perUser: 1,
  },
];

const bagRow = (
  { id, name, price, memberPrice, items, stock = -1, sold = 0, perUser = -1 }: Bag,
  position: number,
  now: Instant,
) => ({
  id,
  position,
  name_zh: name.zh,
  name_en: name.en,
  price: fromDollars(price),
  member_price: memberPrice === undefined ? null : fromDollars(memberPrice),
  items: JSON.stringify(items),
  sale_from: plus(now, -60 * DAY),
  sale_until: null,
  stock,
  sold,
  per_user: perUser,
});

type Bought = { bagId: string; daysAgo: number };
/** What the demonstration's consumer bought; the pieces of the second end soon. */
const BOUGHT: readonly Bought[] = [
  { bagId: 'gold-100', daysAgo: 12 },
  { bagId: 'gold-taster', daysAgo: 27 },
];

const bought = ({ bagId, daysAgo }: Bought, now: Instant) => {
  const bag = GOLD_BAGS.find(({ id }) => id === bagId)!;
  const at = plus(now, -daysAgo * DAY);
  const orderId = `demo-${bagId}`;
  return {
    order: {
      user_id: DEMO_USER_ID,
      id: orderId,
      bag_id: bagId,
      slot: 1,
      status: 1,
      total: fromDollars(bag.price),
      bag: JSON.stringify({ name: bag.name, items: bag.items }),
      created_at: at,
      pay_before: payBefore(at),
      paid_at: at,
      trade_no: `demo-${orderId}`,
      refund_amount: 0,
    },
    values: bag.items.flatMap((item, kind) =>
      Array.from({ length: item.quantity }, (_, piece) => ({
        user_id: DEMO_USER_ID,
        id: `${orderId}.${kind}.${piece}`,
        kind: 'gold',
        order_id: orderId,
        name_zh: item.name.zh,
        name_en: item.name.en,
        bag_zh: bag.name.zh,
        bag_en: bag.name.en,
        face: item.amount,
        balance: item.amount,
        limit_amount: item.limitAmount,
        start_at: at,
        end_at: endOfDay(addDays(dayOf(at), item.days)),
      })),
    ),
  };
};

const COINS = cents(2680);
/** A hundred coins are a dollar; a tenth of a total may be paid with them. */
export const DEMO_MCOIN = { ratio: 100, mostRate: 0.1 };
const coins = (now: Instant) => ({
  user_id: DEMO_USER_ID,
  id: MCOIN_ID,
  kind: 'mcoin',
  order_id: '',
  name_zh: 'mCoin',
  name_en: 'mCoin',
  bag_zh: '',
  bag_en: '',
  face: COINS,
  balance: COINS,
  limit_amount: 0,
  start_at: plus(now, -200 * DAY),
  end_at: plus(now, 3650 * DAY),
});

/** The bags on sale, and what the town's consumer has of gold and coins. */
export const goldTables = (now: Instant): [string, Rows][] => {
  const purchases = BOUGHT.map((one) => bought(one, now));
  return [
    ['gold_bag', GOLD_BAGS.map((bag, place) => bagRow(bag, place, now))],
    ['gold_order', purchases.map(({ order }) => order)],
    ['stored_value', [...purchases.flatMap(({ values }) => values), coins(now)]],
  ];
};
