import type { MemberOrderKind } from '#shared/codes/monthly-card.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { addDays, DAY, dayOf, endOfDay, HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import { cyclesOf } from '#shared/member/monthly-card.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Param } from '#server/db/db.ts';
import { packetOffer, type PacketTerms } from '#server/modules/monthly-card/index.ts';
import type { OfferTerms } from '#server/modules/offers/index.ts';

type Rows = readonly Readonly<Record<string, Param>>[];

const packet = (
  key: string,
  business: PacketTerms['business'],
  [amount, limit, quantity]: readonly [number, number, number],
): PacketTerms => ({
  key,
  business,
  name:
    business === 'takeout'
      ? { zh: `會員外賣紅包 $${amount}`, en: `Takeout packet $${amount}` }
      : { zh: `會員超市紅包 $${amount}`, en: `Supermarket packet $${amount}` },
  amount: fromDollars(amount),
  limitAmount: fromDollars(limit),
  quantity,
});

const MONTHLY = [
  packet('t12', 'takeout', [12, 60, 2]),
  packet('t6', 'takeout', [6, 40, 4]),
  packet('m15', 'market', [15, 120, 2]),
  packet('m8', 'market', [8, 60, 2]),
];

type Plan = {
  id: string;
  name: { zh: string; en: string };
  price: number;
  original: number;
  days: number;
  packets: readonly PacketTerms[];
  isTrial?: boolean;
  limit?: number;
};
export const MEMBER_PLANS: readonly Plan[] = [
  {
    id: 'card-month',
    name: { zh: '超級組合月卡', en: 'Super Combo, 1 month' },
    price: 28,
    original: 38,
    days: 30,
    packets: MONTHLY,
    limit: 12,
  },
  {
    id: 'card-quarter',
    name: { zh: '超級組合季卡', en: 'Super Combo, 3 months' },
    price: 75,
    original: 114,
    days: 90,
    packets: MONTHLY,
    limit: 4,
  },
  {
    id: 'card-trial',
    name: { zh: '會員試用', en: 'Member trial' },
    price: 0,
    original: 0,
    days: 7,
    packets: [packet('t5', 'takeout', [5, 40, 2]), packet('m5', 'market', [5, 60, 1])],
    isTrial: true,
    limit: 1,
  },
];
export const MEMBER_PACKS = [
  {
    id: 'pack-takeout',
    name: { zh: '外賣加購包', en: 'Takeout pack' },
    price: 9.9,
    packets: [packet('x8', 'takeout', [8, 45, 3])],
  },
  {
    id: 'pack-mixed',
    name: { zh: '外賣超市加購包', en: 'Takeout and supermarket pack' },
    price: 15,
    packets: [packet('x10', 'takeout', [10, 60, 2]), packet('y10', 'market', [10, 80, 2])],
  },
];

/** A card or a pack of the demonstration. `claimed`, `used`: how many of its packets of the running cycle. */
type Held = {
  userId: string;
  planId: string;
  daysLeft: number;
  claimed: number;
  used: number;
};
const HELD: readonly Held[] = [
  { userId: 'member-66880003', planId: 'card-month', daysLeft: 12, claimed: 5, used: 3 },
  { userId: 'member-66880004', planId: 'card-trial', daysLeft: 4, claimed: 1, used: 0 },
];

const pieceRows = (
  offerId: string,
  terms: OfferTerms,
  { userId, at, usedAt }: { userId: string; at: Instant; usedAt: Instant | null },
): { piece: Rows; events: Rows } => {
  const { validity } = terms;
  const window = validity.kind === 'fixed' ? validity : { startAt: at, endAt: at };
  const event = { user_id: userId, member_offer_id: offerId, order_id: '' };
  return {
    piece: [
      {
        user_id: userId,
        id: offerId,
        offer_id: offerId,
        nth: 1,
        kind: terms.kind,
        state: usedAt === null ? 'claimed' : 'used',
        seq: usedAt === null ? 1 : 2,
        terms: JSON.stringify(terms),
        claimed_at: at,
        start_at: window.startAt,
        end_at: window.endAt,
        merchant_id: '',
        order_id: '',
        used_at: usedAt,
      },
    ],
    events: [
      { ...event, seq: 1, at, state: 'claimed' },
      ...(usedAt === null ? [] : [{ ...event, seq: 2, at: usedAt, state: 'used' }]),
    ],
  };
};

