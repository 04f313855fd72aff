// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COUPON_REFUSALS } from '#shared/codes/coupon-refusal.ts';
import { cents } from '#shared/kernel/money.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { CategoryChips } from '../parts/category-chips.tsx';
import { CouponDealsScreen } from './coupon.screen.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { NO_FILTERS } from './filters.ts';
import { FindBar } from './find-bar.tsx';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { FrontFilter } from './model.ts';
import { frontFilterQuery, nearDealsQuery } from './queries.ts';
import { showKeys } from '../../../lib/show-keys.ts';

beforeEach(showKeys);

const both = (shown: string, hidden: string) => [
  { id: shown, name: `${shown} shown`, showCustom: true },
  { id: hidden, name: `${hidden} hidden`, showCustom: false },
];
const bounds = (shown: string, hidden: string) =>
  both(shown, hidden).map((one) => ({ ...one, from: 0, to: null }));
const LISTS: FrontFilter = {
  sorts: both('overall', 'score'),
  categories: both('food', 'stay'),
  districts: both('taipa', 'cotai'),
  distance: bounds('500', '1000'),
  priceInterval: bounds('0-50', '50-100'),
  labels: both('today', 'multiUse'),
};
const COUPON: ListCoupon = {
  redpackId: 'c',
  couponName: 'Ten off',
  couponType: 'voucher',
  amount: cents(1000),
  rate: null,
  maxAmount: null,
  limitAmount: cents(0),
  storeScope: 1,
  storeIds: [],
  storeName: null,
  productIds: [],
  endDate: null,
  refusal: null,
};

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(frontFilterQuery().queryKey, LISTS);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});
const draw = (what: ReactNode, at = '/'): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[at]}>{what}</MemoryRouter>
      </QueryClientProvider>,
    );
  });
};
const textsOf = (selector: string): (string | null)[] =>
  [...box.querySelectorAll(selector)].map((one) => one.textContent);
const handleNothing = () => undefined;

it('sorts, properties and categories are those that the server marks to be shown (spec 001 §5)', () => {
  draw(<FindBar filters={NO_FILTERS} onChange={handleNothing} />);
  expect(textsOf('option')).toEqual(['overall shown']);
  expect(textsOf('.pill[aria-pressed]')).toEqual(['today shown']);
  draw(<CategoryChips category="all" onChoose={handleNothing} />);
  expect(textsOf('.chip')).toHaveLength(2);
});

it('so are all filters of the sheet', () => {
  draw(<FilterSheet filters={NO_FILTERS} onChange={handleNothing} onClose={handleNothing} />);
  expect(textsOf('.filters__row button')).toEqual([
    'today shown',
    'taipa shown',
    '500 shown',
    '0-50 shown',
  ]);
});

it.each(COUPON_REFUSALS)('a coupon that counts on no deal says why: %s', (refusal) => {
  const { lat, lon } = usePlace.getState().spot;
  const asked = { at: { lat, lon }, filters: NO_FILTERS, redpackId: 'c' };
  queries.setQueryData(nearDealsQuery(asked).queryKey, {
    pages: [{ result: [], next: false, nextOffset: 0, redpack: { ...COUPON, refusal } }],
    pageParams: [0],
  });
  draw(<CouponDealsScreen />, '/group/search/product?redpackId=c');
  expect(box.textContent).toContain('Ten off');
  // words are loaded with their area: here a key is shown as it is
  expect(box.textContent).toContain(
    refusal === 'OTHER_BUSINESS' ? 'groupCoupon.other' : `search.couponRefusal.${refusal}`,
  );
});
