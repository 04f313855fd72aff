import type { StoreKind } from '#shared/codes/store-kind.ts';
import { riderStatus as rider, takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { refundProgress as progress } from '#shared/codes/refund.ts';
import type { TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import { standingAfter, WITH_RIDER, type MoveTable } from '../life/moves.ts';
import type { Standing } from '../life/order.ts';

export type { Standing } from '../life/order.ts';
export type TakeoutMove = Exclude<TakeoutEventKind, 'CREATED'>;

const S = takeoutOrderStatus.codes;
const R = rider.codes;
const P = progress.codes;

const PAID = [S.waitingStore, S.accepted, S.onTheWay, S.completed];
const UNDER_WAY = [S.waitingStore, S.accepted, S.onTheWay];
const RIDER = WITH_RIDER;
const OWN = ['store'] as const;
const NO_RIDER = { from: [null], to: null };

/** Every move of an order with a cart; what is not here cannot happen (spec 001 §4). */
const MOVES: MoveTable<TakeoutMove> = {
  PAID: { from: [S.toBePaid], to: S.waitingStore },
  TIMED_OUT: { from: [S.toBePaid], to: S.cancelled },
  CANCELLED: { from: [S.toBePaid, S.waitingStore, S.accepted], to: S.cancelled },
  STORE_REFUSED: { from: [S.waitingStore], to: S.cancelled },
  STORE_SILENT: { from: [S.waitingStore], to: S.cancelled },
  LATE_PAYMENT: { from: [S.cancelled, S.refunded, ...PAID] },
  ACCEPTED: { from: [S.waitingStore], to: S.accepted },
  COOKED: { from: [S.accepted, S.onTheWay] },
  PACKED: { from: [S.accepted, S.onTheWay] },
  READY_TIME_SET: { from: [S.accepted, S.onTheWay] },
  UNREADY: { from: [S.accepted, S.onTheWay], to: { pickup: S.accepted } },
  HANDED_OVER: { from: [S.onTheWay], travel: RIDER },
  CHANGE_OFFERED: { from: UNDER_WAY },
  CHANGE_ANSWERED: { from: PAID },
  LINES_REFUNDED: { from: PAID },
  LINES_REFUNDED_LAST: { from: PAID, to: S.refunded },
  STORE_CANCELLED: { from: [S.accepted, S.onTheWay], to: S.refunded },
  STORE_DELIVERS: { from: [S.accepted], travel: RIDER, rider: NO_RIDER },
  NOT_MET: { from: [S.onTheWay], travel: OWN },
  BROUGHT_BACK: { from: [S.onTheWay], to: S.accepted, travel: OWN },
  UNDELIVERED: { from: [S.onTheWay], to: S.refunded, travel: OWN },
  PICKUP_OFFERED: { from: [S.accepted], travel: RIDER, rider: NO_RIDER },
  PICKUP_TAKEN: { from: [S.accepted], travel: RIDER, rider: NO_RIDER },
  PICKUP_DECLINED: { from: [S.accepted, S.onTheWay] },
  TIME_EDITED: { from: [S.waitingStore, S.accepted] },
  SENT: { from: [S.accepted], to: S.onTheWay, travel: OWN },
  READY: { from: [S.accepted], to: S.onTheWay, travel: ['pickup'] },
  RIDER_ASSIGNED: {
    from: [S.accepted],
    to: S.onTheWay,
    travel: RIDER,
    rider: { from: [null], to: R.headingToStore },
  },
  RIDER_AT_STORE: {
    from: [S.onTheWay],
    travel: RIDER,
    rider: { from: [R.headingToStore], to: R.pickingUp },
  },
  PICKED_UP: {
    from: [S.onTheWay],
    travel: RIDER,
    rider: { from: [R.pickingUp], to: R.delivering },
  },
  RIDER_ARRIVED: {
    from: [S.onTheWay],
    travel: RIDER,
    rider: { from: [R.delivering], to: R.arrived },
  },
  COMPLETED: { from: [S.onTheWay], to: S.completed },
  RUSHED: { from: UNDER_WAY },
  REFUND_ASKED: { from: PAID, refund: { from: [null, P.recalled], to: P.pending } },
  REFUND_RECALLED: { from: PAID, refund: { from: [P.pending], to: P.recalled } },
  REFUND_REJECTED: { from: PAID, refund: { from: [P.pending], to: P.rejected } },
  REFUNDED_PART: { from: PAID, refund: { from: [P.pending], to: P.succeeded } },
  REFUNDED_ALL: { from: PAID, to: S.refunded, refund: { from: [P.pending], to: P.succeeded } },
  BAG_REFUNDED: { from: PAID },
  BAG_REFUNDED_LAST: { from: PAID, to: S.refunded },
  REVIEWED: { from: [S.completed] },
  DELETED: { from: [S.completed, S.cancelled, S.refunded] },
};

const NEVER = { from: [] };
/** The legal moves of each shop's orders: kitchens cook, supermarkets pack and let the time be moved (decisions P19, E3). */
export const MOVES_OF: Readonly<Record<StoreKind, MoveTable<TakeoutMove>>> = {
  takeout: { ...MOVES, PACKED: NEVER, TIME_EDITED: NEVER },
  market: { ...MOVES, COOKED: NEVER },
};

/** The state of an order after a move, or null when the move is not legal from here. */
export const afterMove = (
  standing: Standing,
  kind: TakeoutMove,
  shop: StoreKind = 'takeout',
): Standing | null => standingAfter(MOVES_OF[shop], standing, kind);
