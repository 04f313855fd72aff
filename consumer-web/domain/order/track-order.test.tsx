// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { intents } from '../../lib/api/intents.ts';
import { ownIntent } from '../../lib/api/once.ts';
import { host } from '../../lib/host/host.ts';
import { BATCH } from '../../lib/track/track.ts';
import { makeOrder } from '../checkout/make-order.ts';
import { takeoutShop } from '../shop.ts';
import { PayCheck } from '../payment/pay-check.tsx';
import { payResultQuery } from '../payment/payment.ts';
import { takeoutOrders } from './kinds/takeout.ts';
import { useCancelOrder } from './mutations.ts';
import { useAskRefund, type RefundWish } from './refund/mutations.ts';
import type { RefundKind } from './store-orders.ts';
import { trackOrder } from './track-order.ts';

const ORDER = asId<OrderId>('t1');
const TRADE = 'n1';
const kind = {
  ...takeoutOrders,
  cancel: () => Promise.resolve({}),
  refunds: { ask: () => Promise.resolve({}) },
} as unknown as RefundKind;
const asking = (items: RefundWish['items']): RefundWish => ({
  form: { reason: 7 },
  items,
});

const OrderButtons = () => {
  const cancel = useCancelOrder(kind, ORDER);
  const refund = useAskRefund(kind, ORDER);
  return (
    <>
      <button type="button" data-act="cancel" onClick={() => cancel.mutate()} />
      <button type="button" data-act="all" onClick={() => refund.mutate(asking(null))} />
      <button
        type="button"
        data-act="part"
        onClick={() => refund.mutate(asking([{ uuid: 'l1', quantity: 1 }]))}
      />
    </>
  );
};

const box = document.createElement('div');
let root: Root;

/** The acts on orders that wait to be sent to the collector. */
const recorded = (): unknown[] =>
  (JSON.parse(localStorage.getItem('senado.events') ?? '[]') as string[]).map((text) => {
    const { event, props } = JSON.parse(text) as { event: string; props: object };
    return [event, props];
  });
const actOn = (act: string) => ['Userorderbehavior', { act }];
const press = async (name: string): Promise<void> => {
  await act(async () => {
    box.querySelector<HTMLElement>(`[data-act=${name}]`)!.click();
    await Promise.resolve();
  });
};
const until = (expected: readonly unknown[]): Promise<void> =>
  waitFor(() => {
    expect(recorded()).toEqual(expected);
  });
const show = (page: ReactNode, queries = new QueryClient()): void => {
  act(() => {
    root.render(<QueryClientProvider client={queries}>{page}</QueryClientProvider>);
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  localStorage.clear();
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('a submitted order is recorded once the server has made it, not before', async () => {
  const shop = (createOrder: () => Promise<OrderId>) =>
    ({ ...takeoutShop('s1'), calls: { createOrder } }) as unknown as Parameters<
      typeof makeOrder
    >[0]['shop'];
  const wish = { storeId: 's1' } as unknown as Parameters<typeof makeOrder>[1];
  await expect(
    makeOrder({ shop: shop(() => Promise.reject(new Error('lost'))), lines: [] }, wish),
  ).rejects.toThrow('lost');
  await makeOrder({ shop: shop(() => Promise.resolve(ORDER)), lines: [] }, wish);
  await until([['Userorderbehavior', { act: 'submitOrder', storeId: 's1' }]]);
});

it('a cancelled order and a refund of a part are recorded, a refund of the whole is not', async () => {
  show(<OrderButtons />);
  await press('all');
  await press('part');
  await press('cancel');
  await until([actOn('partialRefund'), actOn('cancelOrder')]);
});

it('a paid order is recorded once, however often its result is looked at', async () => {
  intents.keyFor(ownIntent(`pay:${ORDER}`));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(payResultQuery(TRADE).queryKey, {
    result: 'SUCCESS',
    refunded: false,
  } as never);
  const page = (visit: number) => (
    <PayCheck key={visit} orderId={ORDER} tradeNo={TRADE}>
      {(outcome) => outcome}
    </PayCheck>
  );
  show(page(1), queries);
  await until([actOn('payOrder')]);
  show(
    <>
      {page(2)}
      <OrderButtons />
    </>,
    queries,
  );
  expect(box.textContent).toBe('paid');
  await press('cancel');
  await until([actOn('payOrder'), actOn('cancelOrder')]);
});

it('a collector that cannot be reached stops nobody (spec 002 §8)', async () => {
  const beacon = vi.spyOn(host, 'beacon').mockImplementation(() => {
    throw new Error('down');
  });
  const acts = Array.from({ length: BATCH }, () => actOn('cancelOrder'));
  for (const _ of acts) trackOrder('cancelOrder');
  await until(acts);
  expect(beacon).toHaveBeenCalledTimes(1);
  beacon.mockRestore();
});
