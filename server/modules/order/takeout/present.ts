import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { canRush, MOST_RUSHES, RUSH_GAP_MS } from '#shared/order/actions/can-rush.ts';
import { canRefund } from '#shared/order/actions/can-refund.ts';
import { orderActions } from '#shared/order/actions/order-actions.ts';
import { refundClosesAt } from '#shared/order/checkout/windows.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import { eventText } from './event-words.ts';
import { factsOf } from './facts.ts';
import { pickupQrOf } from './pickup-qr.ts';
import { quoteRow } from './present-quote.ts';
import type { TakeoutOrder } from './order.ts';
import type { TakeoutEvent } from './life.ts';
import type { PickupOffer } from './pickup-offer-repo.ts';
import { isPickupOpen } from './pickup-open.ts';
import type { Rider } from './rider-repo.ts';
import type { OrderStop } from './run-repo.ts';
import type { BoughtLine, OrderedGift } from './snapshot.ts';

/** Numbers and actions of an order; the actions are made here and only read by the screens (decision E2). */
const statesOf = (order: TakeoutOrder, now: Instant) => ({
  tradeId: order.id,
  orderNo: order.orderNo,
  storeId: order.storeId,
  orderStatus: order.status,
  deliveryType: order.deliveryType,
  riderStatus: order.riderStatus,
  refundStatus: order.refundStatus,
  refundProgress: order.refundProgress,
  actions: orderActions(factsOf(order), now),
});

/** When the store may next be reminded: now or later; null when never (decision F15). */
export const nextRushAt = (order: TakeoutOrder, now: Instant): Instant | null => {
  const answer = canRush(factsOf(order), now);
  if (answer.ok)
    return order.lastRushAt === null ? order.promisedAt : plus(order.lastRushAt, RUSH_GAP_MS);
  return answer.reason === 'tooEarly' && order.rushCount < MOST_RUSHES ? answer.at : null;
};

const timeOf = ({ slotAt, promisedAt }: TakeoutOrder) => ({
  isNow: slotAt === null,
  at: slotAt ?? promisedAt,
});

const isPickup = ({ deliveryType }: TakeoutOrder): boolean =>
  orderDeliveryType.nameOf(deliveryType) === 'pickup';

const payInfo = (order: TakeoutOrder, now: Instant) => ({
  payBefore: order.payBefore,
  payTime: order.paidAt,
  tradeNo: order.tradeNo,
  paymentType: order.paymentType,
  channels: order.snapshot.channels === undefined ? null : [...order.snapshot.channels],
  refundAmtn: order.refundAmount,
  goldRefundAmtn: order.goldRefund,
  refundTime: order.refundAt,
  canBagRefund:
    order.quote.feeShares.bag > 0 &&
    !order.isBagRefunded &&
    order.refundStatus !== 2 &&
    order.refundProgress !== refundProgress.codes.pending &&
    canRefund({ ...factsOf(order), refundProgress: null }, now).ok,
});

/** What it was made good with, as its last event says. */
const makeGoodOf = (events: readonly TakeoutEvent[]) =>
  cents(Number(events.find(({ kind }) => kind === 'COMPLETED')?.facts['makeGoodCents'] ?? 0));

/** Events of the books alone are not shown. */
const HIDDEN: readonly string[] = ['DELETED'];

export type Shown = {
  events: readonly TakeoutEvent[];
  rider: Rider | null;
  refunded: ReadonlyMap<string, number>;
  /** The store's own driver. */ stop: OrderStop | null;
  pickupOffer: PickupOffer | null;
};

/** For what needs only what can still be done with an order. */
export const NOTHING_SHOWN: Shown = {
  events: [],
  rider: null,
  refunded: new Map(),
  stop: null,
  pickupOffer: null,
};

type PickText = MemberContext['pick'];

const lineRow = (line: BoughtLine, refundedQuantity: number, pick: PickText) => ({
  uuid: line.uuid,
  productId: asId<ProductId>(line.productId),
  skuId: line.skuId,
  productName: pick(line.name),
  skuName: pick(line.skuName),
  propsText: pick(line.propsText),
  imgUrl: line.picture,
  quantity: line.quantity,
  refundedQuantity,
  originalAmtn: line.originalCents,
  amtn: line.goodsCents,
  shareAmtn: line.shareCents,
  selectedPurchase: line.selectedPurchase,
  props: [...line.props],
  isSubstitute: line.insteadOf !== undefined,
});

/** Gifts as orders and checkouts show them. */
export const giftRows = (gifts: readonly OrderedGift[], pick: PickText) =>
  gifts.map(({ name, quantity, wanted = quantity }) => ({ name: pick(name), quantity, wanted }));

const storeInfo = ({ storeId, snapshot: { store } }: TakeoutOrder, pick: PickText) => ({
  storeId,
  storeName: pick(store.name),
  imgUrl: store.picture,
  phone: store.phone,
  address: pick(store.address),
  lat: store.lat,
  lon: store.lon,
});

