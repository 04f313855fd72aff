// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeQuery } from '../../../domain/cart/cart-queries.ts';
import { marketCartShop } from '../../../domain/shops/market-cart.ts';
import { showKeys } from '../../../lib/show-keys.ts';
import { HomeGoods } from './parts/home-goods.tsx';
import { LaterPart } from './parts/later-part.tsx';
import { NothingHere } from './parts/nothing-here.tsx';
import { WaitingCarts } from './parts/waiting-carts.tsx';
import {
  bannersQuery,
  chipsQuery,
  homeGoodsQuery,
  nearRailQuery,
  postersQuery,
  seckillQuery,
  zonesQuery,
} from './queries.ts';

const AT = { lat: 22.1937, lon: 113.5399 };
const NO_GOODS = { pages: [{ result: [], next: false, nextOffset: 0 }], pageParams: [0] };
const NEAR = {
  storeId: 'm1',
  storeName: 'Praia Grande',
  minutes: 30,
  deliveryFee: 0,
} as unknown as { storeId: string };
const POSTER = {
  id: 'p1',
  bannerName: 'Breakfast',
  text: 'Bread and milk',
  tone: 'yolk',
  bannerImage: '/a.svg',
  newBannerImage2: '/a.svg',
  jumpVersion: 1,
  skipType: 0,
};

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;

beforeEach(() => {
  showKeys();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

const know = (query: { queryKey: readonly unknown[] }, reply: unknown): void => {
  queries.setQueryData(query.queryKey, reply);
};
const draw = (what: ReactNode): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>{what}</MemoryRouter>
      </QueryClientProvider>,
    );
  });
};
const press = (text: string, place = 0): void => {
  const named = [...box.querySelectorAll('button')].filter((one) => one.textContent === text);
  act(() => {
    named[place]!.click();
  });
};

it('an empty tab says that it has nothing now, and leads back to all goods', () => {
  know(zonesQuery(AT), { result: [{ zoneId: 'z1', zoneName: 'Fruit', imgUrl: '' }] });
  know(homeGoodsQuery(AT, ''), NO_GOODS);
  know(homeGoodsQuery(AT, 'z1'), NO_GOODS);
  draw(<HomeGoods at={AT} isCalm empty={<p>nothing at all</p>} />);
  expect(box.textContent).toContain('nothing at all');
  press('Fruit');
  expect(box.textContent).not.toContain('nothing at all');
  expect(box.querySelector('h2.state__title')!.textContent).toBe('market.tabEmpty');
  press('market.recommended', 1);
  expect(box.textContent).toContain('nothing at all');
});

it('no goods where supermarkets deliver is not an address without supermarkets', () => {
  know(nearRailQuery(AT), { result: [NEAR] });
  draw(<NothingHere at={AT} />);
  expect(box.querySelector('.state__title')!.textContent).toBe('market.noneNow');
  queries.clear();
  know(nearRailQuery(AT), { result: [] });
  draw(<NothingHere key="none" at={AT} />);
  expect(box.querySelector('.state__title')!.textContent).toBe('market.empty.store');
});

it.each(['banner', 'chips', 'central', 'poster'] as const)(
  'a part without content leaves no strip: %s',
  (type) => {
    for (const query of [bannersQuery(), chipsQuery(), postersQuery()]) know(query, { result: [] });
    queries.setQueryData(['market', 'central'], { result: [] });
    draw(<LaterPart type={type} at={AT} />);
    expect(box.innerHTML).toBe('');
  },
);

it('flash sales that cannot be asked for show nothing (spec 002 §8)', async () => {
  queries.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
  await queries.prefetchQuery({
    ...seckillQuery(AT),
    queryFn: () => Promise.reject(new TypeError('no connection')),
  });
  draw(<LaterPart type="seckill" at={AT} />);
  expect(box.innerHTML).toBe('');
});

it('posters are drawn with their words', () => {
  know(postersQuery(), { result: [POSTER] });
  draw(<LaterPart type="poster" at={AT} />);
  expect(box.querySelector('.mkh-poster')!.textContent).toBe('BreakfastBread and milk');
});

it('a cart that waits is named by its store, also where that is not near by', () => {
  const cart = (storeId: string) => ({ storeId, pieces: 2, pictures: [] });
  know(nearRailQuery(AT), { result: [NEAR] });
  know(storeQuery(marketCartShop('far'), AT), { storeName: 'Coloane' });
  queries.setQueryData(['market', 'carts', null], [cart('m1'), cart('far')]);
  draw(<WaitingCarts at={AT} />);
  expect([...box.querySelectorAll('.mkh-cart b')].map((one) => one.textContent)).toEqual([
    'Praia Grande',
    'Coloane',
  ]);
});
