import { describe, expect, it } from 'vitest';
import { afterBack, hasHomeButton, hasSwipeBack, usesNativeBack } from './back-navigation.ts';
import { isReady, isTourist, loginResult } from './login-result.ts';
import { returnPath, walletReturnPath } from './return-path.ts';
import { KEPT_AFTER_SESSION, afterSessionInvalid } from './session-invalid.ts';
import { NAVIGATION_MS, STORE_ATTEMPTS, isTap, mustReroute, wasLongAway } from './timing.ts';
import { bankToken, replacesSession, tokenPlaces } from './token.ts';

describe('return addresses (decision M8)', () => {
  it.each([
    ['/store?id=1', '/store?id=1'],
    ['#/store?id=1', '/store?id=1'],
    ['/', '/'],
    ['//evil.example', '/'],
    ['#//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil', '/'],
    ['javascript:1', '/'],
    ['', '/'],
    [null, '/'],
    [undefined, '/'],
    ['/mission/login?rp=/x', '/'],
    ['/grant-failed', '/'],
    ['/errorPage', '/'],
    ['/loginHelp', '/loginHelp'],
  ])('%j leads to %s', (text, path) => {
    expect(returnPath(text)).toBe(path);
  });
  it.each([
    [{ fromPath: '/orderInfo', fromQuery: 'id=7' }, '/orderInfo?id=7'],
    [{ fromPath: '/orderInfo', fromQuery: '' }, '/orderInfo'],
    [{ fromPath: 'https://evil.example', fromQuery: 'a' }, '/'],
    [{ fromQuery: 'a=1' }, '/'],
    [{}, '/'],
  ])('the wallet comes back from %j to %s', (from, path) => {
    expect(walletReturnPath(from)).toBe(path);
  });
});

describe('back (spec 000 §2)', () => {
  it.each([
    [{ hasChanged: true, isFromOutside: true, from: '/market/store' }, { kind: 'done' }],
    [
      { hasChanged: false, isFromOutside: true, givenPath: '/x', from: '/market/store' },
      { kind: 'closeContainer' },
    ],
    [
      { hasChanged: false, isFromOutside: false, givenPath: '/x', from: '/market/store' },
      { kind: 'go', path: '/x' },
    ],
    [
      { hasChanged: false, isFromOutside: false, from: '/market/store?id=1' },
      { kind: 'go', path: '/market/index' },
    ],
    [
      { hasChanged: false, isFromOutside: false, from: '/vip/home' },
      { kind: 'go', path: '/' },
    ],
  ])('%j: %j', (facts, after) => {
    expect(afterBack(facts)).toEqual(after);
  });
  it.each([
    ['app', 'ios', '3.7.5', '/market/store?id=1', true],
    ['app', 'ios', '3.7.4', '/market/store', false],
    ['app', 'ios', null, '/market/store', false],
    ['app', 'android', '9.0.0', '/market/store', false],
    ['wallet', 'ios', '9.0.0', '/market/store', false],
    ['app', 'ios', '3.7.5', '/store', false],
  ] as const)(
    '%s on %s %s at %s goes back natively: %s',
    (client, os, appVersion, page, isNative) => {
      expect(usesNativeBack({ client, os, appVersion }, page)).toBe(isNative);
    },
  );
  it.each([
    ['app', 'android', '9.0.0', false],
    ['web', 'android', null, false],
    ['app', 'ios', '3.7.4', false],
    ['app', 'ios', '3.7.5', true],
    ['app', 'ios', null, false],
    ['web', 'ios', null, true],
    ['app', 'macos', null, true],
  ] as const)('%s on %s %s swipes back: %s (decision M12)', (client, os, appVersion, can) => {
    expect(hasSwipeBack({ client, os, appVersion })).toBe(can);
  });
  it('takes another least version from the configuration', () => {
    expect(hasSwipeBack({ client: 'app', os: 'ios', appVersion: '4.0.0' }, '4.0.1')).toBe(false);
  });
  it.each([
    ['wallet', 2999, [], false],
    ['wallet', 3000, ['/store?id=1'], true],
    ['wallet', 3000, ['/?a=1', '/store'], false],
    ['app', 9000, [], false],
  ] as const)(
    '%s after %s ms with %j shows the floating button: %s',
    (client, elapsedMs, history, isShown) => {
      expect(hasHomeButton(client, { elapsedMs, history })).toBe(isShown);
    },
  );
});

