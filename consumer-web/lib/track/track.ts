import { create } from 'zustand';
import * as z from 'zod/mini';
import { isPushed } from '#shared/codes/pushed-event.ts';
import { COLLECT_PATH, type TrackEvent } from '#shared/codes/track-event.ts';
import { analysisCalls } from '#shared/contract/consumer/analysis.ts';
import { findRoute } from '#shared/routes/consumer/find-route.ts';
import { bindCalls, client } from '../api/api.ts';
import { host } from '../host/host.ts';
import { randomText } from '../api/random.ts';
import { useSession } from '../session/session.ts';
import { defineSlot, storage } from '../storage.ts';
import { eventText, freshEvents, type EventProps } from './track-event.ts';

/** Events are not wanted. */
const isUntracked = defineSlot({
  key: 'untracked',
  area: 'local',
  schema: z.boolean(),
  absent: false,
});
/** Events that are still to be sent. */
const unsent = defineSlot<readonly string[]>({
  key: 'events',
  area: 'local',
  schema: z.array(z.string()),
  absent: [],
});

/** Sent in tens, or when the page goes; what could not be sent for a day is of no use any more (decision O16). */
export const BATCH = 10;

const useOptOut = create<{ isOut: boolean }>()(() => ({ isOut: isUntracked.get() }));

/** Sends what was noted, by a beacon, which goes out even while the page closes. */
export const sendEvents = (): void => {
  const events = freshEvents(unsent.get(), client.now());
  if (events.length === 0) return;
  if (host.beacon(host.backend() + COLLECT_PATH, `[${events.slice(0, BATCH).join(',')}]`))
    unsent.set(events.slice(BATCH));
};

const { eventPush } = analysisCalls;
const api = bindCalls({ eventPush });

/** Counts an event of a store at once (decision P33); one that cannot be sent is of no matter. */
const push = (event: TrackEvent, params: EventProps): void => {
  if (isPushed(event)) api.eventPush({ eventId: event, params }).catch(() => undefined);
};

/**
 * Records an event of a visitor on a page, by the name of its route (spec 000 §7); nothing when
 * they have opted out.
 */
export const track = (event: TrackEvent, props: EventProps, path: string): void => {
  if (useOptOut.getState().isOut) return;
  const anonId = storage.anonymousId.get() || randomText(16);
  const events = [
    ...unsent.get(),
    eventText(event, props, {
      ts: client.now(),
      anonId,
      userId: useSession.getState().member?.userId,
      route: findRoute(path)?.name ?? path,
    }),
  ];
  unsent.set(events);
  push(event, props);
  if (events.length >= BATCH) sendEvents();
};

/** Opts out, which also drops what was recorded, or in again. */
export const chooseTracking = (isOut: boolean): void => {
  isUntracked.set(isOut);
  if (isOut) unsent.clear();
  useOptOut.setState({ isOut });
};

export const useTrackingOptOut = (): boolean => useOptOut((state) => state.isOut);

/** The last events go when the page is put away. */
export const sendWhenLeft = (page: Document): void => {
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) sendEvents();
  });
};
