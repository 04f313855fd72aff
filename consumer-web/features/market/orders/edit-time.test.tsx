// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Activity } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { Order } from '../../../domain/order/model.ts';
import { useNotice } from '../../../lib/notice.ts';
import { showKeys } from '../../../lib/show-keys.ts';
import { EditTime } from './edit-time.tsx';
import { editTimesQuery } from './queries.ts';

const TRADE = asId<OrderId>('t1');
const AT = instant(1_800_000_000_000);
const ORDER = {
  tradeId: TRADE,
  deliveryType: 1,
  cookTime: { isNow: false, at: AT },
  askForTime: null,
  promisedAt: AT,
} as unknown as Order;
const SLOT = { isNow: false, at: AT, isNextDay: false, fromMinute: 600, toMinute: 615 };

const Where = () => <output>{useLocation().pathname}</output>;
const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
let answers: ((body: string) => void)[];

const show = (mode: 'visible' | 'hidden'): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Where />
          <Activity mode={mode}>
            <EditTime order={ORDER} />
          </Activity>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
};
const settle = async (): Promise<void> => {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 30);
      }),
  );
};
/** Chooses the only time, and presses to save it. */
const save = async (): Promise<void> => {
  const slot = [...box.querySelectorAll('button')].find((one) => /\d:\d\d/.test(one.textContent))!;
  act(() => {
    slot.click();
  });
  act(() => {
    [...box.querySelectorAll('button')].at(-1)!.click();
  });
  await waitFor(async () => {
    await settle();
    expect(answers).toHaveLength(1);
  });
};

beforeEach(() => {
  showKeys();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((body) => {
          resolve(new Response(body, { status: 200 }));
        });
      }),
  );
  useNotice.setState({ text: '', isShown: false });
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryDefaults(editTimesQuery(TRADE, 'delivery').queryKey, { enabled: false });
  queries.setQueryData(editTimesQuery(TRADE, 'delivery').queryKey, {
    result: [SLOT],
    acceptsNextDay: true,
  } as never);
  show('visible');
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it.each([
  ['visible', '/market/orderInfo', true],
  ['hidden', '/', false],
] as const)('once its page is %s the answer leads to %s', async (mode, path, isSaid) => {
  await save();
  show(mode);
  answers[0]!(`{"code":0,"data":{"promisedAt":${AT},"serverTime":${AT}}}`);
  await settle();
  await settle();
  expect(box.querySelector('output')!.textContent).toBe(path);
  expect(useNotice.getState().isShown).toBe(isSaid);
});
