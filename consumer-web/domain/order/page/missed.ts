/** Failed requests in a row, by name. */
const missed = new Map<string, number>();

export const missedInARow = (name: string): number => missed.get(name) ?? 0;

/** Counts a failed request; a successful one resets the count. */
export const countMissed = async <T>(name: string, answer: Promise<T>): Promise<T> => {
  try {
    const value = await answer;
    missed.delete(name);
    return value;
  } catch (error) {
    missed.set(name, missedInARow(name) + 1);
    throw error;
  }
};
