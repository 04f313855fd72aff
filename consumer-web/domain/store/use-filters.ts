import { useSearchParams } from 'react-router-dom';
import { filtersIn, withFilters, type Filters } from './filters.ts';

/** The filters of the address. Changing them changes the address in place: going back leaves the screen, and coming back finds them. */
export const useFilters = (): readonly [Filters, (filters: Filters) => void] => {
  const [query, setQuery] = useSearchParams();
  return [
    filtersIn(query),
    (filters) => {
      setQuery(withFilters(query, filters), { replace: true, preventScrollReset: true });
    },
  ];
};
