import { useSearchParams } from 'react-router-dom';
import { MENU_STATES, type MenuState } from '#shared/codes/menu.ts';
import { useDeskStore } from '../../domain/desk-store/use-desk-store.ts';
import type { MenuFilter } from './queries.ts';

const stateOf = (text: string | null): MenuState =>
  MENU_STATES.find((state) => state === text) ?? 'ALL';

/** The store and the filter, kept in the address: a reload and a shared link show the same. */
export const useMenuPage = () => {
  const [query, setQuery] = useSearchParams();
  const place = useDeskStore();
  const filter: MenuFilter = {
    classId: query.get('class') ?? '',
    keyword: query.get('keyword') ?? '',
    state: stateOf(query.get('state')),
  };
  const set = (change: { store?: string; class?: string; keyword?: string; state?: string }) =>
    setQuery(
      (now) => {
        for (const [name, value] of Object.entries(change))
          if (value === '' || value === 'ALL') now.delete(name);
          else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return { ...place, filter, set };
};
