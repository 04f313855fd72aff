// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotice } from '../../../lib/notice.ts';
import { showKeys } from '../../../lib/show-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { marketHomeCalls } from '#shared/contract/consumer/market-home.ts';
import { marketZoneCalls } from '#shared/contract/consumer/market-zone.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { popupsQuery } from './more-queries.ts';

const { marketUserScope } = marketHomeCalls;
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
let userScope = 0;

const answerOf = (path: string, body: { type?: number }): object => {
  if (path === marketNewPeopleAd.path) return { result: banner('new', 'active', 1) };
  if (path === marketUserScope.path) return { userScope };
  if (path === marketTopPopups.path) return { result: [banner('top', 'active', 1)] };
  return {
    result: [body.type === 1 ? banner('active', 'active', 1) : banner('roll', 'roll', 2)],
  };
};

beforeEach(() => {
  showKeys();
  asked.length = 0;
  failing = '';
  userScope = 0;
  useSession.setState({ token: null });
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
  useSession.setState({ token: null });
});
const popups = async (at: { lat: number; lon: number } = AT, userId = ''): Promise<string[]> =>
  (await new QueryClient().fetchQuery(popupsQuery(at, userId))).map(({ id }) => id);

it('pop-ups come in their order: top, for new users, active, roll (decision P12)', async () => {
  expect(await popups()).toEqual(['top', 'new', 'active', 'roll']);
});

/** What pops up while one list fails, and what the toast says. */
const noticeOf = async (path: string) => {
  failing = path;
  queryClient.clear();
  useNotice.setState({ text: '' });
  const shown = await popups();
  return [shown, useNotice.getState().text];
};

it('a visitor is new without being looked up (spec 002 §6)', async () => {
  await popups();
  expect(asked).not.toContain(marketUserScope.path);
});

it.each([
  [0, true],
  [1, false],
])('a member of user scope %s is told of the zone for new users: %s', async (scope, isTold) => {
  userScope = scope;
  useSession.setState({ token: 'token' });
  expect((await popups(AT, 'u1')).includes('new')).toBe(isTold);
  expect(asked.includes(marketNewPeopleAd.path)).toBe(isTold);
});

it('a member who cannot be looked up counts as new (spec 002 §6)', async () => {
  failing = marketUserScope.path;
  userScope = 1;
  useSession.setState({ token: 'token' });
  expect(await popups(AT, 'u1')).toContain('new');
});

it('a list that cannot be loaded is left out, with a toast (spec 002 §8)', async () => {
  failing = marketTopPopups.path;
  expect(await popups()).toEqual(['new', 'active', 'roll']);
  expect(await noticeOf(marketPopups.path)).toEqual([['top', 'new'], 'market.popupsFailed']);
});

it('the new-user advertisement is left out without a word (spec 002 §8)', async () => {
  expect(await noticeOf(marketNewPeopleAd.path)).toEqual([['top', 'active', 'roll'], '']);
});

it('without a latitude nothing is asked (spec 002 §5)', async () => {
  expect(await popups({ lat: Number.NaN, lon: 113.54 })).toEqual([]);
  expect(asked).toEqual([]);
});
