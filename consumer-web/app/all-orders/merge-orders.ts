/** What is loaded of one kind of orders, newest first; `hasMore`: older ones are not. */
type Loaded<Row> = { rows: readonly Row[]; hasMore: boolean };

/**
 * One list of several, newest first. A row stays back while a kind that goes on may have a newer
 * one: `next` are the kinds, by their place, to load more of.
 */
export const mergeOrders = <Row extends { createTime: number }>(
  lists: readonly Loaded<Row>[],
): { rows: Row[]; next: number[] } => {
  const ends = lists.map(({ rows, hasMore }) =>
    hasMore ? (rows.at(-1)?.createTime ?? Infinity) : -Infinity,
  );
  const reach = Math.max(...ends);
  return {
    rows: lists
      .flatMap(({ rows }) => rows)
      .filter(({ createTime }) => createTime >= reach)
      .toSorted((a, b) => b.createTime - a.createTime),
    next: ends.flatMap((end, place) => (end === reach && end > -Infinity ? [place] : [])),
  };
};
