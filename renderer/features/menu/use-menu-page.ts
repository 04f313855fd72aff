import { useSearchParams } from 'react-router-dom';
import { MENU_STATES, type MenuState } from '#shared/codes/menu.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useSignedIn } from '../../lib/session.ts';
import type { MenuFilter } from './queries.ts';

const stateOf = (text: string | null): MenuState =>
  MENU_STATES.find((state) => state === text) ?? 'ALL';

/** The store and the filter, kept in the address: a reload and a shared link show the same. */
export const useMenuPage = () => {
  const session = useSignedIn();
  const [query, setQuery] = useSearchParams();
  const stores = session.stores.filter(({ kind }) => kind !== 'group');
  const wanted = query.get('store') ?? session.storeId;
  const storeId: StoreId | null = (stores.find(({ id }) => id === wanted) ?? stores[0])?.id ?? null;
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
  return { stores, storeId, filter, set };
};
