// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { StorePage } from '../cart/cart-shop.ts';
import { useVisitEvents } from './use-visit-events.ts';

const root = createRoot(document.createElement('div'));
const noted = (): unknown[] =>
  (JSON.parse(localStorage.getItem('senado.events') ?? '[]') as { event: string; props: object }[])
    .map((one) => (typeof one === 'string' ? (JSON.parse(one) as typeof one) : one))
    .map(({ event, props }) => [event, props]);

type Props = { outOfRange: boolean; how?: Parameters<typeof useVisitEvents>[1] };
const Visit = ({ outOfRange, how }: Props) => {
  useVisitEvents({ id: 's1', outOfRange } as StorePage, how);
  return null;
};
const visit = (props: Props): void => {
  act(() => {
    root.render(<Visit {...props} />);
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});
afterEach(() => {
  act(() => {
    root.render(null);
  });
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('a visit is counted once, with how the guest came where the address says so', async () => {
  visit({ outOfRange: false, how: { isShare: true, from: 'push' } });
  visit({ outOfRange: false, how: { isShare: true, from: 'push' } });
  await waitFor(() => {
    expect(noted()).toEqual([['ViewShop', { storeId: 's1', isShare: true, from: 'push' }]]);
  });
});

it('a store that cannot deliver counts that too', async () => {
  visit({ outOfRange: true });
  await waitFor(() => {
    expect(noted()).toEqual([
      ['ViewShop', { storeId: 's1' }],
      ['UnableToDeliver', { storeId: 's1' }],
    ]);
  });
});
