import {
  STORE_WAYS,
  type PauseReason,
  type StopReason,
  type StoreWay,
} from '../../codes/desk-live.ts';
import { instant, type Instant } from '../../kernel/time.ts';

/**
 * What stands at a store for a time. Each ends by itself at its moment, so nothing has to end it: it
 * is judged when it is read (decisions DA3, DA5, DA8, DA22).
 */
export type StoreLive = {
  busyMinutes: number;
  busyUntil: Instant | null;
  pausedUntil: Instant | null;
  pausedWays: readonly StoreWay[];
  pauseReason: PauseReason | null;
  /** It left orders unanswered. */ silentUntil: Instant | null;
  /** No till of it is heard. */ unheardUntil: Instant | null;
};

/** A store at which nothing stands. */
export const NOTHING_STANDS: StoreLive = {
  busyMinutes: 0,
  busyUntil: null,
  pausedUntil: null,
  pausedWays: [],
  pauseReason: null,
  silentUntil: null,
  unheardUntil: null,
};

/** Why a store takes no orders in some ways, and until when. */
export type StorePause = { ways: readonly StoreWay[]; reason: StopReason; until: Instant };

const stop = (
  reason: StopReason,
  until: Instant | null,
  ways: readonly StoreWay[] = STORE_WAYS,
): StorePause[] => (until === null ? [] : [{ ways, reason, until }]);

const isWhole = ({ ways }: StorePause): boolean => STORE_WAYS.every((way) => ways.includes(way));

/**
 * What stops a store now. Where several things stop the whole of it, it opens when the last of them
 * ends; one that leaves a way open is said only where nothing stops the whole.
 */
export const pauseNow = (live: StoreLive, now: Instant): StorePause | null => {
  const running = [
    ...stop(live.pauseReason ?? 'OTHER', live.pausedUntil, live.pausedWays),
    ...stop('SILENT', live.silentUntil),
    ...stop('UNHEARD', live.unheardUntil),
  ].filter(({ until }) => until > now);
  const whole = running.filter(isWhole);
  const [first] = whole;
  if (first === undefined) return running[0] ?? null;
  return { ...first, until: instant(Math.max(...whole.map(({ until }) => until))) };
};

/** The minutes that a busy store adds now, and until when; null where it is not busy. */
export const busyNow = (
  { busyMinutes, busyUntil }: StoreLive,
  now: Instant,
): { extraMinutes: number; until: Instant } | null =>
  busyMinutes > 0 && busyUntil !== null && busyUntil > now
    ? { extraMinutes: busyMinutes, until: busyUntil }
    : null;

type Live = {
  state: 'open' | 'resting' | 'overloaded';
  hasDelivery: boolean;
  hasPickup: boolean;
  prepMinutes: number;
  live: StoreLive;
};
/** A store as it stands at a moment. `pause`: what stops it, or a way of it, for a time. `extraMinutes`: of its `prepMinutes`, what a busy time adds. */
export type Standing<S> = S & { pause: StorePause | null; extraMinutes: number };

/**
 * A store as it stands at a moment: with the minutes of a busy time, and without the ways that are
 * paused; it rests where none of its ways is left.
 */
export const standingAt = <S extends Live>(store: S, now: Instant): Standing<S> => {
  const pause = pauseNow(store.live, now);
  const extraMinutes = busyNow(store.live, now)?.extraMinutes ?? 0;
  const standing = { ...store, prepMinutes: store.prepMinutes + extraMinutes, extraMinutes, pause };
  if (pause === null) return standing;
  const hasDelivery = store.hasDelivery && !pause.ways.includes('DELIVERY');
  const hasPickup = store.hasPickup && !pause.ways.includes('PICKUP');
  return hasDelivery || hasPickup
    ? { ...standing, hasDelivery, hasPickup }
    : { ...standing, state: store.state === 'open' ? 'resting' : store.state };
};
