type Page<Row> = { result: Row[]; next: boolean; nextOffset: number };

/** The next page's offset, or undefined at the end: when `next` is false or a page comes empty (decision O13). */
export const nextOffset = (last: Page<unknown>): number | undefined =>
  last.next && last.result.length > 0 ? last.nextOffset : undefined;

/** All rows of all pages, each id once: pages shift when rows are added while someone scrolls (decision O13). */
export const rowsOf = <Row>(
  pages: readonly Page<Row>[] | undefined,
  idOf: (row: Row) => string,
): Row[] => [
  ...new Map(
    (pages ?? []).flatMap((page) => page.result.map((row) => [idOf(row), row] as const)),
  ).values(),
];
