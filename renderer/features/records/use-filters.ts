import { useSearchParams } from 'react-router-dom';
import { dayOf, type Day } from '#shared/kernel/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { filtersOf, queryOf, type Filters } from './filters.ts';

export type SetFilters = (change: Partial<Filters>) => void;

/** The filters, kept in the address: a reload and a shared link show the same list. Any change but of the page starts at the first page. */
export const useFilters = (): { filters: Filters; setFilters: SetFilters; today: Day } => {
  const [query, setQuery] = useSearchParams();
  const today = dayOf(useNow(60_000));
  const filters = filtersOf(query, today);
  const setFilters: SetFilters = (change) => {
    setQuery((now) => queryOf({ ...filtersOf(now, today), offset: 0, ...change }, today), { replace: true });
  };
  return { filters, setFilters, today };
};
