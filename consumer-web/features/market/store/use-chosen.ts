import { useSearchParams } from 'react-router-dom';
import { GOODS_SORTS } from '../../../domain/market/goods-sorts.ts';

const SORTS = GOODS_SORTS.map(({ code }) => code);
export const TABS = ['goods', 'reviews', 'profile'] as const;

/** An entry of a list by its text; else the first. */
const oneOf = <Value extends string | number>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text) ?? values[0]!;

/** The tab, class and sort that a guest chose on a store's page. They are kept in the address, so that back and reload restore them (decision P2). */
export const useChosen = () => {
  const [query, setQuery] = useSearchParams();
  /** The first of each list, and '', need not be named. */
  const choose = (name: 'classifyId' | 'sort' | 'tab' | 'tradeId', value: string): void => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    sort: oneOf(SORTS, query.get('sort')),
    tab: oneOf(TABS, query.get('tab')),
    classifyId: query.get('classifyId') ?? '',
    setSort: (sort: number) => choose('sort', sort === SORTS[0] ? '' : String(sort)),
    setTab: (tab: (typeof TABS)[number]) => choose('tab', tab === TABS[0] ? '' : tab),
    setClass: (classifyId: string) => choose('classifyId', classifyId),
    forgetOrder: () => choose('tradeId', ''),
  };
};
export type Chosen = ReturnType<typeof useChosen>;
