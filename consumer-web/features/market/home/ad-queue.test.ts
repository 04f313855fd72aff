// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marketZoneCalls } from '#shared/contract/consumer/market-zone.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { chooseTracking } from '../../../lib/track/track.ts';
import { noteAd, startAds } from './ad-queue.ts';

type Batch = { batchId: string; reports: { id: string; event: string; times: number }[] };
const { path } = marketZoneCalls.marketAdReport;
let batches: Batch[] = [];
let status = 200;

const outbox = (): { waiting: unknown[]; sending: Batch | null } =>
  JSON.parse(localStorage.getItem('senado.adReports') ?? '{"waiting":[],"sending":null}') as never;
const isEmpty = () =>
  waitFor(() => {
    expect(outbox().sending).toBeNull();
  });

beforeEach(() => {
  localStorage.clear();
  chooseTracking(true);
  batches = [];
  status = 200;
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    if (url.endsWith(path)) batches.push(JSON.parse(init.body) as Batch);
    return Promise.resolve(new Response('{}', { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  chooseTracking(false);
});
const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const see = (count: number): void => {
  for (let n = 0; n < count; n += 1) noteAd({ id: `ad${n}`, showNum: 1 });
};

it('reports are sent in tens; the rest waits, and the same event of an advertisement is one row', async () => {
  see(9);
  noteAd({ id: 'ad0', showNum: 1 });
  expect([batches.length, outbox().waiting.length]).toEqual([0, 9]);
  noteAd({ id: 'ad0', clickNum: 1 });
  await waitFor(() => {
    expect(batches).toHaveLength(1);
  });
  await isEmpty();
  expect(batches[0]!.reports).toHaveLength(10);
  expect(batches[0]!.reports[0]).toEqual({ id: 'ad0', event: 'SHOW', times: 2 });
  expect(batches[0]!.reports.at(-1)).toEqual({ id: 'ad0', event: 'CLICK', times: 1 });
  noteAd({ id: 'ad1', nextTipNum: 1 });
  noteAd({ id: 'ad1', loseInterestNum: 1 });
  expect(outbox().waiting).toMatchObject([{ event: 'LATER' }, { event: 'NEVER' }]);
  expect(batches).toHaveLength(1);
});

it('what waits is sent when the page is put away', async () => {
  startAds(document);
  see(2);
  hide(false);
  expect(batches).toHaveLength(0);
  hide(true);
  await waitFor(() => {
    expect(batches).toHaveLength(1);
  });
  await isEmpty();
  expect(outbox().waiting).toEqual([]);
});

it('a batch is emptied only after the server took it, and comes again the same (decision P33)', async () => {
  status = 503;
  see(10);
  await waitFor(() => {
    expect(batches.length).toBeGreaterThan(0);
  });
  await vi.waitFor(() => {
    expect(outbox().sending).not.toBeNull();
  });
  const [first] = batches;
  noteAd({ id: 'later', showNum: 1 });
  status = 200;
  await vi.waitFor(async () => {
    startAds(document);
    await Promise.resolve();
    expect(outbox().sending).toBeNull();
  });
  expect(batches.at(-1)).toMatchObject({ batchId: first!.batchId, reports: first!.reports });
  expect(outbox().waiting).toMatchObject([{ id: 'later' }]);
});
