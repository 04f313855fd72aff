import type { TrackEvent } from '#shared/codes/track-event.ts';

export type EventProps = Readonly<Record<string, string | number | boolean>>;

/** What could not be sent for a day is of no use any more (decision O16). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** An event as it is sent (decision O16). */
export const eventText = (
  event: TrackEvent,
  props: EventProps,
  facts: { ts: number; anonId: string; userId?: string | undefined; route: string },
): string =>
  JSON.stringify({
    event,
    ts: facts.ts,
    anonId: facts.anonId,
    ...(facts.userId !== undefined && { userId: facts.userId }),
    route: facts.route,
    props,
  });

const isFresh = (text: string, now: number): boolean => {
  try {
    return now - ((JSON.parse(text) as { ts?: number }).ts ?? 0) < KEPT_MS;
  } catch {
    return false;
  }
};

/** What is still to be sent, the oldest first, without what is too old. */
export const freshEvents = (kept: readonly string[], now: number): string[] =>
  kept.filter((text) => isFresh(text, now));
