// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { cents } from '#shared/kernel/money.ts';
import { host } from '../../../../lib/host/host.ts';
import { loadTexts } from '../../../../lib/i18n.ts';
import type { StorePage } from '../model.ts';
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

const show = async (phone: string): Promise<HTMLAnchorElement[]> => {
  root = createRoot(box);
  root.render(
    <MemoryRouter>
      <Profile store={{ ...store, phone } as unknown as StorePage} />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(box.textContent).toContain('Rua do Cunha 1');
  });
  return [...box.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
};

it.each([
  ['2882 0001', ['tel:+85328820001']],
  ['', []],
])('the store with the phone "%s" is dialled by %j: from abroad too', async (phone, links) => {
  expect((await show(phone)).map((link) => link.getAttribute('href'))).toEqual(links);
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
