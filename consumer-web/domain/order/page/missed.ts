/** How often in a row something could not be asked for. */
const missed = new Map<string, number>();

export const missedInARow = (name: string): number => missed.get(name) ?? 0;

/** Counts an answer that does not come; one that comes ends the row. */
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
