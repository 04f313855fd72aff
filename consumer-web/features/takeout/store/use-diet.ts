import { useMemo } from 'react';
import { create } from 'zustand';
import * as z from 'zod/mini';
import { ALLERGENS } from '#shared/codes/allergen.ts';
import { useT } from '../../../lib/i18n.ts';
import { announce } from '../../../lib/notice.ts';
import { useSession } from '../../../lib/session/session.ts';
import { readableEntries } from '../../../lib/storage-entries.ts';
import { defineSlot } from '../../../lib/storage.ts';
import { dietCount, filterMenu, NO_DIET, type DietFilter } from './diet-filter.ts';
import type { Menu } from './model.ts';

const MOST = 20;
const kept = z.object({
  vegetarian: z.boolean(),
  mild: z.boolean(),
  without: z.array(z.enum(ALLERGENS)),
});
type Filters = Readonly<Record<string, DietFilter>>;

/** Store to what its menu was narrowed to. */
export const keptFilters = defineSlot<Filters>({
  key: 'diets',
  area: 'local',
  schema: readableEntries(kept),
  absent: {},
});

/** By store, also after a reload: returning finds the menu as it was left. A diet is private: it is cleared at sign-out. */
const useFilters = create<{ filters: Filters }>()(() => ({ filters: keptFilters.get() }));
useSession.subscribe((now, before) => {
  if (before.token !== null && now.token === null) useFilters.setState({ filters: {} });
});

/** Stores the filter of a store; an empty filter is removed. */
export const keepFilter = (storeId: string, next: DietFilter): void => {
  const { [storeId]: _, ...others } = useFilters.getState().filters;
  const filters =
    dietCount(next) === 0
      ? others
      : Object.fromEntries([...Object.entries(others).slice(1 - MOST), [storeId, next]]);
  keptFilters.set(filters);
  useFilters.setState({ filters });
};

/** A store's filtered menu; computed once per change. */
export const useDiet = (storeId: string, menu: Menu) => {
  const t = useT();
  const filter = useFilters(({ filters }) => filters[storeId] ?? NO_DIET);
  const narrowed = useMemo(() => filterMenu(menu, filter), [menu, filter]);
  const setFilter = (next: DietFilter): void => {
    keepFilter(storeId, next);
  };
  return {
    filter,
    setFilter,
    clear: () => {
      setFilter(NO_DIET);
      announce(t('shop.dietLeft', { count: menu.products.size }));
    },
    menu: narrowed,
    left: narrowed.products.size,
    count: dietCount(filter),
  };
};
export type Diet = ReturnType<typeof useDiet>;
