import type { Page, Route } from '@playwright/test';
import { takeoutFrontCalls } from '#shared/contract/consumer/takeout-front.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { CHECKOUT_SHOPS, checkoutPath, chooseTablewareAt } from '#tests/support/checkout-pages.ts';
import { TakeoutHome } from '#tests/support/consumer-takeout-home.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

const PHONE = '66880001';

/** Which of three asks of an address is lost: told by its name without the mark of the build, so that it is the same one in every run, and addresses are not lost together. */
const turnOf = (address: string): number =>
  [...address.replace(/-[\w-]{7}(?=\.\w+$)/, '')].reduce(
    (sum, char) => (sum * 31 + char.codePointAt(0)!) % 9973,
    0,
  ) % 3;

/** Every third ask of each address is lost: before it comes to the server, or with its answer, in turn. Only a page and what it names itself come: without those nobody could say a word. Counted over all addresses, a page that asks for the same things in the same order would lose the same one each time. */
const loseEveryThird = async (page: Page): Promise<() => number> => {
  const asks = new Map<string, number>();
  let lost = 0;
  const html = await (await page.request.get('/')).text();
  const named = new Set(
    [...html.matchAll(/<(?:link|script)\b[^>]*?\s(?:href|src)="\.?(\/assets\/[^"]+)"/g)].map(
      ([, address]) => address,
    ),
  );
  await page.route(
    (url) => !url.pathname.startsWith('/pictures'),
    async (route: Route) => {
      const { pathname } = new URL(route.request().url());
      const count = (asks.get(pathname) ?? turnOf(pathname)) + 1;
      asks.set(pathname, count);
      if (route.request().resourceType() === 'document' || named.has(pathname) || count % 3 !== 0) {
        await route.continue();
        return;
      }
      lost += 1;
      if (lost % 2 === 0) await route.fetch().catch(() => undefined);
      await route.abort();
    },
  );
  return () => lost;
};

/** Presses what is offered when something did not load, and opens the page again where it asks for that, until what one waits for is there. */
const persist = async (
  app: TakeoutHome,
  isThere: () => Promise<boolean>,
  press?: () => Promise<void>,
): Promise<void> => {
  await expect(async () => {
    if (await isThere()) return;
    const retry = app.button('common.retry').first();
    if (await app.page.locator('.not-yet').isVisible()) await app.page.reload();
    else if (await retry.isVisible()) await retry.click();
    else await press?.();
    await expect.poll(isThere, { timeout: 2500 }).toBe(true);
  }).toPass({ timeout: 90_000 });
};

for (const shop of Object.values(CHECKOUT_SHOPS))
  test(`on a line that loses every third request an order is made, once, and paid (${shop.kind})`, async ({
    page,
    server,
  }) => {
    const app = new TakeoutHome(page, server.url, 'en');
    const member = testClient({ url: server.url });
    await signInMember(member, PHONE);
    await app.withoutPopups();
    await app.beSignedIn(PHONE);
    await leaveCart(page, server.url, shop.cart);
    const before = await shop.orders(member.api);
    const isAt = (mark: RegExp) => () => Promise.resolve(mark.test(page.url()));
    const lost = await loseEveryThird(page);
    await app.open(checkoutPath(shop.cart.storeId, shop.kind));
    const submit = app.button('checkout.submit');
    await persist(app, async () => (await submit.isVisible()) && (await submit.isEnabled()));
    await chooseTablewareAt(app, shop);
    await persist(app, isAt(/paymentPage\?orderId/), async () => {
      if (await submit.isEnabled()) await submit.click();
    });
    // two presses, of which each may be lost, are one payment
    await persist(app, isAt(/sandbox-bank/), async () => {
      if (await app.payButton().isVisible()) await app.payButton().dblclick();
    });
    await page.getByTestId('bank-pay').click();
    await persist(app, () =>
      page.getByRole('heading', { name: app.t('cashier.paid') }).isVisible(),
    );
    expect(lost()).toBeGreaterThan(8);
    expect(await shop.orders(member.api)).toHaveLength(before.length + 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW', permissions: [] });

  test('a server that is down is said on the home, and one press brings all of it back, each asked once; without a line what was loaded stays', async ({
    page,
    server,
    context,
  }) => {
    const app = new TakeoutHome(page, server.url, 'zh-Hant');
    await app.withoutPopups();
    const isCall = (url: URL): boolean =>
      /^\/(?:(?:takeouts|activity|group|orgs|member|payment)\/|first-view)/.test(url.pathname);
    await page.route(isCall, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await app.open('/');
    await expect(page.getByRole('alert').first()).toContainText(app.t('error.network'));
    await expectAccessible(page);
    await expect(page.getByRole('navigation', { name: app.t('home.lanterns') })).toHaveCount(0);
    await page.unroute(isCall);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isCall(new URL(request.url()))) asked.push(new URL(request.url()).pathname);
    });
    await page
      .getByRole('alert')
      .getByRole('button', { name: app.t('common.retry') })
      .click();
    await expect(app.stores().first()).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: app.t('home.lanterns') }).getByRole('link'),
    ).toHaveCount(10);
    await expect(page.getByRole('region', { name: app.t('home.banners') })).toHaveCount(1);
    await expect(
      page
        .getByRole('region', { name: app.t('home.flash') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole('group', { name: app.t('home.labels') })
        .getByRole('button')
        .first(),
    ).toBeVisible();
    for (const { path } of [
      takeoutFrontCalls.clickGoldMergeList,
      takeoutFrontCalls.lanternList,
      takeoutFrontCalls.bannerList,
      takeoutFrontCalls.blackGoldList,
    ])
      expect(
        asked.filter((one) => one === path),
        path,
      ).toHaveLength(1);

    await context.setOffline(true);
    await expect(page.getByText(app.t('common.offline'))).toBeVisible();
    await expect(app.stores().first()).toBeVisible();
    await app.stores().first().click();
    await expect(page.getByRole('heading', { name: app.t('shell.offlineTitle') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(app.t('common.offline'))).toHaveCount(0);
    await expect(page.locator('.shop-head')).toBeVisible();
    await page.goBack();
    await expect(app.stores().first()).toBeVisible();
  });
});
