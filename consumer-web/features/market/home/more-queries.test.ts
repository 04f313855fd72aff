// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marketZoneCalls } from '#shared/contract/consumer/market-zone.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { popupsQuery } from './more-queries.ts';

const { marketTopPopups, marketNewPeopleAd, marketPopups } = marketZoneCalls;
const AT = { lat: 22.19, lon: 113.54 };
const banner = (id: string, windowType: 'active' | 'roll', bannerType: number) => ({
  id,
  bannerName: id,
  text: '',
  tone: 'red',
  bannerImage: '',
  newBannerImage2: null,
  jumpVersion: null,
  skipType: null,
  skipAddress: null,
  skipParameter: null,
  classifyId: null,
  bannerType,
  bannerPlace: 1,
  bannerSpecialType: null,
  pushFrequency: 3,
  updateTime: 0,
  todayStr: '',
  windowType,
  smartRedpackInfo: null,
  specialList: [],
  basicSpecialRedpackInfo: null,
  pickFeeList: [],
  cheapList: [],
  aggregateRedpackInfo: null,
  effectivePacketResponse: null,
  userSignInInfo: null,
});
const asked: string[] = [];
let failing = '';

const answerOf = (path: string, body: { type?: number }): object => {
  if (path === marketNewPeopleAd.path) return { result: banner('new', 'active', 1) };
  if (path === marketTopPopups.path) return { result: [banner('top', 'active', 1)] };
  return {
    result: [body.type === 1 ? banner('active', 'active', 1) : banner('roll', 'roll', 2)],
  };
};

beforeEach(() => {
  asked.length = 0;
  failing = '';
  queryClient.clear();
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    const { pathname } = new URL(url, 'http://senado.example');
    asked.push(pathname);
    return Promise.resolve(
      pathname === failing
        ? new Response('{"code":-1001,"note":""}', { status: 422 })
        : new Response(JSON.stringify(answerOf(pathname, JSON.parse(init.body) as object))),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const popups = async (at: { lat: number; lon: number } = AT): Promise<string[]> =>
  (await new QueryClient().fetchQuery(popupsQuery(at, ''))).map(({ id }) => id);

it('pop-ups come in their order: top, for new users, active, roll (decision P12)', async () => {
  expect(await popups()).toEqual(['top', 'new', 'active', 'roll']);
});

it('a list that cannot be loaded is left out', async () => {
  failing = marketTopPopups.path;
  expect(await popups()).toEqual(['new', 'active', 'roll']);
  failing = marketPopups.path;
  expect(await popups()).toEqual(['top', 'new']);
});

it('without a latitude nothing is asked (spec 002 §5)', async () => {
  expect(await popups({ lat: Number.NaN, lon: 113.54 })).toEqual([]);
  expect(asked).toEqual([]);
});
