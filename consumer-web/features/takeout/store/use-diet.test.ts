// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { useSession } from '../../../lib/session/session.ts';
import { NO_DIET } from './diet-filter.ts';

/** As after a reload: only what the device keeps is left. */
const reload = async () => {
  vi.resetModules();
  return await import('./use-diet.ts');
};

it('what a menu was narrowed to outlives a reload, and ends when somebody signs out', async () => {
  const { keepFilter } = await reload();
  keepFilter('s1', { ...NO_DIET, without: ['egg'] });
  keepFilter('s2', { ...NO_DIET, mild: true });
  keepFilter('s2', NO_DIET);
  expect((await reload()).keptFilters.get()).toEqual({
    s1: { vegetarian: false, mild: false, without: ['egg'] },
  });
  useSession.getState().keepToken('t');
  useSession.getState().signOut();
  expect((await reload()).keptFilters.get()).toEqual({});
});

it('twenty stores are remembered, the last ones', async () => {
  const { keepFilter, keptFilters } = await reload();
  for (let place = 0; place < 22; place += 1)
    keepFilter(`t${place}`, { ...NO_DIET, vegetarian: true });
  expect(Object.keys(keptFilters.get())).toHaveLength(20);
  expect(keptFilters.get()).not.toHaveProperty('t1');
  expect(keptFilters.get()).toHaveProperty('t21');
});
