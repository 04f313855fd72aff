import type { DeskAct, DeskStage, DeskWay } from '../../codes/desk.ts';
import { orderDeliveryType } from '../../codes/delivery-type.ts';
import { takeoutOrderStatus } from '../../codes/order-status.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';

/**
 * What of an order decides where it stands at the desk. `releaseAt`: when a pre-order is to be begun.
 * `hasRiders`: the platform has riders of its own.
 */
export type DeskFacts = {
  status: number;
  deliveryType: number;
  riderStatus: number | null;
  releaseAt: Instant | null;
  cookedAt: Instant | null;
  handedAt: Instant | null;
  hasRiders: boolean;
  /** A change waits for the guest's answer. */
  hasChange: boolean;
  /** A question to the guest whether they collect it themselves: none, not answered, answered. */
  pickupOffer: 'NONE' | 'OPEN' | 'ANSWERED';
  /**
   * Of an order that a driver of the store has: until when they wait at the door, null while they do
   * not, and how often they called.
   */
  stop: { waitsUntil: Instant | null; calls: number } | null;
};

const { waitingStore, accepted, onTheWay } = takeoutOrderStatus.codes;

/** How an order leaves the store. */
export const deskWay = ({ deliveryType }: Pick<DeskFacts, 'deliveryType'>): DeskWay => {
  const name = orderDeliveryType.nameOf(deliveryType);
  if (name === 'pickup') return 'PICKUP';
  return name === 'store' ? 'STORE' : 'RIDER';
};

/**
 * Where an order stands at the desk. A rider who sets out makes the status "on the way" while the
 * kitchen still cooks, so the stage follows from what happened, not from the status (decision DA1).
 */
export const deskStage = (
  facts: Pick<DeskFacts, 'status' | 'cookedAt' | 'handedAt' | 'releaseAt'>,
  now: Instant,
): DeskStage => {
  const { status, cookedAt, handedAt, releaseAt } = facts;
  if (status === waitingStore) return 'NEW';
  if (status !== accepted && status !== onTheWay) return 'DONE';
  if (handedAt !== null) return 'OUT';
  if (cookedAt !== null) return 'READY';
  return releaseAt !== null && now < releaseAt ? 'PRE' : 'MAKING';
};

/** So long "ready" may be taken back. */
export const UNREADY_MS = 10 * MINUTE;
/** So long an order waits for a rider before the store may bring it (decision DA15). */
export const NO_RIDER_MS = 10 * MINUTE;

/** Whether the store may bring an order itself: no rider has come, or none ever will. */
const canTakeOver = (facts: DeskFacts, now: Instant): boolean =>
  deskWay(facts) === 'RIDER' &&
  facts.status === accepted &&
  facts.riderStatus === null &&
  (!facts.hasRiders || (facts.cookedAt !== null && now >= plus(facts.cookedAt, NO_RIDER_MS)));

/** What a store can do about a rider who does not come (decision DA15). */
const riderlessActs = (facts: DeskFacts, now: Instant): DeskAct[] => {
  if (!canTakeOver(facts, now)) return [];
  return facts.pickupOffer === 'NONE' ? ['TAKE_OVER', 'OFFER_PICKUP'] : ['TAKE_OVER'];
};

/** So long a driver waits at a door, and so often they call, before the store decides (decision DA16). */
export const NOT_MET = { waitMs: 10 * MINUTE, calls: 2 } as const;

/** Whether a driver has waited and called enough for the store to decide. */
export const canGiveUp = ({ stop }: Pick<DeskFacts, 'stop'>, now: Instant): boolean =>
  stop !== null &&
  stop.waitsUntil !== null &&
  stop.calls >= NOT_MET.calls &&
  now >= stop.waitsUntil;

const outActs = (facts: DeskFacts, now: Instant): DeskAct[] => {
  if (deskWay(facts) !== 'STORE') return [];
  if (facts.stop === null) return ['DELIVERED'];
  return canGiveUp(facts, now)
    ? ['DELIVERED', 'BRING_BACK', 'UNDELIVERED']
    : ['DELIVERED', 'NOT_MET'];
};

const readyActs = (facts: DeskFacts, cookedAt: Instant, now: Instant): DeskAct[] => {
  const way = deskWay(facts);
  const acts: DeskAct[] = [];
  if (way === 'STORE') acts.push('SEND_OUT');
  else if (way === 'PICKUP' || facts.status === onTheWay) acts.push('HAND_OVER');
  acts.push(...riderlessActs(facts, now));
  if (now < plus(cookedAt, UNREADY_MS)) acts.push('UNREADY');
  return acts;
};

/** What is in the making cannot be ready while its guest has not answered (decision DA9). */
const makingActs = (facts: DeskFacts, now: Instant): DeskAct[] => [
  ...(facts.hasChange ? [] : (['READY'] as const)),
  'SET_READY',
  ...riderlessActs(facts, now),
];

/** What a desk can do with an order as it stands; the first is what comes next. */
export const deskActs = (facts: DeskFacts, now: Instant): DeskAct[] => {
  switch (deskStage(facts, now)) {
    case 'NEW':
      return ['ACCEPT', 'REFUSE'];
    case 'PRE':
    case 'MAKING':
      return makingActs(facts, now);
    case 'READY':
      return readyActs(facts, facts.cookedAt!, now);
    case 'OUT':
      return outActs(facts, now);
    case 'DONE':
      return [];
  }
};

/** When what can be done changes next without anything happening; null when it does not. */
export const actsTurnAt = (facts: DeskFacts, now: Instant): Instant | null => {
  const { cookedAt, stop } = facts;
  const stage = deskStage(facts, now);
  if (stage === 'READY') {
    const at = plus(cookedAt!, NO_RIDER_MS);
    return at > now ? at : null;
  }
  const until = stage === 'OUT' ? (stop?.waitsUntil ?? null) : null;
  return until !== null && until > now ? until : null;
};
