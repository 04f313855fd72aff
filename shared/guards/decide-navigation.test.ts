import { describe, expect, it } from 'vitest';
import { codeOf } from '../codes/error-code.ts';
import { decideNavigation } from './decide-navigation.ts';
import type { HostClient, NavigationDecision, NavigationFacts } from './navigation.ts';

const CLIENTS = [
  'app',
  'wallet',
  'paymentApp',
  'social',
  'miniProgram',
  'bank',
  'web',
] as const satisfies readonly HostClient[];
const facts = (
  client: HostClient,
  to: string,
  more: Partial<NavigationFacts> = {},
): NavigationFacts => ({
  client,
  to,
  search: {},
  token: null,
  isMemberLoaded: false,
  authCode: null,
  isTourist: false,
  systemStatus: null,
  failure: null,
  hasWebSignIn: true,
  isAsked: false,
  ...more,
});
const redirect = (
  path: string,
  ...forget: ('token' | 'authCode' | 'answer')[]
): NavigationDecision => ({ kind: 'redirect', path, forget });
const opens: NavigationDecision = { kind: 'open', asTourist: false };
const visitor: NavigationDecision = { kind: 'open', asTourist: true };
const saves = (token: string, path: string): NavigationDecision => ({
  kind: 'saveToken',
  token,
  path,
});
const authorize = (client: 'wallet' | 'paymentApp'): NavigationDecision => ({
  kind: 'authorize',
  client,
});
const login = (code: number | null): Partial<NavigationFacts> => ({
  failure: { step: 'login', code },
});
const memberInfo = (code: number | null): Partial<NavigationFacts> => ({
  token: 't',
  failure: { step: 'memberInfo', code },
});
const refused = (type: string): Partial<NavigationFacts> => ({ failure: { step: 'grant', type } });
const INVALID = codeOf('SESSION_INVALID');
const NOT_REGISTERED = codeOf('WALLET_NOT_REGISTERED');
const STALE_CODE = codeOf('SOCIAL_CODE_INVALID');

const MUST = '/addressSave';
const TRY = '/store?id=1';
const FREE = '/about';

type Case = [string, NavigationFacts, NavigationDecision];

const TOKEN_IN_ADDRESS: Case[] = [
  ['token behind the hash', facts('web', '/store?id=1&token=t'), saves('t', '/store?id=1')],
  ['token before the hash', facts('web', TRY, { search: { token: 't' } }), saves('t', TRY)],
  [
    'weappToken overrides the kept one',
    facts('miniProgram', '/vip/user?weappToken=w', { token: 'old', isMemberLoaded: true }),
    saves('w', '/vip/user'),
  ],
  [
    'weappToken before token',
    facts('miniProgram', '/', { search: { token: 't', weappToken: 'w' } }),
    saves('w', '/'),
  ],
  [
    'on an address that a wallet does not know, as after a bank page: it is kept',
    facts('wallet', '/no/such/page?token=t', { search: { token: 'u' } }),
    saves('t', '/no/such/page'),
  ],
  [
    'while the system is down: it is kept too',
    facts('wallet', '/', { search: { token: 't' }, systemStatus: 'sys_down' }),
    saves('t', '/'),
  ],
  ['an empty token is none', facts('web', '/about?token='), visitor],
];

const SIGNED_IN: Case[] = CLIENTS.flatMap((client): Case[] => [
  [
    `${client}: member info is loaded first`,
    facts(client, MUST, { token: 't' }),
    { kind: 'loadMember' },
  ],
  [`${client}: on open pages too`, facts(client, FREE, { token: 't' }), { kind: 'loadMember' }],
  [
    `${client}: then the page opens`,
    facts(client, MUST, { token: 't', isMemberLoaded: true }),
    opens,
  ],
]);

