import { useMemo } from 'react';
import { create } from 'zustand';
import { useT } from '../../lib/i18n.ts';
import { announce } from '../../lib/notice.ts';
import { dietCount, filterMenu, NO_DIET, type DietFilter } from './diet-filter.ts';
import type { Menu } from './model.ts';

/** By store, for as long as the app is open: coming back finds the menu as it was left. */
const useFilters = create<{ filters: Readonly<Record<string, DietFilter>> }>()(() => ({ filters: {} }));

/** A store's menu as its guest wants it; filtered once a change. */
export const useDiet = (storeId: string, menu: Menu) => {
  const t = useT();
  const filter = useFilters(({ filters }) => filters[storeId] ?? NO_DIET);
  const narrowed = useMemo(() => filterMenu(menu, filter), [menu, filter]);
  const setFilter = (next: DietFilter): void => { useFilters.setState(({ filters }) => ({ filters: { ...filters, [storeId]: next } })); };
  return { filter, setFilter, clear: () => { setFilter(NO_DIET); announce(t('shop.dietLeft', { count: menu.products.size })); }, menu: narrowed, left: narrowed.products.size, count: dietCount(filter) };
};
export type Diet = ReturnType<typeof useDiet>;
