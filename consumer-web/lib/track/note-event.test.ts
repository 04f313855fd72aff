// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COLLECT_PATH } from '#shared/codes/track-event.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { host } from '../host/host.ts';
import { noteEvent } from './note-event.ts';
import { BATCH, chooseTracking, sendEvents } from './track.ts';

const beacon = vi.fn<typeof host.beacon>();
const own = host.beacon;

/** The events of the beacons so far. */
const sent = (): { event: string; route: string; props: object }[] =>
  beacon.mock.calls.flatMap(([, text]) => JSON.parse(text) as never[]);
const unsent = (): number =>
  (JSON.parse(localStorage.getItem('senado.events') ?? '[]') as unknown[]).length;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '#/');
  host.beacon = beacon.mockReset().mockReturnValue(true);
});
afterEach(() => {
  chooseTracking(false);
  localStorage.clear();
  host.beacon = own;
});

it('an event goes to the collector by a beacon, with the page where it happened (spec 000 §7)', async () => {
  history.replaceState(null, '', '#/search?keyword=x');
  noteEvent('ShopClick', { storeId: 's' });
  history.replaceState(null, '', '#/store?id=s');
  await waitFor(() => {
    expect(unsent()).toBe(1);
  });
  sendEvents();
  expect(beacon.mock.calls[0]![0]).toBe(COLLECT_PATH);
  expect(sent()).toMatchObject([{ event: 'ShopClick', route: 'Search', props: { storeId: 's' } }]);
  expect(unsent()).toBe(0);
});

it.each(['marketNear', 'marketIndex', 'marketStore', 'marketSearch', 'marketStoreSearch'] as const)(
  'an event on the page %s names its route (spec 000 §7)',
  async (name) => {
    history.replaceState(null, '', `#${consumerRoutes[name].path}?id=s`);
    noteEvent('ActiveView');
    await waitFor(() => {
      expect(unsent()).toBe(1);
    });
    sendEvents();
    expect(sent()).toMatchObject([{ event: 'ActiveView', route: name }]);
  },
);

it('ten are sent at once, and those that could not leave stay (decision O16)', async () => {
  beacon.mockReturnValue(false);
  for (let n = 0; n < BATCH; n += 1) noteEvent('ActiveView');
  await waitFor(() => {
    expect(beacon).toHaveBeenCalledTimes(1);
  });
  expect([sent().length, unsent()]).toEqual([BATCH, BATCH]);
});

it('who has opted out leaves no event (decision O16)', async () => {
  chooseTracking(true);
  noteEvent('ActiveView');
  await vi.dynamicImportSettled();
  expect(unsent()).toBe(0);
});

it('an event of a store is pushed too, the others are not, and a push that fails is of no matter (decision P33, spec 002 §8)', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push([new URL(url, location.href).pathname, JSON.parse(body)]);
    return Promise.reject(new TypeError('no connection'));
  });
  const params = { storeId: 's', act: 'payOrder' };
  noteEvent('ShopClick', { storeId: 's' });
  noteEvent('Userorderbehavior', params);
  await waitFor(() => {
    expect(asked).toMatchObject([
      ['/analysis/event/_push', { eventId: 'Userorderbehavior', params }],
    ]);
  });
  vi.unstubAllGlobals();
  await waitFor(() => {
    expect(unsent()).toBe(2);
  });
});