const NO_TOKEN: Case[] = [
  ['app asks for its own login', facts('app', MUST), { kind: 'nativeLogin' }],
  ['app lets tourists browse', facts('app', TRY), visitor],
  ['wallet authorizes', facts('wallet', MUST), authorize('wallet')],
  ['wallet tries on open pages', facts('wallet', TRY), authorize('wallet')],
  [
    'wallet logs in by auth code',
    facts('wallet', TRY, { authCode: 'a' }),
    { kind: 'loginByAuthCode', client: 'wallet', authCode: 'a' },
  ],
  [
    'wallet tries once for a tourist',
    facts('wallet', TRY, { authCode: 'a', isTourist: true }),
    visitor,
  ],
  [
    'wallet asks a tourist where sign-in is needed',
    facts('wallet', MUST, { authCode: 'a', isTourist: true }),
    { kind: 'loginByAuthCode', client: 'wallet', authCode: 'a' },
  ],
  ['wallet opens what needs no sign-in', facts('wallet', FREE), visitor],
  ['payment app authorizes', facts('paymentApp', MUST), authorize('paymentApp')],
  [
    'payment app logs in by auth code',
    facts('paymentApp', MUST, { authCode: 'a' }),
    { kind: 'loginByAuthCode', client: 'paymentApp', authCode: 'a' },
  ],
  ['payment app keeps tourists', facts('paymentApp', TRY), visitor],
  [
    'social goes to the authorization address with the target in state',
    facts('social', MUST),
    { kind: 'authorizeSocial', state: MUST },
  ],
  ['social tries on open pages', facts('social', TRY), { kind: 'authorizeSocial', state: TRY }],
  ['social lets a tourist browse', facts('social', TRY, { isTourist: true }), visitor],
  [
    'social logs in by code and goes to the saved path',
    facts('social', '/', { search: { code: 'c', state: '/gold/buy?x=1' } }),
    { kind: 'loginBySocialCode', code: 'c', next: '/gold/buy?x=1' },
  ],
  [
    'social goes home without a saved path',
    facts('social', FREE, { search: { code: 'c' } }),
    { kind: 'loginBySocialCode', code: 'c', next: '/' },
  ],
  [
    'social follows no state out of the app',
    facts('social', '/', { search: { code: 'c', state: 'https://evil.example' } }),
    { kind: 'loginBySocialCode', code: 'c', next: '/' },
  ],
  [
    'web has no sign-in page where it does not sign in',
    facts('web', '/mission/login?rp=%2F', { hasWebSignIn: false }),
    redirect('/mdownload'),
  ],
  [
    'web keeps the page open for who is a member already',
    facts('web', '/mission/login', { hasWebSignIn: false, token: 't' }),
    opens,
  ],
  [
    'social takes a no for an answer on open pages',
    facts('social', '/', { search: { error: 'access_denied', state: TRY } }),
    redirect(TRY, 'answer'),
  ],
  [
    'social explains a refusal where sign-in is needed',
    facts('social', '/', { search: { error: 'access_denied', state: MUST } }),
    redirect('/grant-failed?type=user&url=%2FaddressSave', 'answer'),
  ],
  [
    'social goes home after a no without a way back',
    facts('social', '/', { search: { error: 'access_denied' } }),
    redirect('/', 'answer'),
  ],
  [
    'social continues to an unknown page',
    facts('social', '/', { search: { error: 'x', state: '/no/such/page' } }),
    redirect('/no/such/page', 'answer'),
  ],
  [
    'wallet comes back from its authorization page with a code',
    facts('wallet', '/', { search: { code: 'c', state: MUST } }),
    redirect(MUST),
  ],
  [
    'wallet keeps the code where it was wanted',
    facts('wallet', MUST, { search: { code: 'c', state: MUST } }),
    { kind: 'keepAuthCode', code: 'c' },
  ],
  [
    'wallet keeps the code at home',
    facts('wallet', '/', { search: { code: 'c' } }),
    { kind: 'keepAuthCode', code: 'c' },
  ],
  [
    'wallet comes back with a no',
    facts('wallet', '/', { search: { error: 'access_denied', state: MUST } }),
    redirect('/grant-failed?type=user&url=%2FaddressSave', 'answer'),
  ],
  [
    'a code is nothing to other clients',
    facts('paymentApp', MUST, { search: { code: 'c' } }),
    authorize('paymentApp'),
  ],
  [
    'social needs the code no more',
    facts('social', '/', { token: 't', isMemberLoaded: true, search: { code: 'c' } }),
    opens,
  ],
  [
    'mini-program opens its bind page',
    facts('miniProgram', MUST),
    { kind: 'bindPage', page: '/pages/common/bind' },
  ],
  ['mini-program lets tourists browse', facts('miniProgram', TRY), visitor],
  [
    'bank goes to its login page',
    facts('bank', '/orderInfo?id=7'),
    redirect('/bocLogin?rp=%2ForderInfo%3Fid%3D7'),
  ],
  ['bank lets tourists browse', facts('bank', TRY), visitor],
  [
    'web goes to the login page with a return address',
    facts('web', '/orderInfo?id=7'),
    redirect('/mission/login?rp=%2ForderInfo%3Fid%3D7'),
  ],
  [
    'web without sign-in goes to the download page',
    facts('web', MUST, { hasWebSignIn: false }),
    redirect('/mdownload'),
  ],
  ...[
    '/',
    '/store?id=1',
    '/categoriesDetail?id=2',
    '/search',
    '/categories',
    '/goodsStore',
    '/promotion/activity-h5',
  ].map((path): Case => [
    `web opens ${path} without a token`,
    facts('web', path, { hasWebSignIn: false }),
    visitor,
  ]),
];

