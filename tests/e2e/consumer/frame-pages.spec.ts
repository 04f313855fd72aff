import type { Browser, Page } from '@playwright/test';
import { codeOf } from '#shared/codes/error-code.ts';
import { asId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { TakeoutHome } from '#tests/support/consumer-takeout-home.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'zh-TW',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

const PHONES = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
};
const COMPLETED = 4;
const NEW_FRIEND = '66885101';

/** A red packet that the member with orders shares. */
const sharedRedPacket = async (url: string): Promise<string> => {
  const client = testClient({ url });
  await signInMember(client);
  const { result } = await client.api.takeoutOrderList({});
  // a packet opens once its order is under way for good
  const paid = result.find(({ orderStatus }) => orderStatus === COMPLETED);
  return (await client.api.platformShare({ orderId: asId(paid?.tradeId ?? '') })).shareId;
};

const phonePage = async (browser: Browser, os: keyof typeof PHONES): Promise<Page> => {
  const page = await (
    await browser.newContext({
      userAgent: PHONES[os],
      locale: 'zh-TW',
      viewport: { width: 390, height: 844 },
    })
  ).newPage();
  await page.clock.install();
  for (const host of ['apps.apple.com', 'play.google.com'])
    await page
      .context()
      .route(`https://${host}/**`, (route) =>
        route.fulfill({ body: `<p>${host}</p>`, contentType: 'text/html' }),
      );
  return page;
};

/** From here on the page's time stands until the test lets it run: what a busy machine takes does not count. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 1000);

test('a friend’s red packet: signed in on the way, opened once, used; a second time says so, and a dead link too', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  const address = href(consumerRoutes.share, { shareId: await sharedRedPacket(server.url) });
  await app.open(address);
  await expectAccessible(page);
  await app.button('share.signIn').click();
  await app.signIn(NEW_FRIEND);
  await expect(page).toHaveURL(/#\/share\?shareId=/);
  await app.button('share.open').click();
  await expect(page.getByTestId('gift-taken')).toContainText('$5');
  await expectAccessible(page);
  await page.reload();
  await app.button('share.open').click();
  await expect(page.getByRole('alert')).toContainText(app.t('share.had'));
  await app.open(href(consumerRoutes.share, { shareId: 'nonesuch' }));
  await app.button('share.open').click();
  await expect(page.getByRole('alert')).toContainText(app.t('share.gone'));
  await app.open(href(consumerRoutes.share, { storeId: OPEN_STORE, redpack: '1' }));
  await expect(page.getByTestId('gift')).toHaveCount(2);
  await app.button('share.claimAll').click();
  await app.button('share.use').click();
  await expect(page).toHaveURL(new RegExp(`#/store\\?id=${OPEN_STORE}`));
});

test('a line that breaks while a red packet is opened gives it once', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  const shareId = await sharedRedPacket(server.url);
  await app.beSignedIn('66885102');
  let calls = 0;
  // the first answer is lost on its way back
  await page.route('**/activity/activity/voucher/_receive-voucher', async (route) => {
    calls += 1;
    if (calls > 1) {
      await route.continue();
      return;
    }
    await route.fetch();
    await route.abort('connectionreset');
  });
  await app.open(href(consumerRoutes.share, { shareId }));
  await app.button('share.open').click();
  await app.button('common.retry').or(page.getByTestId('gift-taken')).first().waitFor();
  if (await app.button('common.retry').isVisible()) {
    await app.button('common.retry').click();
    await app.button('share.open').click();
  }
  await expect(page.getByTestId('gift-taken')).toContainText('$5');
});

