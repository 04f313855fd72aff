/** What a key costs besides its list, in things of a list. */
const A_KEY = 10;

type Held<T> = { at: number; list: Promise<readonly T[]>; cost: number };

/** Lists by key, for no longer than `agedMs`; when they hold more than `most` things in all, the oldest go. A list that fails is not held. */
export const heldLists = <T>({ most, agedMs }: { most: number; agedMs: number }) => {
  // in the order in which they were put
  const held = new Map<string, Held<T>>();
  let total = 0;
  const drop = (key: string): void => {
    total -= held.get(key)?.cost ?? 0;
    held.delete(key);
  };
  const tidy = (now: number): void => {
    for (const [key, { at }] of held) {
      if (total <= most && now - at < agedMs) return;
      drop(key);
    }
  };
  const charge = (one: Held<T>, cost: number): void => {
    total += cost - one.cost;
    one.cost = cost;
  };
  /** A list that was put at `since` or later. Times are the process's own milliseconds. */
  const get = (
    key: string,
    now: number,
    since = Number.NEGATIVE_INFINITY,
  ): Promise<readonly T[]> | undefined => {
    const one = held.get(key);
    return one && one.at >= since && now - one.at < agedMs ? one.list : undefined;
  };
  const put = (key: string, now: number, list: Promise<readonly T[]>): void => {
    drop(key);
    const one: Held<T> = { at: now, list, cost: 0 };
    held.set(key, one);
    charge(one, A_KEY);
    list
      .then(
        ({ length }) => {
          if (held.get(key) === one) charge(one, A_KEY + length);
        },
        () => {
          if (held.get(key) === one) drop(key);
        },
      )
      .finally(() => {
        tidy(now);
      });
  };
  const clear = (): void => {
    held.clear();
    total = 0;
  };
  return { get, put, clear, size: () => total };
};
