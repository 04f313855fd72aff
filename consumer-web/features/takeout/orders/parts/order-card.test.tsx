// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOON } from '#shared/testing/builders.ts';
import { OrderCard } from '../../../../domain/order/list/order-card.tsx';
import { ordersQuery } from '../../../../domain/order/list/queries.ts';
import type { OrderRow } from '../../../../domain/order/model.ts';
import { takeoutKind } from '../takeout-kind.ts';
import { showKeys } from '../../../../lib/show-keys.ts';

beforeEach(showKeys);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an order whose time to pay ends on screen says so, and is refetched once', () => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  const order = {
    tradeId: 't1',
    orderStatus: 0,
    refundStatus: 0,
    refundProgress: null,
    storeImg: 'about:blank',
    storeName: 'Lotus',
    productList: [],
    count: 1,
    totalPrice: 4000,
    actions: ['PAY'],
    payBefore: NOON + 3000,
    createTime: NOON,
  } as unknown as OrderRow;
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <OrderCard kind={takeoutKind} order={order} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  const clock = (): string | null => box.querySelector('.ord-card__left')!.textContent;
  expect(clock()).toBe('orders.payLeft');
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect([clock(), asked.mock.calls.length]).toEqual(['orders.line.payOver', 0]);
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(asked.mock.calls).toHaveLength(1);
  expect(ordersQuery(takeoutKind, 'all').queryKey.slice(0, 2)).toEqual(
    asked.mock.calls[0]![0]!.queryKey,
  );
  act(() => {
    root.unmount();
  });
});
