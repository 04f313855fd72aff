// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { host } from '../../lib/host/host.ts';
import { currentT, loadTexts } from '../../lib/i18n.ts';
import { AppSearchScreen } from './app-search.screen.tsx';

const box = document.createElement('div');
const own = Object.getOwnPropertyDescriptor(host, 'kind')!;
let root: Root | undefined;

beforeAll(() => loadTexts('pages'), 60_000);
afterEach(() => {
  root?.unmount();
  Object.defineProperty(host, 'kind', own);
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (query: string, kind: 'wallet' | 'browser'): void => {
  Object.defineProperty(host, 'kind', { ...own, value: kind });
  root = createRoot(box);
  root.render(
    <MemoryRouter initialEntries={[`/com-page/app-search${query}`]}>
      <Where />
      <Routes>
        <Route path="/com-page/app-search" element={<AppSearchScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
};

it('a wallet has no supermarket: it says where it is, and leads to what is closest to it', async () => {
  open('?isMarket=1', 'wallet');
  await waitFor(() => {
    expect(box.querySelector('.state__title')!.textContent).toBe(currentT()('appSearch.market'));
  });
  expect([...box.querySelectorAll('.state a')].map((link) => link.getAttribute('href'))).toEqual([
    '/mdownload',
    `/search?keyword=${encodeURIComponent(currentT()('appSearch.takeoutWord'))}`,
  ]);
});

it.each([
  ['?isMarket=1', 'browser', '/market/search'],
  ['?isGroup=1&keyword=tea', 'wallet', '/group/search?keyword=tea'],
  ['', 'wallet', '/search'],
] as const)('%s in a %s leads to %s', async (query, kind, path) => {
  open(query, kind);
  await waitFor(() => {
    expect(box.querySelector('output')!.textContent).toBe(path);
  });
});