const WALLET_LIST: Case[] = [
  ...[
    '/market/order',
    '/market/orderList',
    '/market/orderInfo',
    '/market/afterSale/7',
    '/market/afterSaleDetail',
    '/gold/index',
    '/gold/alipay',
    '/paymentPage',
    '/payment-management',
    '/vip/home',
    '/member/online',
    '/promotion/redemption-center',
    '/promotion/activity-h5',
  ].map((path): Case => [
    `wallet needs sign-in on ${path}, also of a tourist`,
    facts('wallet', path, { isTourist: true }),
    authorize('wallet'),
  ]),
  ...['/rule/integral', '/rule/sign'].map((path): Case => [
    `wallet needs none on ${path}`,
    facts('wallet', path),
    visitor,
  ]),
  ['elsewhere VIP home is open', facts('web', '/vip/home'), visitor],
];

const FAILURES: Case[] = [
  [
    'wallet, not registered: registration page',
    facts('wallet', '/orderInfo?id=7&x=1', { authCode: 'a', ...login(NOT_REGISTERED) }),
    redirect('/mpLogin?authCode=a&fromPath=%2ForderInfo&fromQuery=id%3D7%26x%3D1'),
  ],
  [
    'wallet, not registered, without an auth code',
    facts('wallet', MUST, login(NOT_REGISTERED)),
    redirect('/mpLogin?fromPath=%2FaddressSave'),
  ],
  [
    'wallet, not registered, on an open page: on as a tourist',
    facts('wallet', TRY, { authCode: 'a', ...login(NOT_REGISTERED) }),
    visitor,
  ],
  [
    'wallet, not registered, on an open page of the wallet list',
    facts('wallet', '/vip/home', { authCode: 'a', ...login(NOT_REGISTERED) }),
    redirect('/mpLogin?authCode=a&fromPath=%2Fvip%2Fhome'),
  ],
  [
    'wallet, not registered, on an open page where sign-in was asked for: registration page',
    facts('wallet', TRY, { authCode: 'a', isAsked: true, ...login(NOT_REGISTERED) }),
    redirect('/mpLogin?authCode=a&fromPath=%2Fstore&fromQuery=id%3D1'),
  ],
  [
    'wallet, any other login failure: the auth code goes',
    facts('wallet', TRY, { authCode: 'a', ...login(-1) }),
    redirect('/grant-failed?type=user&url=%2Fstore%3Fid%3D1', 'authCode'),
  ],
  [
    'wallet, login without an answer',
    facts('wallet', MUST, login(null)),
    redirect('/grant-failed?type=user&url=%2FaddressSave', 'authCode'),
  ],
  [
    'wallet, member info with an ended session',
    facts('wallet', MUST, { authCode: 'a', ...memberInfo(INVALID) }),
    redirect('/mpLogin?authCode=a&fromPath=%2FaddressSave'),
  ],
  [
    'wallet, member info with another failure',
    facts('wallet', MUST, memberInfo(-1)),
    redirect('/grant-failed?type=user&url=%2FaddressSave'),
  ],
  [
    'social, stale code: reload without a token',
    facts('social', MUST, login(STALE_CODE)),
    { kind: 'reload', forget: ['token'] },
  ],
  [
    'social, any other login failure',
    facts('social', MUST, login(-1)),
    redirect('/grant-failed?type=user&url=%2FaddressSave'),
  ],
  [
    'payment app, login failure',
    facts('paymentApp', MUST, login(-1)),
    redirect('/grant-failed?type=user&url=%2FaddressSave', 'authCode'),
  ],
  ['payment app, login failure on an open page', facts('paymentApp', TRY, login(-1)), visitor],
  [
    'bank, login failure',
    facts('bank', MUST, login(-1)),
    redirect('/grant-failed?type=user&url=%2FaddressSave'),
  ],
  ['bank, login failure on an open page', facts('bank', TRY, login(-1)), visitor],
  ...(['paymentApp', 'bank'] as const).map((client): Case => [
    `${client}, login failure on an open page where sign-in was asked for`,
    facts(client, TRY, { isAsked: true, ...login(-1) }),
    redirect(
      '/grant-failed?type=user&url=%2Fstore%3Fid%3D1',
      ...(client === 'paymentApp' ? (['authCode'] as const) : []),
    ),
  ]),
  ...(['app', 'miniProgram', 'web'] as const).flatMap((client): Case[] => [
    [`${client}, login refused: one stays`, facts(client, MUST, login(null)), { kind: 'stay' }],
    [`${client}, login refused on an open page`, facts(client, TRY, login(null)), visitor],
  ]),
  ...CLIENTS.map((client): Case => [
    `${client}, permission refused: the token goes`,
    facts(client, TRY, refused('point')),
    redirect('/grant-failed?type=point&url=%2Fstore%3Fid%3D1', 'token'),
  ]),
  ...CLIENTS.filter((client) => client !== 'wallet').flatMap((client): Case[] => [
    [
      `${client}, member info with an ended session`,
      facts(client, MUST, memberInfo(INVALID)),
      { kind: 'forgetSession' },
    ],
    [
      `${client}, member info with another failure: the page shows it`,
      facts(client, MUST, memberInfo(-1)),
      opens,
    ],
  ]),
];

