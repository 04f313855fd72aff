import { useQueries } from '@tanstack/react-query';
import { useDebounced } from '../../../lib/clock/use-debounced.ts';
import type { GoodsRow } from './class-lists.ts';
import type { Goods } from './model.ts';
import { goodsPageQuery, PAGE_SIZE, type GoodsPage } from './queries.ts';

/** How long the shelf must stand still before its products are asked for. */
const STILL_MS = 80;

/** What is known of a product's place on the shelf. */
export type Slot =
  | { kind: 'goods'; goods: Goods }
  | { kind: 'waiting' | 'empty' }
  | { kind: 'failed'; onRetry: () => unknown };

const nameOf = ({ classifyId, page }: GoodsPage): string => `${classifyId}/${page}`;
const pageOf = ({ classifyId }: GoodsRow, number: number): GoodsPage => ({
  classifyId,
  page: Math.floor(number / PAGE_SIZE),
});

const pagesOf = (rows: readonly GoodsRow[]): GoodsPage[] => [
  ...new Map(
    rows
      .flatMap((row) => row.numbers.map((number) => pageOf(row, number)))
      .map((page) => [nameOf(page), page]),
  ).values(),
];

/** The products of the rows in sight, by page. Those that a fast scroll goes past are not asked for. */
export const useGoodsPages = (
  storeId: string,
  sortType: number,
  rows: readonly GoodsRow[],
): ((row: GoodsRow, number: number) => Slot) => {
  const pages = pagesOf(rows);
  const { settled } = useDebounced(pages.map(nameOf).join(' '), { pauseMs: STILL_MS });
  const wanted = new Set(settled.split(' '));
  const found = useQueries({
    queries: pages.map((page) => ({
      ...goodsPageQuery(storeId, sortType, page),
      enabled: wanted.has(nameOf(page)),
    })),
  });
  const byName = new Map(pages.map((page, at) => [nameOf(page), found[at]!]));
  return (row, number) => {
    const query = byName.get(nameOf(pageOf(row, number)));
    const goods = query?.data?.result[number % PAGE_SIZE];
    if (goods !== undefined) return { kind: 'goods', goods };
    if (query?.data !== undefined) return { kind: 'empty' };
    const hasFailed = query?.isError === true || query?.fetchStatus === 'paused';
    return hasFailed ? { kind: 'failed', onRetry: query.refetch } : { kind: 'waiting' };
  };
};