/** The rider's phone is shown only while the order is on its way. */
const riderInfo = ({ status }: TakeoutOrder, rider: Rider | null, pick: PickText) =>
  rider === null
    ? null
    : {
        riderName: pick(rider.name),
        riderPhone: status === takeoutOrderStatus.codes.onTheWay ? rider.phone : '',
      };

/** What the buyer chose at checkout. */
const choices = (order: TakeoutOrder) => {
  const { snapshot } = order;
  return {
    remarks: snapshot.remarks,
    remarkTags: [...snapshot.remarkTags],
    tablewareQty: snapshot.tablewareQty,
    selectedAddress: snapshot.address && {
      ...snapshot.address,
      title: snapshot.address.title ?? undefined,
    },
    buyerPhone: snapshot.buyer.phone,
    isPlasticBag: snapshot.isPlasticBag,
    pocketNum: snapshot.pocketNum,
    cookTime: isPickup(order) ? null : timeOf(order),
    askForTime: isPickup(order) ? timeOf(order) : null,
    isRiskOrder: order.isRisk,
    hasAlcohol: snapshot.alcohol !== null,
  };
};

/** What a guest shows at the counter; nothing before it is paid, and nothing of an order that is brought. */
const pickup = (order: TakeoutOrder, secret: string) => {
  const isShown =
    isPickup(order) && order.paidAt !== null && order.status > takeoutOrderStatus.codes.toBePaid;
  return {
    pickupCode: isShown ? order.snapshot.pickupCode : null,
    pickupQr: isShown ? pickupQrOf(secret, order.id) : null,
  };
};

/** The store's own driver, and while they are on their way the code that they ask for at the door (decision DA16). */
const driverInfo = (
  { status, snapshot }: TakeoutOrder,
  stop: OrderStop | null,
  { deps, now }: MemberContext,
) => {
  if (stop === null || stop.endedAs === 'BROUGHT_BACK') return null;
  const isOut = status === takeoutOrderStatus.codes.onTheWay && stop.endedAs === null;
  return {
    name: stop.driver.name,
    code: isOut ? snapshot.pickupCode : null,
    photo: stop.photo === '' ? null : shownAddress(deps.secrets, stop.photo, now),
  };
};

/** One order as its owner reads it. */
export const orderRow = (
  order: TakeoutOrder,
  { events, rider, refunded, stop, pickupOffer }: Shown,
  context: MemberContext,
) => {
  const { now, pick, t } = context;
  const { snapshot, quote, lines } = order;
  return {
    ...statesOf(order, now),
    ...choices(order),
    productList: lines.map((line) => lineRow(line, refunded.get(line.uuid) ?? 0, pick)),
    gifts: giftRows(snapshot.gifts, pick),
    deliveryFee: quote.totals.deliveryCents,
    boxPrice: quote.totals.boxCents,
    totalPrice: order.total,
    quote: quoteRow(quote, snapshot.fees, {
      usedGold: [...(snapshot.goldIds ?? [])],
      refusedGold: [],
    }),
    payInfo: payInfo(order, now),
    storeInfo: storeInfo(order, pick),
    riderInfo: riderInfo(order, rider, pick),
    log: events
      .filter(({ kind }) => !HIDDEN.includes(kind))
      .map((event) => ({ kind: event.kind, at: event.at, text: eventText(order.kind, event, t) })),
    closeReason: order.closeReason,
    createTime: order.createdAt,
    promisedAt: order.promisedAt,
    completedAt: order.completedAt,
    refundBefore: order.completedAt === null ? null : refundClosesAt(order.completedAt),
    rushCount: order.rushCount,
    nextRushAt: nextRushAt(order, now),
    ...pickup(order, context.deps.secrets.qr),
    driver: driverInfo(order, stop, context),
    pickupOffer:
      pickupOffer !== null && isPickupOpen(order, pickupOffer)
        ? { refundAmtn: pickupOffer.amount }
        : null,
    hasComment: order.hasComment,
    makeGoodAmtn: makeGoodOf(events),
    change:
      order.changeId === null || order.changeBefore === null
        ? null
        : { changeId: order.changeId, answerBefore: order.changeBefore },
    serverTime: now,
  };
};

/** An order in a list. */
export const orderCardRow = (order: TakeoutOrder, { now, pick }: MemberContext) => ({
  ...statesOf(order, now),
  storeName: pick(order.snapshot.store.name),
  storeImg: order.snapshot.store.picture,
  createTime: order.createdAt,
  payBefore: order.payBefore,
  promisedAt: order.promisedAt,
  totalPrice: order.total,
  count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  hasComment: order.hasComment,
  productList: order.lines.map((line) => ({
    productName: pick(line.name),
    imgUrl: line.picture,
    quantity: line.quantity,
  })),
});
