type Compare<T> = (a: T, b: T) => number;

/** Keeps the first so many, in order, of what it is given: each of the others is compared once. */
export const firstOf = <T>(count: number) => {
  const all: T[] = [];
  /** The last that is kept, when there are so many already. */
  const last = (): T | undefined => (all.length >= count ? all.at(-1) : undefined);
  const add = (one: T, compare: Compare<T>): void => {
    const end = last();
    if (count === 0 || (end !== undefined && compare(one, end) >= 0)) return;
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(all[middle]!, one) <= 0) low = middle + 1;
      else high = middle;
    }
    all.splice(low, 0, one);
    if (all.length > count) all.pop();
  };
  return { all, last, add };
};
