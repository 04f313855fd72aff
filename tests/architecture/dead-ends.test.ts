// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, type ClientKind } from '#shared/codes/client-kind.ts';
import { instant } from '#shared/kernel/time.ts';
import { couponTarget } from '#shared/jump/coupon-target.ts';
import type { JumpContext, JumpTarget } from '#shared/jump/jump-context.ts';
import { jumpTarget } from '#shared/jump/jump-target.ts';
import { BOTTOM_TABS } from '#shared/routes/consumer/tabs.ts';
import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { splitPath } from '#shared/routes/query.ts';
import { MARKET_BANNERS, MARKET_LANTERNS } from '#server/demo/market-home/content.ts';
import { MARKET_OWNED, marketOffersToClaim } from '#server/demo/offers/market.ts';
import { OWNED } from '#server/demo/offers/owned.ts';
import { offersToClaim } from '#server/demo/offers/to-claim.ts';
import { BANNERS } from '#server/demo/takeout-home/banners.ts';
import { LANTERNS } from '#server/demo/takeout-home/lanterns.ts';
import { TABS } from '#consumer/lib/bottom-bar.ts';
import { reachable } from '#consumer/lib/navigation/use-jump.ts';
import { screenOf } from '#consumer/lib/navigation/screen-of.ts';

const CLIENTS = (Object.keys(CLIENT_KINDS) as ClientKind[]).filter(
  (client) => client !== 'console',
);
const NOW = instant(Date.parse('2026-11-23T12:00:00+08:00'));
const contextOf = (client: JumpContext['client']): JumpContext => ({
  client,
  appVersion: '99.0.0',
  mainSite: 'https://senado.example',
  allowedHosts: [],
});
const hasScreen = (target: JumpTarget): boolean =>
  target.kind === 'native' ||
  (target.kind === 'route' && screenOf(splitPath(target.path).path) !== null);

describe.each(CLIENTS)('in %s', (client) => {
  const context = contextOf(client);
  it.each([...BANNERS, ...MARKET_BANNERS].map(({ id, jump }) => [id, jump] as const))(
    'the banner %s of the demonstration leads to a screen',
    (_, jump) => {
      expect(hasScreen(jumpTarget(jump, context))).toBe(true);
    },
  );
  it.each([...LANTERNS, ...MARKET_LANTERNS].map(({ id, jump }) => [id, jump] as const))(
    'the category %s leads to a screen',
    (_, jump) => {
      expect(hasScreen(jumpTarget(jump, context))).toBe(true);
    },
  );
  it.each([
    ...[...OWNED, ...MARKET_OWNED].map(({ key, terms }) => [key, terms] as const),
    ...[...offersToClaim(NOW), ...marketOffersToClaim(NOW)].map(
      ({ id, terms }) => [id, terms] as const,
    ),
  ])('the coupon %s leads to a screen', (id, terms) => {
    const [first] = terms.storeIds;
    const link = {
      ...terms,
      id,
      redpackId: id,
      storeIds: [...terms.storeIds],
      linkStoreId: terms.storeScope === 3 ? first! : null,
    };
    expect(hasScreen(couponTarget(link, context))).toBe(true);
  });
});

it('tabs lead to screens', () => {
  expect(TABS.length).toBeGreaterThan(1);
  expect(TABS.filter(({ path }) => screenOf(path) === null)).toEqual([]);
  expect(BOTTOM_TABS.filter(({ path }) => screenOf(path) !== null)).toEqual(TABS);
});

it('a target without a screen is none, so nothing is drawn that leads there', () => {
  const missing = Object.entries(knownRoutes).filter(([name]) => !(name in consumerRoutes));
  expect(missing.length).toBeGreaterThan(20);
  for (const [, { path }] of missing)
    expect(reachable({ kind: 'route', path, url: '' }), path).toEqual({
      kind: 'none',
      reason: 'nativeOnly',
    });
  const built = { kind: 'route', path: '/store?id=1', url: '' } as const;
  expect(reachable(built)).toBe(built);
});
