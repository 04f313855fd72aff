// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerLater } from '#shared/testing/answer-later.ts';
import { ListState } from './list-state.tsx';

const KEY = ['orders'];
const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
let answer: ReturnType<typeof answerLater>;

const Orders = () => {
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => answer.reply as Promise<readonly string[]>,
    retry: false,
  });
  return (
    <ListState
      query={query}
      isEmpty={query.data?.length === 0}
      empty={<p>no orders</p>}
      skeleton={<p>skeleton</p>}
    >
      {query.data?.join(', ')}
    </ListState>
  );
};

const open = (): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <Orders />
      </QueryClientProvider>,
    );
  });
};
const shown = (): string => box.textContent ?? '';
/** Refetches what is shown; the reply is given afterwards. */
const refetch = async (reply: readonly string[] | Error): Promise<void> => {
  answer = answerLater();
  await act(async () => {
    const done = queries.refetchQueries({ queryKey: KEY });
    if (reply instanceof Error) answer.reject(reply);
    else answer.resolve(reply);
    await done;
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  notifyManager.setScheduler(queueMicrotask);
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(KEY, []);
  answer = answerLater();
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  notifyManager.setScheduler((report) => setTimeout(report, 0));
});

it('an empty list is called empty until its refetch fails; then it says so, with a retry that brings the rows', async () => {
  open();
  expect(shown()).toBe('no orders');
  await refetch(new Error('down'));
  expect(shown()).not.toContain('no orders');
  expect(box.querySelector('[role=alert]')).not.toBeNull();
  answer = answerLater();
  await act(async () => {
    box.querySelector('button')?.click();
  });
  expect(shown()).toBe('skeleton');
  await act(async () => {
    answer.resolve(['o1', 'o2']);
    await answer.reply;
  });
  expect(shown()).toBe('o1, o2');
});

it('an empty list whose refetch failed while offline says that there is no connection', async () => {
  open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await refetch(new Error('down'));
  expect(shown()).not.toContain('no orders');
  expect(box.querySelector('button')).toBeNull();
});

it('rows stay when their refetch fails', async () => {
  queries.setQueryData(KEY, ['o1']);
  open();
  await refetch(new Error('down'));
  expect(shown()).toBe('o1');
});