describe('times (spec 000 §2, §4, §9)', () => {
  it.each([
    [199, true],
    [200, false],
  ])('a press of %s ms is a tap: %s', (ms, is) => {
    expect(isTap(ms)).toBe(is);
  });
  it.each([
    [120_000, false],
    [120_001, true],
  ])('%s ms between frames is long: %s', (ms, is) => {
    expect(wasLongAway({ previous: 5, current: 5 + ms })).toBe(is);
  });
  it.each([
    [999, false, false, false],
    [1000, false, false, true],
    [1000, true, false, false],
    [1000, false, true, false],
  ])(
    '%s ms after a new hash, router moved %s, user moved %s: routes again %s (decision M9)',
    (elapsedMs, hasRouterMoved, hasUserNavigated, must) => {
      expect(mustReroute({ elapsedMs, hasRouterMoved, hasUserNavigated })).toBe(must);
    },
  );
  it('tries the store pages one after the other', () => {
    expect(STORE_ATTEMPTS.ios).toEqual([{ store: 'appStore', afterMs: 2000 }]);
    expect(STORE_ATTEMPTS.android.map(({ store, afterMs }) => [store, afterMs])).toEqual([
      ['google', 2000],
      ['huawei', 3000],
      ['xiaomi', 4000],
      ['others', 5000],
    ]);
  });
  it('has the documented times', () => {
    expect(NAVIGATION_MS).toEqual({
      backCheck: 100,
      tap: 200,
      reroute: 1000,
      socialLoading: 2000,
      homeButton: 3000,
      longBackground: 120_000,
      chunkLoad: 120_000,
      debounce: 200,
    });
  });
});

describe('an ended session (spec 000 §4, decision O14)', () => {
  it.each([
    ['paymentApp', 'paymentAppLogin'],
    ['bank', 'bankLogin'],
    ['miniProgram', 'bindPage'],
    ['wallet', 'walletRegistration'],
    ['app', 'navigate'],
    ['social', 'navigate'],
    ['web', 'navigate'],
  ] as const)('%s: %s', (client, after) => {
    expect(afterSessionInvalid(client)).toBe(after);
    expect(afterSessionInvalid(client, true)).toBe('toast');
  });
  it('keeps places and carts, no right of the member', () => {
    for (const kept of [
      'scroll',
      'marketKeywords',
      'cart',
      'addressDraft',
      'merchantSession',
      'outbox',
    ] as const)
      expect(KEPT_AFTER_SESSION.has(kept)).toBe(true);
    for (const gone of ['token', 'member', 'authCode', 'socialIdentity', 'couponChoice'] as const)
      expect(KEPT_AFTER_SESSION.has(gone)).toBe(false);
  });
});

describe('tokens (spec 000 §4)', () => {
  it.each([
    [undefined, ['session']],
    [{}, ['session']],
    [{ isShare: true }, ['session', 'local']],
    [{ isSocial: true }, ['session', 'local']],
    [{ isExplicit: true }, ['session', 'local']],
  ])('after %j is kept in %j', (reason, places) => {
    expect(tokenPlaces(reason)).toEqual(places);
  });
  it.each([
    ['web', 'other', true],
    ['app', 'other', true],
    ['web', 'own', false],
    ['web', null, false],
    ['miniProgram', 'other', false],
  ] as const)('in %s, a link’s token replaces the session %s: %s', (client, present, replaces) => {
    expect(replacesSession(client, { given: 'own', present })).toBe(replaces);
  });
  it.each([
    [null, 'o', 't'],
    ['o', 'o', 't'],
    ['p', 'o', null],
  ])('the bank’s stored open id %s and now %s: %s', (stored, current, token) => {
    expect(bankToken('t', { stored, current })).toBe(token);
  });
});

describe('sign-in answers (spec 000 §4, §5)', () => {
  it.each([
    [
      { result: 'login_success', token: 't' },
      { ok: true, token: 't' },
    ],
    [{ result: 'login_success' }, { ok: false, reason: 'token' }],
    [
      { result: 'login_success', token: '' },
      { ok: false, reason: 'token' },
    ],
    [
      { result: 'login_cancel', token: 't' },
      { ok: false, reason: 'notSuccess' },
    ],
    [{}, { ok: false, reason: 'notSuccess' }],
  ])('%j: %j', (answer, result) => {
    expect(loginResult(answer)).toEqual(result);
  });
  it.each([
    ['paymentApp', null, false, true],
    ['paymentApp', 't', false, false],
    ['wallet', null, true, true],
    ['wallet', null, false, false],
    ['web', 't', true, false],
  ] as const)('%s with token %s, tried %s, is a tourist: %s', (client, token, hasTried, is) => {
    expect(isTourist(client, token, hasTried)).toBe(is);
  });
  it.each([
    ['app', false, false],
    ['app', true, true],
    ['web', false, true],
  ] as const)('%s with home location %s shows: %s', (client, has, is) => {
    expect(isReady(client, has)).toBe(is);
  });
});
