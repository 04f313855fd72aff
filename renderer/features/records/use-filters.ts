import { useSearchParams } from 'react-router-dom';
import { dayOf, type Day } from '#shared/kernel/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { filtersOf, queryOf, viewOf, type Filters, type View } from './filters.ts';

export type SetFilters = (change: Partial<Filters>) => void;

/** The filters, kept in the address: a reload and a shared link show the same list. */
export const useFilters = (): { filters: Filters; setFilters: SetFilters; today: Day } => {
  const [query, setQuery] = useSearchParams();
  const today = dayOf(useNow(60_000));
  const filters = filtersOf(query, today);
  const setFilters: SetFilters = (change) => {
    setQuery(
      (now) => {
        const next = queryOf({ ...filtersOf(now, today), ...change }, today);
        if (viewOf(now) !== 'list') next.set('view', viewOf(now));
        return next;
      },
      { replace: true },
    );
  };
  return { filters, setFilters, today };
};

/** List or figures: in the address too. */
export const useView = (): { view: View; setView: (view: View) => void } => {
  const [query, setQuery] = useSearchParams();
  const setView = (view: View): void => {
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (view === 'list') next.delete('view');
        else next.set('view', view);
        return next;
      },
      { replace: true },
    );
  };
  return { view: viewOf(query), setView };
};
