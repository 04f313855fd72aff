import { expect, it } from 'vitest';
import { findRoute } from '../routes/consumer/find-route.ts';
import { knownArea } from '../routes/consumer/known/index.ts';
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

it('every documented address that has no screen belongs to an area that can be named', () => {
  expect(knownArea('lottery')).toBe('promotion');
  expect(knownArea('Store')).toBeNull();
});
