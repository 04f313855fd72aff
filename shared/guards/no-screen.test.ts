import { expect, it } from 'vitest';
import { CATALOGUES } from '../i18n/catalogue.ts';
import { findRoute } from '../routes/consumer/find-route.ts';
import { consumerRoutes } from '../routes/consumer/index.ts';
import { isMissing, knownRoutes, type KnownRouteName } from '../routes/consumer/known/index.ts';
import type { NavigationDecision } from './navigation.ts';
import { pathWithoutScreen } from './no-screen.ts';

const redirect = (path: string): NavigationDecision => ({ kind: 'redirect', path, forget: [] });
const open: NavigationDecision = { kind: 'open', asTourist: true };
const documented = findRoute('/promotion/lottery');

it('a documented address shows what is missing and never asks to sign in first', () => {
  expect(pathWithoutScreen(documented, open)).toBeNull();
  for (const page of ['/mission/login?fromPath=x', '/mpLogin', '/bocLogin', '/grant-failed'])
    expect(pathWithoutScreen(documented, redirect(page))).toBeNull();
});

it('other redirects of the guards hold, and an unknown address is an error', () => {
  const market = '/com-page/app-search?isMarket=1';
  expect(pathWithoutScreen(findRoute('/market/home'), redirect(market))).toBe(market);
  expect(pathWithoutScreen(documented, redirect('/errorPage?type=sys_down'))).toBe(
    '/errorPage?type=sys_down',
  );
  expect(pathWithoutScreen(findRoute('/no/such/page'), open)).toBe('/errorPage');
});

it('a documented address has a screen, or is one whose name is shown instead', () => {
  for (const name of Object.keys(knownRoutes) as KnownRouteName[])
    expect([name, isMissing(name)]).toEqual([name, !(name in consumerRoutes)]);
  expect(isMissing('lottery')).toBe(true);
  expect(isMissing('Store')).toBe(false);
});

it.each(Object.entries(CATALOGUES))('no two of them have the same name, in %s', (_, texts) => {
  const names = (Object.keys(knownRoutes) as KnownRouteName[])
    .filter(isMissing)
    .map((name) => texts[`notHere.name.${name}`]);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
