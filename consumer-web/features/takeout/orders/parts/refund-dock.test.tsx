// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Refundable, RefundPreview } from '../../../../domain/order/model.ts';
import { refundPreviewQuery } from '../../../../domain/order/refund/queries.ts';
import { RefundDock } from '../../../../domain/order/refund/refund-dock.tsx';
import type { RefundDraft } from '../../../../domain/order/refund/use-refund-form.ts';
import { takeoutKind } from '../takeout-kind.ts';
import { showKeys } from '../../../../lib/show-keys.ts';

beforeEach(showKeys);

const TRADE = 't1';
const draft = (quantity: number): RefundDraft =>
  ({ isBag: false, items: [{ uuid: 'l1', quantity }] }) as unknown as RefundDraft;
const preview = (refundAmtn: number): RefundPreview =>
  ({ isWholeOrder: false, refundAmtn, goldAmtn: 0 }) as unknown as RefundPreview;
const whole = { lines: [] } as unknown as Refundable;
const onSend = vi.fn();

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
/** Asks that wait for their answer: the sums of both choices are asked for at once. */
let asks: ((reply: Response) => void)[];
const show = (quantity: number): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <RefundDock
          kind={takeoutKind}
          tradeId={asId(TRADE)}
          whole={whole}
          draft={draft(quantity)}
          why={null}
          isBusy={false}
          onSend={onSend}
        />
      </QueryClientProvider>,
    );
  });
};
const button = (): HTMLButtonElement => box.querySelector('button')!;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asks = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        asks.push(resolve);
      }),
  );
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(
    refundPreviewQuery(takeoutKind, TRADE, draft(1).items).queryKey,
    preview(4000),
  );
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('nothing can be sent while the sum on screen is that of another choice, nor when its own did not come', async () => {
  show(1);
  expect([button().disabled, box.textContent]).toEqual([false, expect.stringContaining('40.00')]);
  show(2);
  expect([button().disabled, box.textContent]).toEqual([true, expect.stringContaining('40.00')]);
  await waitFor(async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 20);
        }),
    );
    for (const answer of asks.splice(0))
      answer(new Response('{"code":-1,"note":"down"}', { status: 500 }));
    expect(button().textContent).toBe('common.retry');
  });
  await act(async () => {
    button().click();
    await new Promise((done) => {
      setTimeout(done, 20);
    });
  });
  expect([button().disabled, onSend.mock.calls]).toEqual([true, []]);
});
