import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { storePromotions } from '#shared/order/store-promotions.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { WITH_RIDER } from './moves.ts';
import type { LifeOrder } from './order.ts';

/**
 * Money that one move of a paid order brought or took, in cents. `paid`: what the guest paid; `promotions`:
 * what the store took off before that; `whole`, `part`, `given`: what went back; `delivery` and `platform`: what
 * of it is the store's own delivery fee, and what the platform's fees are. The last two may be below zero.
 */
export type EntryMoney = {
  orders: number;
  paid: number;
  promotions: number;
  whole: number;
  part: number;
  given: number;
  delivery: number;
  platform: number;
};
export type Entry = EntryMoney & { kind: StoreKind; at: Instant };

/** Whose a refund was, by the move that made it; any other gives everything back. */
const PARTS: Readonly<Record<string, 'part' | 'given'>> = {
  REFUNDED_PART: 'part',
  BAG_REFUNDED: 'part',
  BAG_REFUNDED_LAST: 'part',
  LINES_REFUNDED: 'given',
  LINES_REFUNDED_LAST: 'given',
  PICKUP_TAKEN: 'given',
};

/** Whose the fees of an order are as it stands: who rides has the fee for it; once all money is back there are none. */
const feesOf = ({ paidAt, refundAmount, total, quote, deliveryType }: LifeOrder) => {
  if (paidAt === null || refundAmount >= total) return { delivery: 0, platform: 0 };
  const { delivery, service } = quote.feeShares;
  const travels = orderDeliveryType.nameOf(deliveryType);
  const hasRider = WITH_RIDER.some((name) => name === travels);
  return {
    delivery: travels === 'store' ? delivery : 0,
    platform: service + (hasRider ? delivery : 0),
  };
};

/** What a move did to the money of an order; null where it did nothing to it. */
export const entryMoney = (
  before: LifeOrder,
  after: LifeOrder,
  move: string,
): EntryMoney | null => {
  if (after.paidAt === null) return null;
  const isPayment = before.paidAt === null;
  const [was, is] = [feesOf(before), feesOf(after)];
  const back = after.refundAmount - before.refundAmount;
  const way = PARTS[move] ?? 'whole';
  const money: EntryMoney = {
    orders: isPayment ? 1 : 0,
    paid: isPayment ? after.total : 0,
    promotions: isPayment ? storePromotions(after.quote, after.snapshot.storeDeliveryCut) : 0,
    whole: way === 'whole' ? back : 0,
    part: way === 'part' ? back : 0,
    given: way === 'given' ? back : 0,
    delivery: is.delivery - was.delivery,
    platform: is.platform - was.platform,
  };
  return Object.values(money).every((sum) => sum === 0) ? null : money;
};
