import { refundProgress } from '#shared/codes/refund.ts';
import { cents } from '#shared/kernel/money.ts';
import type { DeskFacts } from '#shared/order/desk/desk-stage.ts';
import type { MoneyFacts } from '#shared/order/desk/money-acts.ts';
import { releaseAt } from '#shared/order/desk/release.ts';
import type { Config } from '#server/kit/config.ts';
import type { OrderStop, PickupOffer, TakeoutOrder } from '#server/modules/order/index.ts';

/** What of an order says where it stands. */
export const stageFactsOf = (order: TakeoutOrder) => ({
  status: order.status,
  cookedAt: order.cookedAt,
  handedAt: order.handedAt,
  releaseAt: releaseAt({
    slotAt: order.slotAt,
    prepMinutes: order.snapshot.store.prepMinutes,
  }),
});

/** What decides about an order's money. */
export const moneyFactsOf = (order: TakeoutOrder): MoneyFacts => ({
  ...stageFactsOf(order),
  hasChange: order.changeId !== null,
  hasRequest: order.refundProgress === refundProgress.codes.pending,
  leftCents: cents(order.total - order.refundAmount),
});

/** Who has an order, and what its guest was asked. */
export type OnTheWay = { stop: OrderStop | null; offer: PickupOffer | null };

/** What the desk's rules read of an order (decisions DA15, DA16). */
export const deskFactsOf = (
  order: TakeoutOrder,
  { stop, offer }: OnTheWay,
  { riders }: Pick<Config, 'riders'>,
): DeskFacts => ({
  ...stageFactsOf(order),
  deliveryType: order.deliveryType,
  riderStatus: order.riderStatus,
  hasRiders: riders,
  hasChange: order.changeId !== null,
  pickupOffer: offer === null ? 'NONE' : offer.isAccepted === null ? 'OPEN' : 'ANSWERED',
  stop: stop === null || stop.endedAs !== null ? null : stop,
});
