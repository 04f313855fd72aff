import { fromDollars, type Cents } from '#shared/kernel/money.ts';
import { addDays, DAY, dayOf, endOfDay, HOUR, plus, type Instant } from '#shared/kernel/time.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import { drawExpansion, type ComboOdds } from '#shared/voucher/combo-draw.ts';
import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { Param } from '#server/db/db.ts';
import { pieceOffer, type GroupTerms, type PieceTerms } from '#server/modules/combo/index.ts';

type Rows = readonly Readonly<Record<string, Param>>[];

/** Who has combo coupons in every state. */
const OWNER = 'member-66880005';

const odds = (...rows: readonly (readonly [dollars: number, percent: number])[]): ComboOdds[] =>
  rows.map(([dollars, percent]) => ({ amount: fromDollars(dollars), chance: percent * 100 }));
const TEN = odds([10, 45], [12, 30], [15, 20], [28, 5]);
const FIFTEEN = odds([15, 45], [18, 30], [22, 20], [38, 5]);
const EIGHT = odds([8, 50], [10, 30], [14, 15], [20, 5]);

const piece = (
  business: CouponBusiness,
  [amount, limit, quantity]: readonly [number, number, number],
  drawn: ComboOdds[],
): PieceTerms => ({
  business,
  amount: fromDollars(amount),
  limitAmount: fromDollars(limit),
  quantity,
  odds: drawn,
});

type Group = GroupTerms & { id: string; price: Cents; stock: number; limit: number };
const DINE: Group = {
  id: 'combo-dine',
  name: { zh: '外賣膨脹券包', en: 'Takeout combo bundle' },
  price: fromDollars(9.9),
  pieces: [piece('takeout', [10, 50, 2], TEN), piece('takeout', [15, 80, 1], FIFTEEN)],
  validDays: 30,
  maxWithdrawals: null,
  isRefundable: true,
  stock: -1,
  limit: 5,
};
const MARKET: Group = {
  id: 'combo-market',
  name: { zh: '超市膨脹券包', en: 'Supermarket combo bundle' },
  price: fromDollars(6),
  pieces: [piece('market', [15, 120, 2], FIFTEEN)],
  validDays: 14,
  maxWithdrawals: 1,
  isRefundable: false,
  stock: 200,
  limit: -1,
};
const MIXED: Group = {
  id: 'combo-mixed',
  name: { zh: '吃喝買組合券包', en: 'Eat and shop bundle' },
  price: fromDollars(12.8),
  pieces: [piece('takeout', [8, 40, 3], EIGHT), piece('market', [10, 80, 1], TEN)],
  validDays: 30,
  maxWithdrawals: null,
  isRefundable: true,
  stock: 50,
  limit: 2,
};
const GONE: Group = {
  id: 'combo-opening',
  name: { zh: '開業限量券包', en: 'Opening bundle' },
  price: fromDollars(3),
  pieces: [piece('takeout', [8, 40, 2], EIGHT)],
  validDays: 14,
  maxWithdrawals: null,
  isRefundable: false,
  stock: 100,
  limit: 1,
};
const DEALS: Group = {
  id: 'combo-deals',
  name: { zh: '團購膨脹券包', en: 'Deal combo bundle' },
  price: fromDollars(8.8),
  pieces: [piece('group', [10, 60, 2], TEN), piece('group', [15, 120, 1], FIFTEEN)],
  validDays: 30,
  maxWithdrawals: null,
  isRefundable: true,
  stock: -1,
  limit: 5,
};
export const COMBO_GROUPS: readonly Group[] = [DINE, MIXED, MARKET, DEALS, GONE];

/** How a piece of the demonstration stands. `rolls`: its draws; all but the last of them were withdrawn, and that too unless `isExpanded`. */
type Held = { rolls?: readonly number[]; isExpanded?: boolean; usedDaysAgo?: number };
type Bought = {
  id: string;
  group: Group;
  daysAgo: number;
  isPaid?: boolean;
  pieces: readonly Held[];
};
const BOUGHT: readonly Bought[] = [
  {
    id: 'demo-combo-dine',
    group: DINE,
    daysAgo: 2,
    pieces: [{}, { rolls: [9100], isExpanded: true }, { rolls: [200, 5200] }],
  },
  {
    id: 'demo-combo-mixed',
    group: MIXED,
    daysAgo: 6,
    pieces: [{ rolls: [7000], isExpanded: true, usedDaysAgo: 4 }, { usedDaysAgo: 3 }, {}, {}],
  },
  { id: 'demo-combo-market', group: MARKET, daysAgo: 20, pieces: [{}, {}] },
  { id: 'demo-combo-unpaid', group: MARKET, daysAgo: 9, isPaid: false, pieces: [{}, {}] },
];

const orderRow = ({ id, group, isPaid = true }: Bought, at: Instant, endAt: Instant) => {
  const { name, pieces, validDays, maxWithdrawals, isRefundable } = group;
  return {
    user_id: OWNER,
    id,
    group_id: group.id,
    quantity: 1,
    status: isPaid ? 1 : -1,
    total: group.price,
    terms: JSON.stringify({ name, pieces, validDays, maxWithdrawals, isRefundable }),
    created_at: at,
    pay_before: payBefore(at),
    paid_at: isPaid ? at : null,
    trade_no: isPaid ? `demo-${id}` : null,
    end_at: isPaid ? endAt : null,
    refund_amount: 0,
    refunded_at: null,
  };
};

