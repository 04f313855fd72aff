import { setTimeout as delay } from 'node:timers/promises';
import type { StreamEnd } from '#shared/codes/stream-end.ts';
import type { Handlers, MerchantContext, MerchantSession } from '#server/kit/context.ts';
import { EventStream, type Outlet } from '#server/kit/event-stream.ts';
import { refuse } from '#server/kit/refusal.ts';
import { changes } from './changes.ts';
import { readCursor } from './cursor.ts';
import { messageAfter } from './message.ts';
import { watchFeeds } from './watch.ts';

/** A reader hears at least so often, and so does not think that the line is dead. */
const PING_MS = 15_000;

/** A reader hears at most so often: what happens in a rush comes together, so that many readers do not slow the writers down. */
const LEAST_MS = 200;
/** And less often by so much for each who watches the same: a store tells all its readers together some 500 messages a second. */
const LEAST_MS_EACH = 2;

/** Resolves when something is new, when it is time for a ping, or when the reader has left. */
const nextWake = (ended: AbortSignal) => {
  let isNew = false;
  let from = Number.NEGATIVE_INFINITY;
  let resume: (() => void) | null = null;
  const wake = (): void => {
    isNew = true;
    resume?.();
  };
  ended.addEventListener('abort', wake, { once: true });
  const wait = async (leastMs: number): Promise<void> => {
    if (!isNew)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PING_MS);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    resume = null;
    const early = from + leastMs - performance.now();
    if (early > 0 && !ended.aborted) await delay(early);
    from = performance.now();
    isNew = false;
  };
  return { wake, wait };
};

/** Sends what happens, until the reader leaves or more has happened than a stream tells. */
const follow = async (
  context: MerchantContext,
  from: string,
  { send, refresh, ended }: Outlet<MerchantSession>,
): Promise<StreamEnd> => {
  const { deps, session } = context;
  const places = [...readCursor(from).keys()].map((storeId) => ({
    merchantId: session.merchantId,
    storeId,
  }));
  const { wake, wait } = nextWake(ended);
  const { wave, crowd, leave } = watchFeeds(deps, places, wake);
  try {
    let cursor = from;
    while (!ended.aborted) {
      const [now, since] = [deps.clock.now(), wave()];
      // a right that was taken away ends the stream with its next message
      const seen = { ...context, now, session: await refresh() };
      const message = await messageAfter(seen, cursor, { since, wave });
      if (message.isGap) return 'GAP';
      cursor = message.cursor;
      send(message.frame);
      await wait(Math.max(LEAST_MS, crowd() * LEAST_MS_EACH));
    }
    return 'STOPPING';
  } finally {
    leave();
  }
};

/** What happens at stores from a cursor on, as it happens (decisions DA19, DA20). */
export const stream: Handlers['merchantDeskStream'] = async (context, { cursor }) => {
  // what may not be read is refused before anything is sent, and nothing is no stream
  if (cursor === '') return refuse('CURSOR_INVALID');
  await changes(context, { cursor });
  return new EventStream((outlet) => follow(context, cursor, outlet));
};
