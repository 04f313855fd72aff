/** Counts what is under way, in all and by name, and says no to one more than `inAll`, or than a name may have. A name that has none is not kept. */
export const underWay = (inAll: number) => {
  const counts = new Map<string, number>();
  let all = 0;
  const count = (names: readonly string[], by: 1 | -1): void => {
    all += by;
    for (const name of names) {
      const now = (counts.get(name) ?? 0) + by;
      if (now === 0) counts.delete(name);
      else counts.set(name, now);
    }
  };
  return {
    /** Runs work on the account of some names, each with what it may have under way, or says whose share is used up. */
    run: async <T>(
      most: Readonly<Record<string, number>>,
      work: () => Promise<T>,
      refused: (why: 'inAll' | 'ofOne') => never,
    ): Promise<T> => {
      const names = Object.keys(most);
      if (names.some((name) => (counts.get(name) ?? 0) >= most[name]!)) return refused('ofOne');
      if (all >= inAll) return refused('inAll');
      count(names, 1);
      try {
        return await work();
      } finally {
        count(names, -1);
      }
    },
    size: () => counts.size,
  };
};