/** The wallet's coupon of a piece, with its events. */
const walletRows = (
  id: string,
  terms: ReturnType<typeof pieceOffer>,
  { at, endAt, usedAt }: { at: Instant; endAt: Instant; usedAt: Instant | null },
) => {
  const event = { user_id: OWNER, member_offer_id: id, order_id: '' };
  return {
    offer: {
      user_id: OWNER,
      id,
      offer_id: id,
      nth: 1,
      kind: terms.kind,
      state: usedAt === null ? 'claimed' : 'used',
      seq: usedAt === null ? 1 : 2,
      terms: JSON.stringify(terms),
      claimed_at: at,
      start_at: at,
      end_at: endAt,
      merchant_id: '',
      order_id: '',
      used_at: usedAt,
    },
    events: [
      { ...event, seq: 1, at, state: 'claimed' },
      ...(usedAt === null ? [] : [{ ...event, seq: 2, at: usedAt, state: 'used' }]),
    ],
  };
};

const bought = (one: Bought, now: Instant) => {
  const { id, group, daysAgo, isPaid = true } = one;
  const at = plus(now, -daysAgo * DAY - HOUR);
  const endAt = endOfDay(addDays(dayOf(at), group.validDays));
  const faces = group.pieces.flatMap((terms) =>
    Array.from({ length: terms.quantity }, () => terms),
  );
  const shares = prorate(
    group.price,
    faces.map(({ amount }) => amount),
  );
  const rows = faces.map((terms, position) => {
    const { rolls = [], isExpanded = false, usedDaysAgo } = one.pieces[position] ?? {};
    const pieceId = `combo.${id}.${position}`;
    const draws = rolls.map((roll, n) => {
      const drawnAt = plus(at, (n + 1) * HOUR);
      const isLast = n === rolls.length - 1;
      return {
        user_id: OWNER,
        piece_id: pieceId,
        nth: n + 1,
        id: `${pieceId}.${n + 1}`,
        roll,
        odds: JSON.stringify(terms.odds),
        face: terms.amount,
        amount: drawExpansion(terms.odds, roll),
        at: drawnAt,
        withdrawn_at: isLast && isExpanded ? null : plus(drawnAt, HOUR / 2),
      };
    });
    const withdrawn = isExpanded ? rolls.length - 1 : rolls.length;
    const expandedAmount = isExpanded ? (draws.at(-1)?.amount ?? null) : null;
    const usedAt = usedDaysAgo === undefined ? null : plus(now, -usedDaysAgo * DAY);
    const offer = pieceOffer({ ...terms, expandedAmount }, { startAt: at, endAt });
    return {
      piece: {
        user_id: OWNER,
        id: pieceId,
        order_id: id,
        position,
        business: terms.business,
        amount: terms.amount,
        limit_amount: terms.limitAmount,
        odds: JSON.stringify(terms.odds),
        expanded_amount: expandedAmount,
        withdrawn_times: Math.max(0, withdrawn),
        max_withdrawals: group.maxWithdrawals,
        is_barred: withdrawn >= (group.maxWithdrawals ?? 2),
        share: shares[position] ?? 0,
        created_at: at,
        due_at: isPaid && group.isRefundable ? endAt : null,
        refunded_at: null,
      },
      draws,
      wallet: isPaid ? [walletRows(pieceId, offer, { at, endAt, usedAt })] : [],
    };
  });
  return { order: orderRow(one, at, endAt), rows };
};

const groupRow = ({ limit, ...group }: Group, position: number, now: Instant) => ({
  id: group.id,
  position,
  name_zh: group.name.zh,
  name_en: group.name.en,
  price: group.price,
  pieces: JSON.stringify(group.pieces),
  stock: group.stock,
  sold: group.id === GONE.id ? group.stock : 1,
  limit_qty: limit,
  valid_days: group.validDays,
  max_withdrawals: group.maxWithdrawals,
  is_refundable: group.isRefundable,
  sale_from: plus(now, -60 * DAY),
  sale_until: null,
});

/** Coupon groups on sale, and pieces of one consumer in every state. */
export const comboTables = (now: Instant): [string, Rows][] => {
  const orders = BOUGHT.map((one) => bought(one, now));
  const rows = orders.flatMap((one) => one.rows);
  const wallet = rows.flatMap((one) => one.wallet);
  return [
    ['combo_group', COMBO_GROUPS.map((group, position) => groupRow(group, position, now))],
    ['combo_order', orders.map(({ order }) => order)],
    ['combo_piece', rows.map((one) => one.piece)],
    ['combo_draw', rows.flatMap(({ draws }) => draws)],
    ['member_offer', wallet.map(({ offer }) => offer)],
    ['member_offer_event', wallet.flatMap(({ events }) => events)],
  ];
};