const ELSEWHERE: Case[] = [
  ['unknown route in the wallet: home', facts('wallet', '/nowhere'), redirect('/')],
  ...CLIENTS.filter((client) => client !== 'wallet').map((client): Case => [
    `unknown route in ${client}: error page`,
    facts(client, '/nowhere', { token: 't' }),
    redirect('/errorPage'),
  ]),
  ...[
    '/market/index',
    '/market/store?id=1',
    '/market/search',
    '/market/redpackSearch',
    '/market/activity/redpack',
    '/mk/article',
  ].map((path): Case => [
    `wallet shows its search for ${path}`,
    facts('wallet', path, { token: 't', isMemberLoaded: true }),
    redirect('/com-page/app-search?isMarket=1'),
  ]),
  ...[
    '/market/orderList',
    '/market/voucher',
    '/market/redpack',
    '/market/payResult',
    '/market/submitComment',
    '/market/user/useful',
  ].map((path): Case => [
    `wallet shows ${path}, which belongs to an order`,
    facts('wallet', path, { token: 't', isMemberLoaded: true }),
    opens,
  ]),
  [
    'others show the supermarket',
    facts('social', '/market/index', { token: 't', isMemberLoaded: true }),
    opens,
  ],
  [
    'wallet while the system is down',
    facts('wallet', MUST, { systemStatus: 'sys_down' }),
    redirect('/errorPage?type=sys_down'),
  ],
  [
    'wallet on the status page',
    facts('wallet', '/errorPage?type=sys_down', { systemStatus: 'sys_down' }),
    opens,
  ],
  ['wallet while the system is up', facts('wallet', FREE, { systemStatus: 'ok' }), visitor],
  ['others do not ask for the status', facts('web', FREE, { systemStatus: 'sys_down' }), visitor],
  ...[
    '/mission/login?rp=%2F',
    '/mpLogin',
    '/bocLogin',
    '/grant-failed?type=user',
    '/mdownload',
    '/errorPage',
    '/dark',
  ].map((path): Case => [
    `${path} opens whatever failed`,
    facts('wallet', path, { token: 't', failure: { step: 'memberInfo', code: INVALID } }),
    opens,
  ]),
];

describe.each([
  ['a token in the address (rule 1)', TOKEN_IN_ADDRESS],
  ['with a token (rule 2)', SIGNED_IN],
  ['without a token (rules 1, 3, 4, 6, 9)', NO_TOKEN],
  ['the wallet’s own list (rule 9, decision M4)', WALLET_LIST],
  ['failures (rules 4, 5, 7)', FAILURES],
  ['other ways (rules 8, 10, 11)', ELSEWHERE],
])('navigation: %s', (_, cases) => {
  it.each(cases)('%s', (_, given, decision) => {
    expect(decideNavigation(given)).toEqual(decision);
  });
});

describe('navigation ends', () => {
  it.each(CLIENTS)('in %s no redirect leads to another without end', (client) => {
    for (const start of [MUST, TRY, FREE, '/nowhere', '/market/index', '/vip/home']) {
      let to = start;
      for (let hop = 0; hop < 4; hop += 1) {
        const decision = decideNavigation(facts(client, to, login(NOT_REGISTERED)));
        if (decision.kind !== 'redirect') break;
        expect(hop, `${client} ${start}`).toBeLessThan(3);
        to = decision.path;
      }
    }
  });
});
