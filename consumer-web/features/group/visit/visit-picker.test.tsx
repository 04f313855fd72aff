// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { currentT, loadLanguage, loadTexts } from '../../../lib/i18n.ts';
import { VisitPicker } from './visit-picker.tsx';
import { firstWish, visitOf } from './wish.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const STORES = [
  { storeId: asId<never>('pier'), storeName: 'Pier' },
  { storeId: asId<never>('square'), storeName: 'Square' },
];
const OPEN = {
  reason: null,
  mostGuests: 4,
  slots: [
    { time: '12:30', left: 9 },
    { time: '13:00', left: 2 },
    { time: '13:30', left: 0 },
  ],
};
const box = document.createElement('div');
let root: Root;
let answer: unknown;
let asked: Record<string, unknown>[];

const Picker = () => {
  const [wish, setWish] = useState(() => firstWish(NOW));
  return (
    <>
      <VisitPicker
        productId={asId('sail')}
        stores={STORES}
        wish={wish}
        now={NOW}
        onChange={(part) => setWish((before) => ({ ...before, ...part }))}
      />
      <output>{JSON.stringify(visitOf(wish, STORES))}</output>
    </>
  );
};

beforeAll(() => Promise.all([loadLanguage(), loadTexts('group')]), 60_000);
beforeEach(() => {
  answer = OPEN;
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string) as Record<string, unknown>);
    return Promise.resolve(Response.json(answer));
  });
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Picker />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const slot = (time: string) =>
  [...box.querySelectorAll<HTMLButtonElement>('.visit__slot')].find((button) =>
    button.textContent.startsWith(time),
  )!;
const chosen = (): unknown => JSON.parse(box.querySelector('output')!.textContent);

it('a slot with room is chosen; one that is full, or too small for the party, cannot be', async () => {
  await waitFor(() => {
    expect(slot('12:30')).toBeDefined();
  });
  expect(chosen()).toBeNull();
  expect(slot('13:30').disabled).toBe(true);
  expect(slot('13:30').textContent).toContain(currentT()('booking.full'));
  expect(slot('13:00').textContent).toContain(currentT()('booking.left', { count: 2 }));
  slot('13:00').click();
  await waitFor(() => {
    expect(chosen()).toEqual({ day: '2026-11-21', time: '13:00', partySize: 2, storeId: 'pier' });
  });
  box.querySelector<HTMLButtonElement>(`[aria-label="${currentT()('booking.more')}"]`)!.click();
  await waitFor(() => {
    expect(slot('13:00').disabled).toBe(true);
  });
});

it('another store has slots of its own, and a day without any says why', async () => {
  await waitFor(() => {
    expect(slot('12:30')).toBeDefined();
  });
  answer = { reason: 'CLOSED', mostGuests: 4, slots: [] };
  const select = box.querySelector('select')!;
  select.value = 'square';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => {
    expect(box.textContent).toContain(currentT()('booking.none.CLOSED'));
  });
  expect(asked.map(({ storeId, day }) => [storeId, day])).toEqual([
    ['pier', '2026-11-21'],
    ['square', '2026-11-21'],
  ]);
});

it('slots that could not be loaded are asked for again', async () => {
  await waitFor(() => {
    expect(slot('12:30')).toBeDefined();
  });
  answer = { code: -10000500, note: '', data: {} };
  const select = box.querySelector('select')!;
  select.value = 'square';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => {
    expect(box.querySelector('[role="alert"] button')).not.toBeNull();
  });
  answer = OPEN;
  box.querySelector<HTMLButtonElement>('[role="alert"] button')!.click();
  await waitFor(() => {
    expect(slot('12:30')).toBeDefined();
  });
});
