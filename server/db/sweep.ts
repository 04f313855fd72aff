const BATCH = 100;

/**
 * Handles all that is due, a batch at a time; the number of rows that were this call's to handle.
 * Stops at a batch of which none could be handled: it would come again for ever.
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