const held = (
  { userId, planId, daysLeft, claimed, used }: Held,
  now: Instant,
): { order: Rows; period: Rows; card: Rows; pieces: Rows; events: Rows } => {
  const plan = MEMBER_PLANS.find(({ id }) => id === planId)!;
  const endAt = endOfDay(addDays(dayOf(now), daysLeft));
  const startAt = plus(endAt, 1 - (plan.days + 1) * DAY + 13 * HOUR);
  const id = `demo-${planId}`;
  const terms = { name: plan.name, days: plan.days, packets: plan.packets };
  const isTrial = plan.isTrial ?? false;
  const kind: MemberOrderKind = isTrial ? 'trial' : 'card';
  const [cycle] = cyclesOf({ startAt, endAt, days: plan.days, isTrial });
  const packets = plan.packets.flatMap((one) =>
    Array.from({ length: one.quantity }, (_, n) => ({
      one,
      offerId: `card.${id}.0.${one.key}.${n}`,
    })),
  );
  const rows = packets.slice(0, claimed).map(({ one, offerId }, place) =>
    pieceRows(offerId, packetOffer(one, 'member', cycle!), {
      userId,
      at: plus(startAt, HOUR),
      usedAt: place < used ? plus(startAt, (place + 1) * 3 * DAY) : null,
    }),
  );
  return {
    order: [
      {
        user_id: userId,
        id,
        kind,
        item_id: planId,
        cycle: '',
        status: 1,
        total: fromDollars(plan.price),
        partner_off: 0,
        terms: JSON.stringify(terms),
        auto_renew: false,
        created_at: startAt,
        pay_before: payBefore(startAt),
        paid_at: startAt,
        trade_no: isTrial ? null : `demo-${id}`,
        start_at: startAt,
        end_at: endAt,
        refund_amount: 0,
        refunded_at: null,
      },
    ],
    period: [
      {
        user_id: userId,
        id,
        start_at: startAt,
        end_at: endAt,
        days: plan.days,
        is_trial: isTrial,
        terms: JSON.stringify(terms),
      },
    ],
    card: [{ user_id: userId, turns: 1, auto_renew: false, renew_at: null }],
    pieces: rows.flatMap(({ piece }) => piece),
    events: rows.flatMap(({ events }) => events),
  };
};

const sale = (now: Instant) => ({ sale_from: plus(now, -60 * DAY), sale_until: null });

/** The plans on sale, a partner's offer, and the cards of two consumers. */
export const monthlyCardTables = (now: Instant): [string, Rows][] => {
  const cards = HELD.map((one) => held(one, now));
  return [
    [
      'member_plan',
      MEMBER_PLANS.map((plan, position) => ({
        id: plan.id,
        position,
        name_zh: plan.name.zh,
        name_en: plan.name.en,
        price: fromDollars(plan.price),
        original_price: fromDollars(plan.original),
        days: plan.days,
        packets: JSON.stringify(plan.packets),
        is_trial: plan.isTrial ?? false,
        limit_qty: plan.limit ?? -1,
        ...sale(now),
      })),
    ],
    [
      'member_pack',
      MEMBER_PACKS.map((pack, position) => ({
        id: pack.id,
        position,
        name_zh: pack.name.zh,
        name_en: pack.name.en,
        price: fromDollars(pack.price),
        packets: JSON.stringify(pack.packets),
        ...sale(now),
      })),
    ],
    [
      'member_partner',
      [
        {
          id: 'partner-lotus-bank',
          name_zh: '蓮花銀行首次開卡立減',
          name_en: 'Lotus Bank: first card for less',
          off: fromDollars(8),
          needs: 'firstCard',
          starts_at: plus(now, -10 * DAY),
          ends_at: endOfDay(addDays(dayOf(now), 45)),
        },
      ],
    ],
    ['member_order', cards.flatMap(({ order }) => order)],
    ['member_period', cards.flatMap(({ period }) => period)],
    ['member_card', cards.flatMap(({ card }) => card)],
    ['member_offer', cards.flatMap(({ pieces }) => pieces)],
    ['member_offer_event', cards.flatMap(({ events }) => events)],
  ];
};
