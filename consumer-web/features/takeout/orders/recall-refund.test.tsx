// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { orderQuery } from '../../../domain/order/queries.ts';
import { useRecallRefund } from '../../../domain/order/refund/mutations.ts';
import { takeoutKind } from './takeout-kind.ts';

const Recall = ({ id }: { id: string }) => {
  useQuery(orderQuery(takeoutKind, id));
  const recall = useRecallRefund(takeoutKind, asId<OrderId>(id));
  return <button type="button" onClick={() => recall.mutate()} />;
};

const box = document.createElement('div');
let root: Root;
let sent: string[];
/** Until these calls were made, and no others. */
const haveSent = (calls: readonly string[]): Promise<void> =>
  waitFor(async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 10);
        }),
    );
    expect(sent).toEqual(calls);
  });
const recall = async (id: string, calls: readonly string[]): Promise<void> => {
  act(() => {
    root.render(
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Recall id={id} />
      </QueryClientProvider>,
    );
  });
  // a call that is not made yet would be dropped for the one after the refund call
  await haveSent(calls.slice(0, 1));
  act(() => {
    box.querySelector('button')!.click();
  });
  await haveSent(calls);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url);
    return Promise.resolve(new Response('{"code":-1,"note":"no"}', { status: 422 }));
  });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('after a refund call the order is loaded again (spec 001 §4)', async () => {
  await recall('t1', [
    '/takeouts/order/_get',
    '/takeouts/order/_cancel-refund',
    '/takeouts/order/_get',
  ]);
});

it('without an id of its order nothing is called (spec 001 §5)', async () => {
  await recall('', []);
});
