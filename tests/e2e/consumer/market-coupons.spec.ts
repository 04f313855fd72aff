import type { Page } from '@playwright/test';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { demoOfferId } from '#server/demo/offers/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

test.use({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

const OWNER = '66880001';
// the owner's coupons are used up by journeys of orders: a server of its own
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

const coupon = (page: Page, key: string) => page.getByTestId(`coupon-${demoOfferId(key)}`);

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' });

  test('one’s own coupons of supermarkets are parted by what can be used now, and lead to where', async ({
    page,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.beSignedIn(OWNER);
    await app.open('/userRedpack');
    await page.getByRole('link', { name: app.t('title.marketOffers') }).click();
    await expect(page).toHaveURL(/#\/market\/user\/useful$/);
    await expect(coupon(page, 'm-any')).toBeVisible();
    await expect(coupon(page, 'r-any')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: app.t('wallet.list.unusable') }).click();
    await expect(page).toHaveURL(/#\/market\/user\/disUseful\?kind=redPacket$/);
    await expect(coupon(page, 'm-used')).toContainText(app.t('wallet.stampUsed'));
    await expect(coupon(page, 'm-old')).toContainText(app.t('wallet.stampExpired'));
    await expect(coupon(page, 'm-later').getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByTestId('kind-freeDelivery').click();
    await expect(
      page.getByText(app.t('wallet.empty.unusable', { kind: app.t('wallet.kind.freeDelivery') })),
    ).toBeVisible();
    await page.getByRole('link', { name: app.t('wallet.list.usableNow') }).click();
    await page.getByTestId('kind-voucher').click();
    await coupon(page, 'm-praia').getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`#/market/store\\?id=${MARKET_EXAMPLES.open}`));
  });

  test('a red packet leads to the supermarkets that take it, and one that counts nowhere says why', async ({
    page,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.beSignedIn(OWNER);
    await app.open('/market/user/useful');
    await coupon(page, 'm-two').getByRole('button').click();
    await expect(page).toHaveURL(/#\/market\/redpackSearch\?redpackId=demo\.m-two$/);
    await expect(page.getByTestId('coupon-head')).toContainText(
      app.t('voucher.market.stores', { count: 2 }),
    );
    await expect(page.locator('.stores > li')).toHaveCount(2);
    await expectAccessible(page);
    for (const [key, sentence] of [
      ['m-used', app.t('search.couponRefusal.USED')],
      ['m-old', app.t('search.couponRefusal.EXPIRED')],
      ['m-later', app.t('search.couponRefusal.NOT_STARTED')],
      ['r-any', app.t('market.couponOther')],
      ['none', app.t('search.couponUnknown')],
    ] as const) {
      await app.open(`/market/redpackSearch?redpackId=demo.${key}`);
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    }
    await page.getByRole('link', { name: app.t('market.empty.near') }).click();
    await expect(page).toHaveURL(/#\/market\/near$/);
    await app.open('/search?redpackId=demo.m-any');
    await expect(page.getByRole('heading', { name: app.t('search.couponOther') })).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a visitor signs in to see a red packet, and lists that cannot be loaded come with a retry', async ({
    page,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.open('/market/redpackSearch?redpackId=demo.m-two');
    await page
      .getByRole('main')
      .getByRole('button', { name: app.t('good.likedSignInGo') })
      .click();
    await app.signIn(OWNER);
    await expect(page.getByTestId('coupon-head')).toBeVisible();
    const list = '**/v2/_get-buyer-redpack-list';
    await page.route(list, (route) => route.abort());
    await app.open('/market/user/useful');
    await expect(page.getByRole('alert')).toContainText(app.t('shell.loadFailed'));
    await page.unroute(list);
    await app.button('common.retry').click();
    await expect(coupon(page, 'm-any')).toBeVisible();
  });
});
