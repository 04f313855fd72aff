import { useSearchParams } from 'react-router-dom';
import { filtersIn, withFilters, type GroupFilters } from './filters.ts';

export const FIND_TABS = ['deals', 'stores'] as const;
export type FindTab = (typeof FIND_TABS)[number];

/** Filters and list of the address. Changing them changes the address in place: going back leaves the screen, and coming back finds them. `firstTab`: the list where the address names none. */
export const useFindQuery = (firstTab: FindTab) => {
  const [query, setQuery] = useSearchParams();
  const replace = (next: URLSearchParams): void => {
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    filters: filtersIn(query),
    setFilters: (filters: GroupFilters): void => {
      replace(withFilters(query, filters));
    },
    tab: FIND_TABS.find((name) => name === query.get('tab')) ?? firstTab,
    setTab: (tab: FindTab): void => {
      const next = new URLSearchParams(query);
      next.set('tab', tab);
      replace(next);
    },
  };
};
