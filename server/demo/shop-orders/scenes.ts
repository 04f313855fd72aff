import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import type { MoveKind } from '#server/modules/order/index.ts';

/** How an order ended or what was asked of it. `reviewed`, `answered`: by its buyer, and by the store too; `refunded`: all of it, before the store accepted. */
export type Ending =
  | 'completed'
  | 'reviewed'
  | 'answered'
  | 'refundAsked'
  | 'refundRecalled'
  | 'refundRejected'
  | 'partRefunded'
  | 'refunded';
/** The state of an order of the demonstration; with `until`, its latest move. The simulator goes on with what is under way. */
export type SceneState = 'unpaid' | 'paid' | 'cancelled' | { until: MoveKind } | Ending;
/** `goods`: how many different ones, from the first on that the store has for scenes, or from `from` on. `slotInMs`: for a time of day, so long after now at the earliest. */
export type Scene = {
  storeId: string;
  agoMs: number;
  isPickup?: boolean;
  goods: number;
  from?: number;
  slotInMs?: number;
  state: SceneState;
  remark?: string;
  /** Who orders; the demonstration's consumer where nobody is named. */
  userId?: UserId;
};

const TAKEOUT_SCENES: readonly Scene[] = [
  { storeId: 't-lotus-congee', agoMs: MINUTE, goods: 2, state: 'paid', remark: '請放在門口' },
  { storeId: 't-felicity-roast', agoMs: 5 * HOUR, isPickup: true, goods: 2, state: 'completed' },
  { storeId: 't-nape-sushi', agoMs: 20 * HOUR, goods: 3, state: 'refundAsked' },
  { storeId: 't-penha-kitchen', agoMs: 3 * DAY, goods: 2, state: 'answered' },
  { storeId: 't-iao-hon-thai', agoMs: 5 * DAY, goods: 3, state: 'partRefunded' },
  { storeId: 't-red-market-cafe', agoMs: 8 * DAY, goods: 1, state: 'cancelled' },
  { storeId: 't-lotus-congee', agoMs: 12 * DAY, goods: 3, state: 'reviewed' },
];

const OPEN = 'm-praia-grande';
const CORNER = 'm-guia-corner';
const WAREHOUSE = 'm-fai-chi-kei';
const MARKET_SCENES: readonly Scene[] = [
  { storeId: OPEN, agoMs: MINUTE, goods: 4, state: 'unpaid' },
  { storeId: OPEN, agoMs: 2 * MINUTE, goods: 5, from: 4, state: 'paid', remark: '請放在管理處' },
  {
    storeId: OPEN,
    agoMs: 10 * MINUTE,
    goods: 4,
    from: 9,
    slotInMs: 2 * HOUR,
    state: { until: 'ACCEPTED' },
  },
  {
    storeId: OPEN,
    agoMs: 30 * MINUTE,
    goods: 6,
    from: 13,
    slotInMs: 15 * MINUTE,
    state: { until: 'PICKED_UP' },
  },
  { storeId: CORNER, agoMs: 4 * HOUR, isPickup: true, goods: 3, state: 'completed' },
  { storeId: WAREHOUSE, agoMs: 9 * HOUR, goods: 9, state: 'refundAsked' },
  { storeId: OPEN, agoMs: 2 * DAY, goods: 5, from: 20, state: 'answered' },
  { storeId: CORNER, agoMs: 4 * DAY, isPickup: true, goods: 4, from: 7, state: 'reviewed' },
  { storeId: OPEN, agoMs: 6 * DAY, goods: 6, from: 26, state: 'partRefunded' },
  { storeId: WAREHOUSE, agoMs: 9 * DAY, goods: 8, from: 9, state: 'refundRecalled' },
  { storeId: OPEN, agoMs: 11 * DAY, goods: 4, from: 33, state: 'refundRejected' },
  { storeId: OPEN, agoMs: 14 * DAY, goods: 4, from: 38, state: 'refunded' },
  { storeId: CORNER, agoMs: 16 * DAY, isPickup: true, goods: 2, from: 4, state: 'cancelled' },
];

/** Orders of the demonstration's consumer: of takeout one of each kind that a list may show, of supermarkets one in each status and in each state of a refund. */
export const ORDER_SCENES: Readonly<Record<StoreKind, readonly Scene[]>> = {
  takeout: TAKEOUT_SCENES,
  market: MARKET_SCENES,
};
