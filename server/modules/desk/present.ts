import type { DeskAct } from '#shared/codes/desk.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { asId } from '#shared/kernel/ids.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { autoRefundAt } from '#shared/order/checkout/windows.ts';
import { deskFlags } from '#shared/order/desk/desk-flags.ts';
import { actsTurnAt, deskActs, deskStage, deskWay } from '#shared/order/desk/desk-stage.ts';
import { moneyActs } from '#shared/order/desk/money-acts.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';
import { deskFactsOf, moneyFactsOf, type OnTheWay } from './facts.ts';
import type { DishStations, LineMarks } from './kitchen-repo.ts';
import { lineStanding } from './line-standing.ts';
import { minutesOf, type PrepMinutes } from './minutes.ts';

/** What the desk shows of an order besides the order itself. */
export type Beside = {
  guest: { orders: number; phone: string };
  /** Pieces that were refunded, by line. */ refunded: ReadonlyMap<string, number>;
  /** Allergens by product, as the menu says them now. */ allergens: ReadonlyMap<string, string[]>;
  /** Minutes that dishes need, as the menu says them now. */ prep: PrepMinutes;
  /** Stations by product. */ stations: DishStations;
  /** Where lines are crossed out, by line. */ marks: LineMarks;
  riderName: Bilingual | null;
} & OnTheWay;

type Order = TakeoutOrder;

/** What a display of the kitchen is told of a guest: nothing. */
const NOBODY: DeskOrder['buyer'] = { mask: '', isFirst: false, ordersHere: 0 };

/** What a caller can do of what can be done: an auditor reads, a kitchen cooks, and a cashier does not give an order's money back. */
const actsFor = (
  { role, isKitchen }: MerchantContext['session'],
  acts: readonly DeskAct[],
): DeskAct[] => {
  if (role === 'auditor') return [];
  if (isKitchen) return acts.filter((act) => act === 'READY' || act === 'UNREADY');
  return role === 'cashier' ? acts.filter((act) => act !== 'UNDELIVERED') : [...acts];
};

const lineRow = (
  line: Order['lines'][number],
  { refunded, allergens, stations, marks }: Beside,
  pick: MerchantContext['pick'],
): DeskOrder['lines'][number] => ({
  lineId: line.uuid,
  productId: asId(line.productId),
  name: pick(line.name),
  sku: pick(line.skuName),
  options: pick(line.propsText),
  quantity: line.quantity,
  kept: line.quantity - (refunded.get(line.uuid) ?? 0),
  allergens: allergens.get(line.productId) ?? [],
  ...lineStanding(stations.get(line.productId) ?? [], marks.get(line.uuid)),
});

/** When it ended, as `endedOnBoard` finds it: an order that is called off, or refunded whole, ends as its money goes back. */
export const endedAt = ({ status, completedAt, refundAt }: Order): DeskOrder['endedAt'] => {
  if (status === takeoutOrderStatus.codes.completed) return completedAt;
  return status < 0 ? refundAt : null;
};

const timesOf = (order: Order) => ({
  createTime: order.createdAt,
  payTime: order.paidAt,
  answerBefore: order.answerBefore,
  acceptedAt: order.acceptedAt,
  readyAt: order.readyAt,
  promisedAt: order.promisedAt,
  slotAt: order.slotAt,
  cookedAt: order.cookedAt,
  handedAt: order.handedAt,
  completedAt: order.completedAt,
  endedAt: endedAt(order),
});

const refundOf = ({ refundProgress: progress, refundRequestedAt: at }: Order) =>
  progress === refundProgress.codes.pending && at !== null
    ? { requestedAt: at, autoAt: autoRefundAt(at) }
    : null;

/** Cashiers offer changes; the rest is for those who decide (desk.md E). */
const moneyActsOf = (order: Order, { session, now }: Pick<MerchantContext, 'session' | 'now'>) => {
  if (session.role === 'auditor' || session.isKitchen) return [];
  const acts = moneyActs(moneyFactsOf(order), now);
  return session.role === 'cashier' ? acts.filter((act) => act === 'CHANGE') : acts;
};

/** Who has it on the way. */
const driverOf = ({ stop }: OnTheWay): DeskOrder['driver'] =>
  stop && { name: stop.driver.name, waitsUntil: stop.waitsUntil, calls: stop.calls };

/** When its last driver brought it back. */
const broughtBackAt = ({ stop }: OnTheWay): DeskOrder['broughtBackAt'] =>
  stop?.endedAs === 'BROUGHT_BACK' ? stop.endedAt : null;

/** An order as the desk reads it. An auditor, who only looks, has nothing to do with it. */
export const deskOrderRow = (
  order: Order,
  beside: Beside,
  { now, pick, session, deps }: MerchantContext,
): DeskOrder => {
  const { snapshot } = order;
  const facts = deskFactsOf(order, beside, deps.config);
  const stage = deskStage(facts, now);
  const isFirst = beside.guest.orders <= 1;
  return {
    orderId: order.id,
    kind: order.kind,
    storeId: order.storeId,
    seq: order.seq,
    number: order.deskNumber,
    orderNo: order.orderNo,
    stage,
    status: order.status,
    way: deskWay(order),
    ...timesOf(order),
    releaseAt: facts.releaseAt,
    suggestedMinutes: minutesOf(order, beside.prep),
    buyer: session.isKitchen
      ? NOBODY
      : { mask: maskPhone(beside.guest.phone), isFirst, ordersHere: beside.guest.orders },
    lines: order.lines.map((line) => lineRow(line, beside, pick)),
    gifts: snapshot.gifts.map(({ name, quantity }) => ({ name: pick(name), quantity })),
    remark: snapshot.remarks,
    remarkTags: [...snapshot.remarkTags],
    tableware: snapshot.tablewareQty,
    bags: snapshot.isPlasticBag ? snapshot.pocketNum : 0,
    paidAmtn: session.isKitchen ? ZERO : order.total,
    rider:
      beside.riderName === null
        ? null
        : { name: pick(beside.riderName), status: order.riderStatus ?? 0 },
    driver: facts.stop === null || stage !== 'OUT' ? null : driverOf(beside),
    broughtBackAt: stage === 'DONE' ? null : broughtBackAt(beside),
    pickupOffer: beside.offer && {
      offeredAt: beside.offer.offeredAt,
      isAccepted: beside.offer.isAccepted,
    },
    refund: session.isKitchen ? null : refundOf(order),
    rushCount: order.rushCount,
    flags: deskFlags(
      {
        stage,
        promisedAt: order.promisedAt,
        isFirst,
        remark: snapshot.remarks,
        hasAlcohol: snapshot.alcohol !== null,
        rushCount: order.rushCount,
        isAuto: order.isAuto,
        isPaidInPause: order.isPaidInPause,
      },
      now,
    ),
    acts: actsFor(session, deskActs(facts, now)),
    turnsAt: actsTurnAt(facts, now),
    outOfStock: snapshot.outOfStock ?? 'ASK',
    change:
      order.changeId === null || order.changeBefore === null
        ? null
        : { changeId: order.changeId, answerBefore: order.changeBefore },
    moneyActs: moneyActsOf(order, { session, now }),
  };
};
