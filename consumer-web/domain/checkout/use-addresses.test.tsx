// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { takeoutShop } from '../shop.ts';
import { addressesChanged, orderAddressesQuery } from '../place/address-queries.ts';
import { chooseOrderAddress, forgetOrderAddresses } from './order-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { useAddresses } from './use-addresses.ts';

const { queryKey } = orderAddressesQuery('s1');
const list = (...ids: string[]) =>
  ({
    result: ids.map((id) => ({ id, detail: `${id} door`, isInRange: true })),
    store: { reachMeters: 5000 },
  }) as never;

const Where = () => {
  const { address, addresses, error } = useAddresses(takeoutShop('s1'));
  return (
    <output>
      {error === null
        ? (address?.detail ?? (addresses === undefined ? 'unsure' : 'none'))
        : 'failed'}
    </output>
  );
};
const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
const settle = async (): Promise<void> => {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
};
/** The checkout opens again, as after the form of an address. */
const open = async (): Promise<void> => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <Where />
      </QueryClientProvider>,
    );
  });
  await settle();
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  forgetOrderAddresses();
  useSession.getState().signIn({ token: 't', userId: 'u1', phone: '', nickname: '' });
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(queryKey, list('a1', 'a2'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  useSession.getState().signOut();
  vi.unstubAllGlobals();
});

it('an order goes to the chosen address, also while the list is looked at again', async () => {
  chooseOrderAddress(takeoutShop('s1'), 'a2');
  await open();
  expect(box.textContent).toBe('a2 door');
});

it('after an address was changed there is none until the list is refetched', async () => {
  await addressesChanged(queries);
  await open();
  expect(box.textContent).toBe('unsure');
  act(() => {
    queries.setQueryData(queryKey, list('a3'));
  });
  await settle();
  expect(box.textContent).toBe('a3 door');
});

it('after an address was added and chosen the first one of the old list does not replace it', async () => {
  chooseOrderAddress(takeoutShop('s1'), 'a3');
  await open();
  expect(box.textContent).toBe('unsure');
  act(() => {
    queries.setQueryData(queryKey, list('a1', 'a3'));
  });
  await settle();
  expect(box.textContent).toBe('a3 door');
});

it('a list whose refetch fails still counts; after a change the failure is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":-1,"note":"down"}')));
  await open();
  await waitFor(() => {
    expect(queries.getQueryState(queryKey)?.status).toBe('error');
  });
  await settle();
  expect(box.textContent).toBe('a1 door');
  act(() => {
    root.render(null);
  });
  await addressesChanged(queries);
  await open();
  await waitFor(async () => {
    await settle();
    expect(box.textContent).toBe('failed');
  });
});
