// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import { NO_FILTERS } from './filters.ts';
import { farStoresQuery, storesQuery } from './list-queries.ts';

let sent: { path: string; body: Record<string, unknown> }[];
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return Promise.resolve(new Response('{"code":-1,"note":"no"}', { status: 422 }));
  });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

it('a search by a word adds the list it is of and where it came from (spec 001 §3)', async () => {
  const wanted = { at: DEFAULT_POINT, filters: NO_FILTERS, keyword: 'tart' };
  await queries.fetchInfiniteQuery(storesQuery(wanted)).catch(() => undefined);
  await queries.fetchQuery(farStoresQuery(DEFAULT_POINT, wanted)).catch(() => undefined);
  const from = { keyword: 'tart', requestUrl: '/search', pageSource: 'search' };
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...from, offset: 0 }),
    expect.objectContaining({ ...from, outState: 1, size: 10, sortType: 1 }),
  ]);
});

it('a list without a word says nothing of that', async () => {
  const wanted = { at: DEFAULT_POINT, filters: NO_FILTERS, classifyId: 'cafe' };
  await queries.fetchInfiniteQuery(storesQuery(wanted)).catch(() => undefined);
  expect(Object.keys(sent[0]!.body)).not.toContain('requestUrl');
});
