// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { host } from '../../lib/host/host.ts';
import { useUnpaidReturn } from './use-unpaid-return.ts';

type Answer = 'PENDING' | 'SUCCESS' | 'lost';

let root: Root;
const box = document.createElement('div');
let returned: (() => void) | undefined;
let answers: Answer[];
let asked: number;

const ask = (() => {
  asked += 1;
  const answer = answers.shift() ?? 'PENDING';
  return Promise.resolve(
    answer === 'lost'
      ? { data: { result: 'PENDING' }, error: new Error('no line') }
      : { data: { result: answer }, error: null },
  );
}) as unknown as Parameters<typeof useUnpaidReturn>[0];

const Shown = () => (useUnpaidReturn(ask) ? 'unpaid' : 'waiting');

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const comeBack = (): Promise<void> =>
  act(async () => {
    returned!();
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  answers = [];
  asked = 0;
  vi.spyOn(host, 'client').mockResolvedValue({
    onPayReturn: (listener: () => void) => {
      returned = listener;
      return () => {
        returned = undefined;
      };
    },
  } as Awaited<ReturnType<typeof host.client>>);
  document.body.append(box);
  root = createRoot(box);
  await act(async () => {
    root.render(<Shown />);
    await vi.advanceTimersByTimeAsync(0);
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  expect(returned).toBeUndefined();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks at once who comes back from a page to pay at, and says within seconds that nothing was paid', async () => {
  await pass(60_000);
  expect([asked, box.textContent]).toEqual([0, 'waiting']);
  await comeBack();
  expect(asked).toBe(1);
  await pass(2900);
  expect([asked, box.textContent]).toEqual([2, 'waiting']);
  await pass(200);
  expect([asked, box.textContent]).toEqual([3, 'unpaid']);
  await pass(60_000);
  expect(asked).toBe(3);
});

it('a bank that answers a moment later is believed', async () => {
  answers = ['PENDING', 'PENDING', 'SUCCESS'];
  await comeBack();
  await pass(10_000);
  expect(box.textContent).toBe('waiting');
});

it('says nothing while the line is down, though the answer before was that it waits', async () => {
  answers = ['PENDING', 'lost', 'lost'];
  await comeBack();
  await pass(10_000);
  expect([asked, box.textContent]).toEqual([3, 'waiting']);
});

it('coming back once more begins anew', async () => {
  await comeBack();
  await pass(5000);
  expect(box.textContent).toBe('unpaid');
  await comeBack();
  expect([asked, box.textContent]).toEqual([4, 'waiting']);
  await pass(5000);
  expect([asked, box.textContent]).toEqual([6, 'unpaid']);
});
