import { DESK_STAGES, type DeskStage } from '#shared/codes/desk.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import { businessDayStart } from '#shared/order/desk/business-day.ts';

export type Board = ReplyOf<DeskContract['merchantDeskBoard']>;
export type Changes = ReplyOf<DeskContract['merchantDeskChanges']>;

/** The board with an order as somebody has read it; what is known of it later is not overwritten. An order that is new stands last: cards that are there do not move. */
export const withOrder = (board: Board, order: DeskOrder): Board => {
  const known = board.orders.find(({ orderId }) => orderId === order.orderId);
  if (known === undefined) return { ...board, orders: [...board.orders, order] };
  if (known.seq > order.seq) return board;
  return {
    ...board,
    orders: board.orders.map((each) => (each.orderId === order.orderId ? order : each)),
  };
};

/** From when an order has waited for its answer: a payment. */
export const waitingSince = ({ payTime, createTime }: DeskOrder): Instant => payTime ?? createTime;

/** When an order ended. An older server sends this for completed orders only; for the others their payment stands in. */
export const endedAt = (order: DeskOrder): Instant =>
  order.endedAt ?? order.completedAt ?? waitingSince(order);

/** The orders of a board without those that ended before this business day; one whose refund waits for an answer stays. */
export const ofThisDay = (orders: readonly DeskOrder[], now: Instant): DeskOrder[] => {
  const since = businessDayStart(now);
  return orders.filter(
    (order) => order.stage !== 'DONE' || order.refund !== null || endedAt(order) >= since,
  );
};

/** The board with what happened since `asked`; changes of another cursor say nothing about this board. */
export const withChanges = (board: Board, asked: string, changes: Changes): Board => {
  if (board.cursor !== asked) return board;
  const next = changes.events.flatMap(({ order }) => order ?? []).reduce(withOrder, board);
  return {
    ...next,
    // a till that runs for days has no others in memory
    orders: ofThisDay(next.orders, changes.serverTime),
    cursor: changes.cursor,
    stores: changes.stores.length > 0 ? changes.stores : board.stores,
    serverTime: changes.serverTime,
  };
};

/** Where an order stands now: a pre-order is begun at its time, which nobody tells. */
export const stageNow = ({ stage, releaseAt }: DeskOrder, now: Instant): DeskStage =>
  stage === 'PRE' && releaseAt !== null && releaseAt <= now ? 'MAKING' : stage;

/** The orders of each stage, in the order in which the board has them. */
export const byStage = (
  orders: readonly DeskOrder[],
  now: Instant,
): Readonly<Record<DeskStage, DeskOrder[]>> => {
  const stages = Object.fromEntries(
    DESK_STAGES.map((stage): [DeskStage, DeskOrder[]] => [stage, []]),
  ) as Record<DeskStage, DeskOrder[]>;
  for (const order of orders) stages[stageNow(order, now)].push(order);
  return stages;
};

/** By when it is due: an answer, the counter, or the guest's door. */
export const dueAt = (order: DeskOrder, stage: DeskStage): Instant | null => {
  if (stage === 'NEW') return order.answerBefore;
  if (stage === 'PRE') return order.slotAt;
  return stage === 'MAKING' ? (order.readyAt ?? order.promisedAt) : order.promisedAt;
};

/** From when the order has waited that waits longest; null where none does. */
export const waitsSince = (orders: readonly DeskOrder[]): Instant | null =>
  orders.length === 0 ? null : instant(Math.min(...orders.map(waitingSince)));

/** How many digits of a guest's phone a card shows, and so finds. */
const TAIL_DIGITS = 4;

/** Whether an order is meant by what somebody looks for: its number, all of its order number, the last four digits of its guest's phone, or a dish. No words mean every order. */
export const isMeant = ({ number, orderNo, buyer, lines }: DeskOrder, words: string): boolean => {
  const wanted = words.trim().toLowerCase();
  const isTail = wanted.length === TAIL_DIGITS && buyer.mask.endsWith(wanted);
  if (isTail || orderNo === wanted.replaceAll(/\s/g, '')) return true;
  return [number, ...lines.map(({ name }) => name)].some((text) =>
    text.toLowerCase().includes(wanted),
  );
};
