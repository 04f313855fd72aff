// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEADERS } from '#shared/client/headers.ts';
import type { ComboPiece } from '#shared/contract/consumer/combo.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Day } from '#shared/kernel/time.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { useExpand, useWithdraw } from '../features/combo/mutations.ts';
import { useEndRenewal } from '../features/monthly-card/mutations.ts';
import { useFinishTask, useSignInForDay } from '../features/points/mutations.ts';
import type { Task } from '../features/points/queries.ts';
import { useSession } from '../lib/session/session.ts';
import { showKeys } from '../lib/show-keys.ts';

const MONDAY = Date.parse('2026-11-23T12:00:00+08:00');
const NEXT_MONDAY = Date.parse('2026-11-30T12:00:00+08:00');
const review = { taskId: 'review-one', taskType: 'REVIEW', cycle: 'WEEKLY' } as Task;
const first = { today: '2026-11-23' as Day, days: [] };
const second = { ...first, days: [{ day: first.today, points: 1, isSecond: false }] };
const tomorrow = { today: '2026-11-24' as Day, days: second.days };

const keys: string[] = [];
beforeEach(() => {
  showKeys();
  localStorage.clear();
  keys.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // the call arrives, and its answer is lost
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get(HEADERS.idempotencyKey) ?? '');
    return Promise.reject(new TypeError('offline'));
  });
  useSession.setState({ token: 'token' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSession.setState({ token: null });
});

/** What a member does that may be done again: on another day, after a withdrawal, with another card. */
const useActs = () => ({
  signIn: useSignInForDay(),
  finish: useFinishTask(),
  expand: useExpand(),
  withdraw: useWithdraw(),
  end: useEndRenewal(),
});
type Acts = ReturnType<typeof useActs>;

/** Acts once, and gives the key that it went with. */
const keyOf = async (run: (acts: Acts) => Promise<unknown>): Promise<string> => {
  const ended = vi.fn();
  const Caller = () => {
    const acts = useActs();
    return <button type="button" onClick={() => void run(acts).catch(ended)} />;
  };
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Caller />
      </QueryClientProvider>,
    );
  });
  act(() => {
    box.querySelector('button')?.click();
  });
  await waitFor(async () => {
    await act(() => Promise.resolve());
    expect(ended).toHaveBeenCalled();
  });
  act(() => {
    root.unmount();
  });
  return keys.at(-1)!;
};

it('a sign-in whose answer was lost has its key for that sign-in only', async () => {
  const signIn = (record: typeof second) => keyOf((acts) => acts.signIn.mutateAsync(record));
  const lost = await signIn(first);
  expect(await signIn(first)).toBe(lost);
  expect(new Set([lost, await signIn(second), await signIn(tomorrow)]).size).toBe(3);
});

it('a task’s reward whose answer was lost has its key for that turn only', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
  const finish = () => keyOf((acts) => acts.finish.mutateAsync({ task: review, proof: null }));
  const lost = await finish();
  expect(await finish()).toBe(lost);
  vi.setSystemTime(NEXT_MONDAY);
  expect(await finish()).not.toBe(lost);
});

it('an expansion, or a withdrawal, whose answer was lost has its key for that time only', async () => {
  const piece = { id: 'p1', withdrawalsLeft: 2 } as ComboPiece;
  const after = { ...piece, withdrawalsLeft: 1 };
  for (const name of ['expand', 'withdraw'] as const) {
    const press = (one: ComboPiece) => keyOf((acts) => acts[name].mutateAsync(one));
    const lost = await press(piece);
    expect(await press(piece)).toBe(lost);
    expect(await press(after)).not.toBe(lost);
  }
});

it('the end of renewing whose answer was lost has its key for that card only', async () => {
  const end = (cardId: string) => keyOf((acts) => acts.end.mutateAsync(asId(cardId)));
  const lost = await end('card-1');
  expect(await end('card-1')).toBe(lost);
  expect(await end('card-2')).not.toBe(lost);
});
