import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { OrderId, UserId } from '#shared/kernel/ids.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { offerChannels } from '#shared/order/checkout/payment-channel.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import { bagCount } from '#shared/pricing/bag-count.ts';
import { deliveryQuote } from '#shared/pricing/delivery/delivery-quote.ts';
import type { Random } from '#server/kit/random.ts';
import { ofKind } from '#server/modules/catalogue/index.ts';
import { drawOrderNumber } from '../life/order-number.ts';
import { boughtLines, giftsOf } from './order-lines.ts';
import { usedGold } from './present-quote.ts';
import type { Priced } from './price.ts';
import type { TakeoutOrder } from './order.ts';
import type { Snapshot } from './snapshot.ts';

type Chosen = Pick<
  RequestOf<Contract['takeoutOrderCreate']>,
  | 'remarks'
  | 'remarkTags'
  | 'outOfStock'
  | 'tablewareQty'
  | 'isPlasticBag'
  | 'pocketNum'
  | 'selectedAddress'
>;

/** What its store has on for the next order: promised with this one, whatever it has on when this one is completed. */
const promised = ({ menu }: Priced): Pick<Snapshot, 'promise'> => {
  const [activity] = ofKind(menu.activities, 'fullReturn');
  return activity === undefined
    ? {}
    : {
        promise: {
          activityId: activity.id,
          name: activity.rules.name,
          details: activity.rules.details,
        },
      };
};

/** What its offers leave of the ways to pay; the price was made with them. */
const boundTo = ({ input, quote }: Priced): Pick<Snapshot, 'channels'> => {
  const channels = offerChannels(
    input.chosenOffers.filter(({ id }) => quote.usedOffers.includes(id)),
  );
  return channels === null ? {} : { channels };
};

/** What the store's promotion took off the delivery fee, beside the platform's (decision J8). */
const deliveryCut = ({ input, quote }: Priced): Pick<Snapshot, 'storeDeliveryCut'> => {
  const { handover, lines } = input;
  if (handover.kind === 'pickup' || !quote.trace.some(({ step }) => step === 'deliveryOffer'))
    return {};
  const { afterFullCents: goodsCents, weightKg } = quote.totals;
  const { distanceMeters, crossesBridge, plan, offers } = handover;
  const hasFresh = lines.some(({ isFresh }) => isFresh);
  const asked = { goodsCents, weightKg, distanceMeters, crossesBridge, hasFresh, plan, offers };
  const delivery = deliveryQuote('delivery', asked);
  return delivery.ok && delivery.used.merchant > 0
    ? { storeDeliveryCut: delivery.used.merchant }
    : {};
};

/** What an order keeps of the checkout and of the store as they are now. */
export const snapshotOf = (
  chosen: Chosen,
  priced: Priced,
  more: Pick<Snapshot, 'buyer' | 'alcohol' | 'risk' | 'pickupCode'>,
): Snapshot => {
  const { store, fees, distance, quote, menu, isPickup, takes } = priced;
  return {
    ...more,
    store: {
      name: store.name,
      picture: store.picture,
      phone: store.phone,
      address: store.address,
      lat: store.lat,
      lon: store.lon,
      prepMinutes: store.prepMinutes,
      ...(store.extraMinutes > 0 && { extraMinutes: store.extraMinutes }),
    },
    address: isPickup ? null : chosen.selectedAddress,
    remarks: chosen.remarks,
    remarkTags: chosen.remarkTags,
    outOfStock: chosen.outOfStock,
    tablewareQty: chosen.tablewareQty,
    isPlasticBag: chosen.isPlasticBag,
    pocketNum: bagCount(priced.input.fees.bags, quote.totals.weightKg),
    distance,
    gifts: giftsOf(priced),
    fees: { holiday: fees.holiday, special: fees.special },
    offerIds: quote.usedOffers,
    ...(takes.length > 0 && { goldIds: usedGold(takes) }),
    activityIds: menu.activities
      .map(({ id }) => id)
      .filter((id) => quote.trace.some(({ ruleId }) => ruleId === id)),
    ...promised(priced),
    ...boundTo(priced),
    ...deliveryCut(priced),
  };
};

type Made = { id: OrderId; priced: Priced; snapshot: Snapshot; isRisk: boolean };

/** An order that waits for its payment. */
export const newOrder = (
  { id, priced, snapshot, isRisk }: Made,
  { random, userId, now }: { random: Random; userId: UserId; now: Instant },
): TakeoutOrder => ({
  kind: priced.store.kind,
  merchantId: priced.store.merchantId,
  id,
  orderNo: drawOrderNumber(random),
  userId,
  storeId: priced.store.id,
  seq: 1,
  status: 0,
  deliveryType: priced.deliveryType,
  riderStatus: null,
  refundStatus: 0,
  refundProgress: null,
  refundRequests: 0,
  refundRequestedAt: null,
  refundAmount: ZERO,
  goldRefund: ZERO,
  refundAt: null,
  total: priced.quote.totals.payableCents,
  createdAt: now,
  payBefore: payBefore(now),
  slotAt: priced.slot === null || priced.slot.isNow ? null : priced.slot.at,
  promisedAt: priced.promisedAt,
  paidAt: null,
  acceptedAt: null,
  completedAt: null,
  closeReason: null,
  paymentType: priced.body.paymentType,
  tradeNo: null,
  rushCount: 0,
  lastRushAt: null,
  isBagRefunded: false,
  hasEditedTime: false,
  hasComment: false,
  isHidden: false,
  isRisk,
  riderId: null,
  deskNumber: '',
  answerBefore: null,
  readyAt: null,
  cookedAt: null,
  handedAt: null,
  isAuto: false,
  isPaidInPause: false,
  changeId: null,
  changeBefore: null,
  givenBack: ZERO,
  lines: boughtLines(priced),
  quote: priced.quote,
  snapshot,
});
