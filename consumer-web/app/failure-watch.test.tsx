// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { GoldRecordsScreen } from '../features/gold/records.screen.tsx';
import { bindCalls } from '../lib/api/api.ts';
import { useNotice } from '../lib/notice.ts';
import { useSession } from '../lib/session/session.ts';
import { useFailureWatch } from './failure-watch.ts';

const box = document.createElement('div');
let root: Root;

const Watched = ({ children }: { children: ReactNode }) => {
  useFailureWatch();
  return children;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"code":-2061101,"note":"剛剛已催單"}', { status: 422 })),
  );
  useSession.setState({ token: 'token' });
  useNotice.setState({ text: '', isShown: false });
  document.body.append(box);
  root = createRoot(box);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Watched>
            <GoldRecordsScreen />
          </Watched>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  useSession.setState({ token: null });
});

it('a failure that is to be shown is a notification with the note of the server, and still reaches the caller (spec 001 §8)', async () => {
  const { takeoutUrgentOrder } = bindCalls(takeoutOrderCalls);
  await expect(takeoutUrgentOrder({ tradeId: asId('t1') })).rejects.toMatchObject({
    note: '剛剛已催單',
  });
  expect(useNotice.getState()).toMatchObject({ text: '剛剛已催單', isShown: true });
});

it('gold lists that fail show a state in their place, and no notification (spec 001 §8)', async () => {
  await waitFor(() => act(() => expect(box.querySelector('.state[role="alert"]')).not.toBeNull()));
  expect(useNotice.getState().isShown).toBe(false);
});
