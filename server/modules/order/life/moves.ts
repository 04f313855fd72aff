import { orderDeliveryType, type OrderDeliveryType } from '#shared/codes/delivery-type.ts';
import { riderStatus as rider } from '#shared/codes/order-status.ts';
import type { Standing } from './order.ts';

type Step = { from: readonly (number | null)[]; to: number | null };
/** From which status to which; without `to` the status stays; `to` may depend on how the order travels. `travel`: only orders that travel so. Rider and refund have a step of their own where the move takes one. */
export type Move = {
  from: readonly number[];
  to?: number | Readonly<Partial<Record<OrderDeliveryType, number>>>;
  travel?: readonly OrderDeliveryType[];
  rider?: Step;
  refund?: Step;
};

/** The moves that every kind of order knows; a kind adds its own. */
export type LifeMove =
  | 'PAID'
  | 'TIMED_OUT'
  | 'CANCELLED'
  | 'STORE_REFUSED'
  | 'STORE_SILENT'
  | 'LATE_PAYMENT'
  | 'ACCEPTED'
  | 'COMPLETED'
  | 'REFUND_RECALLED'
  | 'REFUND_REJECTED'
  | 'REFUNDED_PART'
  | 'REFUNDED_ALL';
export type MoveTable<M extends string> = Readonly<Record<LifeMove | M, Move>>;

/** Travels that have a rider. */
export const WITH_RIDER = ['rider', 'riderToo'] as const;
const { arrived, completed } = rider.codes;

/** An order with a rider is completed by the rider who has arrived; any other has no rider to look at. */
const completedRider = ({ deliveryType, riderStatus }: Standing): number | null | undefined => {
  if (!WITH_RIDER.some((travel) => travel === orderDeliveryType.nameOf(deliveryType)))
    return riderStatus;
  return riderStatus === arrived ? completed : undefined;
};

const stepped = (at: number | null, step: Step | undefined): number | null | undefined =>
  step === undefined ? at : step.from.includes(at) ? step.to : undefined;

/** The state of an order after a move of its kind, or null when the move is not legal from here. */
export const standingAfter = <M extends string>(
  moves: MoveTable<M>,
  standing: Standing,
  kind: LifeMove | M,
): Standing | null => {
  const { from, to, travel, rider: riderStep, refund } = moves[kind];
  const travels = orderDeliveryType.nameOf(standing.deliveryType);
  if (
    !from.includes(standing.status) ||
    (travel !== undefined && !travel.some((name) => name === travels))
  )
    return null;
  const status = typeof to === 'object' ? to[travels] : to;
  const riderStatus =
    kind === 'COMPLETED' ? completedRider(standing) : stepped(standing.riderStatus, riderStep);
  const refundProgress = stepped(standing.refundProgress, refund);
  return riderStatus === undefined || refundProgress === undefined
    ? null
    : { ...standing, status: status ?? standing.status, riderStatus, refundProgress };
};
