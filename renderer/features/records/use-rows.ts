import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useThrottledValue } from '@mantine/hooks';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useLanguage } from '../../lib/i18n.ts';
import type { Filters } from './filters.ts';
import { BLOCK, blocksOf, firstPlace, placeOf } from './places.ts';
import { rowsQuery, type Snapshot } from './queries.ts';

/** A drag of the scrollbar passes many blocks; only where it rests for so long is read. */
const REST_MS = 60;

type Block = { result: LogRow[]; next: boolean };
const NONE: readonly LogRow[] = [];
const combine = (results: UseQueryResult<Block>[]) => ({
  blocks: results.map(({ data }) => data?.result ?? NONE),
  error: results.find(({ data, error }) => error && !data)?.error ?? null,
  isReading: results.some(({ isFetching }) => isFetching),
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch();
  },
});

export type RowsWanted = {
  filters: Filters;
  top: readonly LogRow[];
  snapshot: Snapshot | undefined;
  count: number;
  shown: { from: number; to: number };
};

/** The rows of a window into the list: `rowAt` gives undefined for one that is loading or failed; `retry` refetches those. */
export const useRows = ({ filters, top, snapshot, count, shown }: RowsWanted) => {
  const language = useLanguage();
  const [from, to] = useThrottledValue(`${shown.from} ${shown.to}`, REST_MS).split(' ').map(Number);
  const wanted = snapshot === undefined ? [] : blocksOf({ from: from!, to: to! }, count);
  const { blocks, error, isReading, retry } = useQueries({
    queries: wanted.map((block) =>
      rowsQuery(
        filters,
        language,
        block === 0 ? firstPlace(top[0]?.verifyId, snapshot!.marks) : placeOf(block, snapshot!),
      ),
    ),
    combine,
  });
  // before the marks are here there is the first block, which may still be that of the filter before
  if (snapshot === undefined)
    return {
      rows: top,
      rowAt: (index: number): LogRow | undefined => top[index],
      error: null,
      isReading: false,
      retry,
    };
  const rowAt = (index: number): LogRow | undefined =>
    blocks[wanted.indexOf(Math.floor(index / BLOCK))]?.[index % BLOCK];
  return { rows: blocks.length === 1 ? blocks[0]! : blocks.flat(), rowAt, error, isReading, retry };
};
