import type { Page } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { TakeoutHome } from '#tests/support/consumer-takeout-home.ts';

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'zh-TW',
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a store stays behind its checkout: going back finds the menu where it was left', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880001');
  await leaveCart(page, server.url, { storeId: OPEN_STORE, quantity: 3 });
  await app.open(`/store?id=${OPEN_STORE}`);
  await expect(page.getByRole('list', { name: app.t('shop.menu') })).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  // marks the very element: a store that is drawn anew has another
  await page.locator('.page').evaluate((element) => {
    element.setAttribute('data-mark', 'same');
  });
  await page.locator('.cart-bar__go').getByRole('button').click();
  await expect(page).toHaveURL(/#\/order\?storeId=/);
  await expect(app.button('checkout.submit')).toBeEnabled();
  expect(await scrollTop(page)).toBe(0);
  await app.button('common.back').click();
  await expect(page).toHaveURL(/#\/store\?id=/);
  await expect(page.locator('.page[data-mark=same]')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  // a sheet that was open over it does not keep the next page from being used
  await app.button('shop.search').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/categories';
  });
  await expect(
    page.getByRole('heading', { level: 1, name: app.t('title.categories') }),
  ).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.page[data-mark=same]')).toBeVisible();
});

test('tabs take each other’s place, have no way back, and stand on their own pages only', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  await app.beSignedIn('66880001');
  await app.open('/');
  for (const [tab, path] of [
    ['marketIndex', consumerRoutes.marketIndex.path],
    ['allOrderList', consumerRoutes.allOrderList.path],
    ['UserRedpack', consumerRoutes.UserRedpack.path],
  ] as const) {
    await page.getByTestId(`tab-${tab}`).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByTestId(`tab-${tab}`)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(app.button('common.back')).toHaveCount(0);
  }
  await app.open('/categories');
  await expect(app.button('common.back')).toBeVisible();
  await expect(page.getByTestId('tab-home')).toHaveCount(0);
});

test('pulling the home down asks anew', async ({ page, server }) => {
  await page.clock.install();
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  await app.open('/');
  await expect(app.stores().first()).toBeVisible();
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/near\/.*_list|merge/.test(request.url())) lists.push(request.url());
  });
  const touch = (type: string, y: number): Promise<void> =>
    page.evaluate(
      ([name, at]) => {
        const point = new Touch({
          identifier: 1,
          target: document.body,
          clientX: 180,
          clientY: at,
        });
        document.body.dispatchEvent(
          new TouchEvent(name, {
            bubbles: true,
            touches: name === 'touchend' ? [] : [point],
            changedTouches: [point],
          }),
        );
      },
      [type, y] as const,
    );
  // the gesture is loaded after the first stores are drawn
  await expect(async () => {
    await touch('touchstart', 120);
    for (const y of [160, 240, 330]) await touch('touchmove', y);
    await touch('touchend', 330);
    await expect.poll(() => lists.length, { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
});

test('after two minutes away the home asks anew', async ({ page, server }) => {
  await page.clock.install();
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  await app.open('/');
  await expect(app.stores().first()).toBeVisible();
  // a part still under way would count as lost after two minutes
  await page.waitForLoadState('networkidle');
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/near\/.*_list|merge/.test(request.url())) lists.push(request.url());
  });
  const hide = (isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.clock.runFor(2000);
  // what is still under way is not asked for twice
  await expect(async () => {
    await hide(true);
    await page.clock.fastForward(121_000);
    await hide(false);
    await page.clock.runFor(100);
    await expect.poll(() => lists.length, { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
});

test('the home stands without a part that it can do without', async ({ page, server }) => {
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  const asked = { count: 0 };
  await page.route(/assets\/home-strip[^/]*\.js$/, (route) => {
    asked.count += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await app.open('/');
  // each load of the page tries four times: once before it reloads for a new version, and once after
  await expect.poll(() => asked.count, { timeout: 20_000 }).toBeGreaterThanOrEqual(7);
  await expect(app.stores().first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a part of the app that is gone reloads the page once, and is then explained; another page still opens', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/groupbooking');
  await expect(app.deals().first()).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // as after a new version: the old one's parts are no longer there
  await page.route(/assets\/login[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => {
    location.hash = '#/mission/login';
  });
  await expect(page.getByRole('alert')).toContainText(app.t('shell.partGone'));
  expect(loads).toBe(1);
  await page.getByRole('link', { name: app.t('platform.backHome') }).click();
  await expect(page.getByTestId('place')).toBeVisible();
});