test('links of friends lead to the page they name, and nowhere else', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  for (const [address, end] of [
    [
      '/wechat-gateway?toPage=%2FcategoriesDetail%3Fid%3Dchinese',
      /#\/categoriesDetail\?id=chinese$/,
    ],
    ['/wechat-gateway?toPage=https%3A%2F%2Fevil.example', /#\/$/],
    ['/share?toPage=%2F%2Fevil.example', /#\/$/],
    [`/share?storeId=${OPEN_STORE}`, new RegExp(`#/store\\?id=${OPEN_STORE}$`)],
    ['/openAdJump?id=b-tarts', /#\/store\?id=t-cunha-tarts$/],
    ['/openAdJump?skipType=7', /#\/$/],
    ['/jumpPage?type=product&id=coffee-five', /#\/group\/productDetail\?productId=coffee-five$/],
    ['/groupbooking/detail?id=coffee-five', /#\/group\/productDetail\?productId=coffee-five$/],
    ['/group/upgrade?to=%2Fabout', /#\/about$/],
    ['/com-page/app-search', /#\/search$/],
  ] as const) {
    await app.open(address);
    await expect(page, address).toHaveURL(end);
  }
});

test('an advertisement that leads out asks first; one that is over or not for here says so', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/openAdJump?skipType=1&skipAddress=https%3A%2F%2Fshop.example%2Fa');
  await expect(page.getByRole('main')).toContainText('shop.example');
  await page.context().route('https://shop.example/**', (route) => route.fulfill({ body: 'shop' }));
  const [opened] = await Promise.all([page.waitForEvent('popup'), app.button('ad.go').click()]);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await opened.close();
  await app.open('/openAdJump?skipType=1&skipAddress=javascript%3Aalert(1)');
  await expect(page.getByText(app.t('ad.nowhere'))).toBeVisible();
  await app.open('/openAdJump?id=no-such-banner');
  await expect(page.getByText(app.t('ad.gone'))).toBeVisible();
});

test('a listed page stands in its sandbox; others are explained', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await page.context().route('https://www.gov.mo/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<p>Weather</p><script>try { localStorage.length; document.body.append("open"); } catch { document.body.append("closed"); }</script>',
    }),
  );
  await app.open(
    `/iframe?url=${encodeURIComponent('https://www.gov.mo/weather')}&title=${encodeURIComponent('<b>天氣</b>')}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>天氣</b>');
  await expect(page.frameLocator('iframe').locator('body')).toContainText('closed');
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups',
  );
  for (const [url, key] of [
    ['https://shop.example/', 'iframe.hostNotListed'],
    ['http://www.gov.mo/', 'iframe.notHttps'],
    ['https://www.gov.mo@evil.example/', 'iframe.badAddress'],
  ] as const) {
    await app.open(`/iframe?url=${encodeURIComponent(url)}`);
    await expect(page.getByText(app.t(key, { host: 'shop.example' }))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('the download page tries the app, then the stores, each after its time; a page that is hidden stops', async ({
  browser,
  server,
}) => {
  const ios = await phonePage(browser, 'ios');
  const app = new ConsumerApp(ios, server.url);
  await app.open('/mdownload');
  await expect(app.button('download.go')).toBeVisible();
  await stopClock(ios);
  await app.button('download.go').click();
  await ios.clock.runFor(1900);
  await expect(ios).toHaveURL(/mdownload/);
  await ios.clock.runFor(200);
  await expect(ios).toHaveURL(/^https:\/\/apps\.apple\.com\//);
  await ios.context().close();
  const android = await phonePage(browser, 'android');
  const other = new ConsumerApp(android, server.url);
  await other.open('/mdownload');
  await expect(other.button('download.go')).toBeVisible();
  await stopClock(android);
  await other.button('download.go').click();
  await android.clock.runFor(2500);
  await android.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await android.clock.runFor(6000);
  await expect(android).toHaveURL(/mdownload/);
  await expect(android.getByText(other.t('download.left'))).toBeVisible();
  await android.clock.resume();
  await expectAccessible(android);
  await android.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });
  // a Chromium that could not open another app takes no pointer input on that page any more
  await other.button('download.go').dispatchEvent('click');
  await android.clock.runFor(5100);
  await expect(android).toHaveURL(/^https:\/\/play\.google\.com\/.*id=mo\.senado\.app/);
  await android.context().close();
});

test('a code of the app, as a photo, leads where it says; other codes are told apart', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/qrcode');
  const code = page.getByRole('img', { name: app.t('qrcode.label') });
  const own = await code.screenshot();
  await page.getByTestId('album').setInputFiles({
    name: 'none.png',
    mimeType: 'image/png',
    buffer: await page.getByRole('banner').screenshot(),
  });
  await expect(page.getByTestId('announcer')).toContainText(app.t('qrcode.nothing'));
  await page
    .getByTestId('album')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: own });
  await expect(page).toHaveURL(/#\/$/);
});

test('a new member sees what is given on the home and claims it all; the strip then stays away', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups({ hasStrips: true });
  await app.beSignedIn('66885103');
  await app.open('/');
  await expect(page.getByTestId('newly-strip')).toContainText('$40');
  await app.button('newly.open').click();
  await expect(page.getByTestId('gift')).toHaveCount(3);
  await app.button('newly.claim', { amount: '40' }).click();
  await expect(page.getByText(app.t('newly.done'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: app.t('newly.wallet') }).click();
  await expect(page.getByTestId(/^coupon-/)).toHaveCount(3);
  await page.getByTestId('tab-home').click();
  await expect(page.getByTestId('newly-strip')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 320, height: 720 } });

  test('points, settings and the other pages speak English and fit a small phone', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn('66880001');
    await app.open('/mission/getIntegral');
    await expect(page.getByTestId('points-total')).toHaveText(/^\d+$/);
    await app.open('/about');
    const tracking = page.getByRole('switch');
    await expect(tracking).toBeChecked();
    await tracking.uncheck();
    expect(await page.evaluate(() => localStorage.getItem('senado.untracked'))).toBe('true');
    await expectAccessible(page);
    await page.route('**/takeouts/order/_list', (route) =>
      route.fulfill({ status: 423, json: { code: codeOf('ACCOUNT_SUSPENDED'), note: '' } }),
    );
    await app.open('/mission/getIntegral');
    await page.reload();
    await expect(page).toHaveURL(/#\/dark$/);
    await expectAccessible(page);
    await app.open('/about');
    await app.button('common.signOut').click();
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: app.t('common.signOut') })
      .click();
    await expect(app.button('title.login')).toBeVisible();
    for (const address of [
      '/about',
      '/dark',
      '/mdownload',
      '/qrcode',
      '/com-page/app-search?isGroup=1',
      '/errorPage',
      '/grant-failed?type=user',
      `/share?storeId=${OPEN_STORE}&redpack=1`,
      '/iframe?url=x',
    ]) {
      await app.open(address);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        address,
      ).toBeLessThanOrEqual(0);
      // the switch names the other language in that language
      expect(
        await page.getByRole('main').evaluate((main) => {
          for (const named of main.querySelectorAll('[lang]')) named.remove();
          return main.textContent;
        }),
        address,
      ).not.toMatch(/[一-鿿]/);
    }
  });
});
