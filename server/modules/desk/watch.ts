import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/kit/deps.ts';
import { type FeedPlace, feedKey, feedNumbers } from '#server/modules/order/index.ts';
import { DESK_CHANNEL, hasOthers } from './notifier.ts';

type Process = Pick<Deps, 'db' | 'config'>;

/** Every process looks so often whether another one has written (decision DA19). */
const LOOK_MS = 1_000;

/** A feed that somebody watches: its last known number, its latest wave, and whom that wakes. */
type Feed = { place: FeedPlace; number: number | null; wave: number; wakes: Set<() => void> };

/** `wave`: the latest of these feeds; a greater one with each time that they wake their watchers. `crowd`: how many watch the one that most do. */
type Watch = { wave: () => number; crowd: () => number; leave: () => void };

const watchOf = (process: Process) => {
  const { db } = process;
  const feeds = new Map<string, Feed>();
  let waves = 0;
  const nextWave = (): number => (waves += 1);
  const wake = (key: string): void => {
    const feed = feeds.get(key);
    if (feed === undefined) return;
    feed.wave = nextWave();
    for (const each of feed.wakes) each();
  };
  /** One statement for all that is watched. */
  const look = async (): Promise<void> => {
    const places = [...feeds.values()].map(({ place }) => place);
    for (const { number, ...place } of await feedNumbers(db.query, places)) {
      const key = feedKey(place);
      const feed = feeds.get(key);
      if (feed === undefined || feed.number === number) continue;
      // also the first time: another process may have written since the reader's own first look
      feed.number = number;
      wake(key);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const goOn = (): void => {
    timer = setTimeout(() => {
      // a database that does not answer is asked again
      void look()
        .catch(() => undefined)
        .then(() => {
          if (feeds.size > 0) goOn();
          else timer = undefined;
        });
    }, LOOK_MS);
    timer.unref();
  };
  const wakeAll = (keys: readonly string[]): void => {
    for (const key of keys) wake(key);
  };
  db.onEnds?.(wakeAll);
  // what others announce quickens the look
  let unlisten: (() => void) | undefined;
  const hearOthers = (): void => {
    if (hasOthers(process))
      unlisten ??= db.listen?.(DESK_CHANNEL, (text) => {
        wakeAll(text.split('\n'));
      });
  };

  return (places: readonly FeedPlace[], woken: () => void): Watch => {
    const watched = places.map((place) => {
      const key = feedKey(place);
      const feed: Feed = feeds.get(key) ?? {
        place,
        number: null,
        wave: nextWave(),
        wakes: new Set(),
      };
      feeds.set(key, feed);
      feed.wakes.add(woken);
      return feed;
    });
    if (feeds.size > 0) {
      if (timer === undefined) goOn();
      hearOthers();
    }
    return {
      wave: () => Math.max(0, ...watched.map((feed) => feed.wave)),
      crowd: () => Math.max(0, ...watched.map((feed) => feed.wakes.size)),
      leave: () => {
        for (const feed of watched) {
          feed.wakes.delete(woken);
          if (feed.wakes.size === 0) feeds.delete(feedKey(feed.place));
        }
        if (feeds.size > 0) return;
        unlisten?.();
        unlisten = undefined;
      },
    };
  };
};

const watches = new WeakMap<Db, ReturnType<typeof watchOf>>();

/**
 * Calls `woken` whenever one of the feeds has something new: at once for what this process writes, within a
 * second, or as soon as it is announced, for what another one does.
 */
export const watchFeeds = (
  process: Process,
  places: readonly FeedPlace[],
  woken: () => void,
): Watch => {
  const watch = watches.get(process.db) ?? watchOf(process);
  watches.set(process.db, watch);
  return watch(places, woken);
};
