// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { OrderKind } from '../../../domain/order/kind.ts';
import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import { useCancelOrder } from '../../../domain/order/mutations.ts';
import { orderQuery } from '../../../domain/order/queries.ts';
import { takeoutKind } from './takeout-kind.ts';

const TRADE = asId<OrderId>('t1');
const CANCEL_PATH = '/takeouts/order/_cancel';

/** The cancel of a page, in place of its question. */
const Cancel = ({ kind, page }: { kind: OrderKind; page: string }) => {
  const cancel = useCancelOrder(kind, TRADE);
  return (
    <button type="button" data-page={page} onClick={() => cancel.mutate()}>
      {cancel.status}
    </button>
  );
};

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
/** The cancels that the server was sent, with the way to answer each. */
let sent: { key: string | null; answer: (body: string) => void }[];

const button = (page: string): HTMLButtonElement => box.querySelector(`[data-page=${page}]`)!;
const press = (page: string): void => {
  act(() => {
    button(page).click();
  });
};
/** Lets what is under way go on until the page is as expected. */
const until = (expected: () => void): Promise<void> =>
  waitFor(async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 10);
        }),
    );
    expected();
  });
const cancelsSent = (count: number): Promise<void> =>
  until(() => {
    expect(sent).toHaveLength(count);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { headers }: { headers: Record<string, string> }) =>
      new Promise((resolve) => {
        if (!url.endsWith(CANCEL_PATH)) throw new Error(`not expected: ${url}`);
        sent.push({
          key: new Headers(headers).get('idempotency-key'),
          answer: (body) => {
            resolve(new Response(body, { status: 200 }));
          },
        });
      }),
  );
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient();
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <Cancel kind={takeoutOrders} page="checkout" />
        <Cancel kind={takeoutKind} page="order" />
      </QueryClientProvider>,
    );
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('a cancel from the cashier and one from the order page are one intent: sent once, with one key', async () => {
  press('checkout');
  press('order');
  await cancelsSent(1);
  expect(sent[0]!.key).toBeTruthy();
  sent[0]!.answer('{"code":0,"data":{"refundAmtn":0,"goldAmtn":0}}');
  await until(() => {
    expect([button('checkout').textContent, button('order').textContent]).toEqual([
      'success',
      'success',
    ]);
  });
  expect(sent).toHaveLength(1);
});

it('both pages read one order from the cache, and either cancel makes it stale', async () => {
  const { queryKey } = orderQuery(takeoutOrders, TRADE);
  expect(orderQuery(takeoutKind, TRADE).queryKey).toEqual(queryKey);
  queries.setQueryData(queryKey, { tradeId: TRADE } as never);
  press('order');
  await cancelsSent(1);
  sent[0]!.answer('{"code":0,"data":{"refundAmtn":0,"goldAmtn":0}}');
  await until(() => {
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
