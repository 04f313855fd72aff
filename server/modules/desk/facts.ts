import { refundProgress } from '#shared/codes/refund.ts';
import { cents } from '#shared/kernel/money.ts';
import type { DeskFacts } from '#shared/order/desk/desk-stage.ts';
import type { MoneyFacts } from '#shared/order/desk/money-acts.ts';
import { releaseAt } from '#shared/order/desk/release.ts';
import type { Config } from '#server/kit/config.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';

/** What the desk's rules read of an order. Only the demonstration has riders of its own (decision DA15). */
export const deskFactsOf = (order: TakeoutOrder, { demo }: Pick<Config, 'demo'>): DeskFacts => ({
  status: order.status,
  deliveryType: order.deliveryType,
  riderStatus: order.riderStatus,
  releaseAt: releaseAt({
    slotAt: order.slotAt,
    prepMinutes: order.snapshot.store.prepMinutes,
  }),
  cookedAt: order.cookedAt,
  handedAt: order.handedAt,
  hasRiders: demo,
  hasChange: order.changeId !== null,
});

/** The same with what decides about an order's money. */
export const moneyFactsOf = (order: TakeoutOrder, facts: DeskFacts): MoneyFacts => ({
  ...facts,
  hasRequest: order.refundProgress === refundProgress.codes.pending,
  leftCents: cents(order.total - order.refundAmount),
});
