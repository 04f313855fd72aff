// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { cents } from '#shared/kernel/money.ts';
import { host } from '../../lib/host/host.ts';
import { loadTexts } from '../../lib/i18n.ts';
import type { StorePage } from '../cart/cart-shop.ts';
import { Profile } from './profile.tsx';

const box = document.createElement('div');
let root: Root | undefined;

beforeAll(() => loadTexts('store'), 60_000);
afterEach(() => {
  root?.unmount();
});

const store = {
  id: 's1',
  address: 'Rua do Cunha 1',
  distance: 120,
  phone: '2882 0001',
  announcement: '',
  businessHours: { hours: [], weekdays: [] },
  cuisine: 'bakery',
  perCapita: cents(4000),
  licence: '',
  delivery: null,
  pictures: [],
};

const show = async (
  phone: string,
  kind: StoreKind = 'takeout',
  more: object = {},
): Promise<HTMLAnchorElement[]> => {
  root = createRoot(box);
  root.render(
    <MemoryRouter>
      <Profile kind={kind} store={{ ...store, phone, ...more } as unknown as StorePage} />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(box.textContent).toContain('Rua do Cunha 1');
  });
  return [...box.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
};

it.each([
  ['takeout', '/storeMap?id=s1'],
  ['market', '/market/storeMap?id=s1'],
] as const)('the map of a store of %s is at %s', async (kind, path) => {
  await show('', kind);
  expect(box.querySelector('.store-place__link')!.getAttribute('href')).toBe(path);
});

it.each([
  ['2882 0001', ['tel:+85328820001']],
  ['', []],
])('the store with the phone "%s" is dialled by %j: from abroad too', async (phone, links) => {
  expect((await show(phone)).map((link) => link.getAttribute('href'))).toEqual(links);
});

it.each([
  [cents(4000), true],
  [null, false],
])('what a visit costs a head is shown where it is known: %s', async (perCapita, isShown) => {
  await show('', 'takeout', { perCapita });
  expect(box.textContent?.includes('40')).toBe(isShown);
});

it('a client that calls numbers by itself is asked to, and no link is followed', async () => {
  const own = Object.getOwnPropertyDescriptor(host, 'hasOwnPhone')!;
  Object.defineProperty(host, 'hasOwnPhone', { ...own, value: true });
  const dial = vi.spyOn(host, 'dial').mockReturnValue();
  const [link] = await show('2882 0001');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  link!.dispatchEvent(press);
  expect([dial.mock.calls, press.defaultPrevented]).toEqual([[['+85328820001']], true]);
  Object.defineProperty(host, 'hasOwnPhone', own);
  dial.mockRestore();
});

it('tells of each weekday where they are not alike, and of holidays with their notes', async () => {
  const span = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });
  await show('', 'takeout', {
    businessHours: {
      hours: [],
      weekdays: [],
      week: [[], [span(600, 900), span(1080, 120)], [], [], [], [], [span(0, 0)]],
      days: [
        { from: '2027-02-06', to: '2027-02-08', spans: [], note: 'Lunar New Year' },
        { from: '2026-12-24', to: '2026-12-24', spans: [span(600, 960)], note: '' },
      ],
    },
  });
  const text = box.textContent;
  expect(text).toContain('10:00 – 15:00');
  expect(text).toContain('18:00 – 02:00');
  expect(text).toContain('2027-02-06');
  expect(text).toContain(' · Lunar New Year');
  expect(text).toContain('10:00 – 16:00');
});
