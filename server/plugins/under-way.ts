type Most = { inAll: number; ofOne: number };

/** Counts work that is under way, in all and by name, and refuses what would be too much. A name that has none is not kept. */
export const underWay = ({ inAll, ofOne }: Most) => {
  const counts = new Map<string, number>();
  let all = 0;
  const add = (name: string, by: 1 | -1): void => {
    all += by;
    const count = (counts.get(name) ?? 0) + by;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  };
  return {
    /** Runs work, or says whose share is used up. */
    run: async <T>(
      name: string,
      work: () => Promise<T>,
      refused: (why: 'inAll' | 'ofOne') => never,
    ): Promise<T> => {
      if ((counts.get(name) ?? 0) >= ofOne) return refused('ofOne');
      if (all >= inAll) return refused('inAll');
      add(name, 1);
      try {
        return await work();
      } finally {
        add(name, -1);
      }
    },
    size: () => counts.size,
  };
};
