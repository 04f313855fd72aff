// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { ComboTag } from './combo-tag.tsx';

const box = document.createElement('div');
let root: Root;
beforeEach(() => {
  showKeys();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

/** Shows the tag to its end: `answered` when the switch has come. */
const showWith = async (value: 0 | 1): Promise<void> => {
  const queries = new QueryClient();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ value }))));
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <ComboTag storeId="m-1" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await waitFor(async () => {
    await act(() => Promise.resolve());
    expect(queries.getQueryData(['comboGuide'])).toBe(value === 1);
  });
};

it('a cart leads to the combo coupons of its store while the guide switch is on', async () => {
  await showWith(1);
  await waitFor(() => {
    expect(box.querySelector('a')?.getAttribute('href')).toBe('/member/boom?storeId=m-1');
  });
});

it('and shows nothing while it is off', async () => {
  await showWith(0);
  expect(box.textContent).toBe('');
});
