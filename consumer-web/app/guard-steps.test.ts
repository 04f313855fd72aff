// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { memberCalls } from '#shared/contract/consumer/member.ts';
import { orgsCalls } from '#shared/contract/consumer/orgs.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { api } from '../lib/api/api.ts';
import { host } from '../lib/host/host.ts';
import { useLanguage } from '../lib/i18n.ts';
import { useNotice } from '../lib/notice.ts';
import { useSession } from '../lib/session/session.ts';
import { socialIdentity } from '../lib/session/social-identity.ts';
import { useVisit } from '../lib/session/visit.ts';
import { takeStep } from './guard-steps.ts';

const client = Object.getOwnPropertyDescriptor(host, 'kind')!;
const visit = useVisit.getState();
const CODE = 'a-code-of-one-use';
const go = vi.fn();
const arrival = { at: 'k', path: '/', go };
const member = { token: 't', userId: 'u', phone: '6***0001', nickname: 'Ana', createTime: 1 };
const identity = { openId: 'open', unionId: 'union', avatar: '', nickname: 'Ana' };
type Sent = { path: string; headers: Record<string, string>; body: string };
let sent: Sent[] = [];
let answers: Readonly<Record<string, Response | object>> = {};

const words = useLanguage.getState();
beforeAll(() => words.choose('zh-Hant'));
afterAll(() => {
  useLanguage.setState(words);
});
beforeEach(() => {
  Object.defineProperty(host, 'kind', { ...client, value: 'social' });
  history.replaceState(null, '', `/?code=${CODE}&state=%2Fgold%2Fbuy`);
  useVisit.setState({ ...visit, search: { code: CODE, state: '/gold/buy' } });
  sent = [];
  answers = {
    [orgsCalls.socialUserInfo.path]: identity,
    [memberCalls.memberToken.path]: member,
    [memberCalls.memberInfo.path]: member,
  };
  vi.stubGlobal('fetch', (url: string, { headers, body }: Omit<Sent, 'path'>) => {
    sent.push({ path: url, headers, body });
    const answer = answers[url];
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  });
});
afterEach(() => {
  useSession.getState().signOut();
  socialIdentity.clear();
  Object.defineProperty(host, 'kind', client);
  useVisit.setState(visit, true);
  history.replaceState(null, '', '/');
  go.mockClear();
  vi.unstubAllGlobals();
});

const loginByCode = () =>
  takeStep({ kind: 'loginBySocialCode', code: CODE, next: '/gold/buy' }, arrival);

it('a code of the social browser is exchanged for an identity, which is kept and goes with every request; the address keeps no code (spec 000 §4)', async () => {
  await loginByCode();
  expect(sent.map(({ path }) => path)).toEqual([
    orgsCalls.socialUserInfo.path,
    memberCalls.memberToken.path,
  ]);
  // the chat login is source 3 (spec 000 §3)
  expect(JSON.parse(sent[1]!.body)).toMatchObject({ code: CODE, source: 3 });
  expect(socialIdentity.get()).toEqual({ openId: 'open', unionId: 'union' });
  expect(location.search).toBe('');
  expect(go).toHaveBeenCalledExactlyOnceWith('/gold/buy');
  await api.memberInfo({});
  expect(sent.at(-1)!.headers).toMatchObject({ 'x-open-id': 'open', 'x-union-id': 'union' });
});

it('who has a stored identity is not asked for it again: member info is all that is fetched (spec 000 §4)', async () => {
  socialIdentity.set({ openId: 'open', unionId: 'union' });
  useSession.getState().keepToken('t');
  await takeStep({ kind: 'loadMember' }, arrival);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: memberCalls.memberInfo.path,
    headers: { 'x-open-id': 'open', 'x-union-id': 'union' },
  });
});

it('meanwhile 請稍後... is shown for 2 seconds (spec 000 §8)', async () => {
  await loginByCode();
  expect(useNotice.getState()).toMatchObject({ text: '請稍後...', isShown: true, forMs: 2000 });
});

it('without a code the authorization address is fetched and opened, with the way back (spec 000 §4)', async () => {
  const leaveTo = vi.spyOn(host, 'leaveTo').mockReturnValue();
  answers = { [orgsCalls.socialAuthorize.path]: { url: 'https://social.example/authorize' } };
  await takeStep({ kind: 'authorizeSocial', state: '/gold/buy' }, arrival);
  const { origin, pathname, searchParams } = new URL(leaveTo.mock.calls[0]![0]);
  expect(origin + pathname).toBe('https://social.example/authorize');
  expect(searchParams.get('redirect_uri')).toBe('/');
  expect(searchParams.get('state')).toMatch(/^[\w-]{36}\/gold\/buy$/);
  leaveTo.mockRestore();
});

it('a login that fails for any other reason leads to its own page, and the code is gone (spec 000 §8)', async () => {
  answers = {
    ...answers,
    [memberCalls.memberToken.path]: Response.json(
      { code: codeOf('IDENTITY_REFUSED'), note: '' },
      { status: 400 },
    ),
  };
  await loginByCode();
  expect(go).toHaveBeenCalledExactlyOnceWith('/grant-failed?type=user&url=%2Fgold%2Fbuy');
  expect(location.search).toBe('');
  expect(useSession.getState().token).toBeNull();
});

it('a login whose answer has no token fails (spec 000 §5)', async () => {
  answers = { ...answers, [memberCalls.memberToken.path]: { ...member, token: '' } };
  await loginByCode();
  expect(useSession.getState().token).toBeNull();
  expect(go).toHaveBeenCalledExactlyOnceWith('/grant-failed?type=user&url=%2Fgold%2Fbuy');
});

it('the payment app logs in as alipayLogin (spec 000 §3)', async () => {
  await takeStep({ kind: 'loginByAuthCode', client: 'paymentApp', authCode: 'auth' }, arrival);
  expect(JSON.parse(sent[0]!.body)).toMatchObject({ authCode: 'auth', action: 'alipayLogin' });
  expect(useSession.getState().token).toBe('t');
});
