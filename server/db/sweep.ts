const BATCH = 100;

/**
 * Handles all that is due, a batch at a time; returns the number of rows that this call handled.
 * Stops at a batch of which none could be handled: it would be found again and again.
 */
export const sweep = async <T>(
  due: (limit: number) => Promise<readonly T[]>,
  handle: (row: T) => Promise<boolean>,
): Promise<number> => {
  let handled = 0;
  for (;;) {
    const before = handled;
    const rows = await due(BATCH);
    for (const row of rows) handled += Number(await handle(row));
    if (rows.length < BATCH || handled === before) return handled;
  }
};
