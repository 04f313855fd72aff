// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { filterListsQuery } from './list-queries.ts';
import type { FilterLists } from './model.ts';

const both = (name: string) => [
  { id: `${name}-shown`, name: `${name} shown`, showCustom: true },
  { id: `${name}-hidden`, name: `${name} hidden`, showCustom: false },
];
const LISTS: FilterLists = {
  storeList: both('store'),
  discountList: both('discount'),
  qualityList: both('quality'),
  deliveryTypes: both('delivery'),
  deliveryTime: [],
  distance: [],
  priceInterval: [],
  categroyList: [],
};

const box = document.createElement('div');
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('of each filter only the options that are to be shown are there (spec 001 §5)', () => {
  const queries = new QueryClient();
  queries.setQueryData(filterListsQuery().queryKey, LISTS);
  const handleNothing = () => undefined;
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <FilterSheet filters={NO_FILTERS} onChange={handleNothing} onClose={handleNothing} />
      </QueryClientProvider>,
    );
  });
  expect([...box.querySelectorAll('.filters__row button')].map((one) => one.textContent)).toEqual([
    'store shown',
    'discount shown',
    'quality shown',
    'delivery shown',
  ]);
});
