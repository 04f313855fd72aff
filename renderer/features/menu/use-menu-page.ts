import { useSearchParams } from 'react-router-dom';
import { MENU_STATES, type MenuState } from '#shared/codes/menu.ts';
import { useDeskStore } from '../../domain/desk-store/use-desk-store.ts';
import type { MenuFilter } from './queries.ts';

/** What the page lists: dishes in a state, or the drafts. */
export type Listed = MenuState | 'DRAFT';

const listedOf = (text: string | null): Listed =>
  [...MENU_STATES, 'DRAFT' as const].find((state) => state === text) ?? 'ALL';

/** The store and the filter, kept in the address: a reload and a shared link show the same. */
export const useMenuPage = () => {
  const [query, setQuery] = useSearchParams();
  const place = useDeskStore();
  const listed = listedOf(query.get('state'));
  const filter: MenuFilter = {
    classId: query.get('class') ?? '',
    keyword: query.get('keyword') ?? '',
    state: listed === 'DRAFT' ? 'ALL' : listed,
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
  return { ...place, listed, filter, set };
};
