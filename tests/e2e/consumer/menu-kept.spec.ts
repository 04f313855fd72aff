import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'reduce' });

const STORE = href(consumerRoutes.Store, { id: TAKEOUT_EXAMPLES.open });
const isCall = (url: URL): boolean =>
  /^\/(?:(?:takeouts|activity|group|orgs|member|payment)\/|first-view)/.test(url.pathname);

test('a menu is narrowed by diet and allergens; seen before it opens without the server, says how old it is, and stays narrowed; nothing is ordered from it', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await page.goto(`${server.url}/healthz`);
  await leaveCart(page, server.url, { storeId: TAKEOUT_EXAMPLES.open, quantity: 3 });
  await app.open(STORE);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: app.t('shop.diet') }).click();
  await sheet.getByRole('button', { name: app.t('shop.dietVegetarian'), exact: true }).click();
  await sheet.getByRole('button', { name: app.t('shop.allergen.milk'), exact: true }).click();
  await expectAccessible(page);
  const left = (await sheet.getByRole('status').first().innerText()).trim();
  expect(left).toMatch(/^\d+ left$/);
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page.locator('.diet-line')).toContainText(left);
  await page.locator('.menu__list').getByRole('article').first().getByRole('heading').click();
  await expect(sheet.locator('.may-contain')).toContainText(app.t('shop.mayContainAsk'));
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: app.t('shop.tab.reviews') }).click();
  await page.getByRole('tab', { name: app.t('shop.tab.order') }).click();
  await expect(page.locator('.diet-line')).toContainText(left);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'senado-stores'),
      ),
    )
    .toBe(true);

  await page.route(isCall, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.reload();
  const note = page.locator('.kept-note');
  await expect(note).toContainText(app.t('shop.kept', { age: app.t('shop.keptNow') }));
  await expect(page.locator('.diet-line')).toContainText(left);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await app.button('shop.checkout').click();
  await expect(page.getByTestId('announcer')).toContainText(app.t('error.network'));
  await expect(page).toHaveURL(/#\/store\?/);

  await page.unroute(isCall);
  await note.getByRole('button', { name: app.t('common.retry') }).click();
  await expect(note).toBeHidden();
  await expect(page.locator('.diet-line')).toBeVisible();
  await app.button('shop.search').click();
  await page.getByRole('searchbox').fill('e');
  const found = sheet.locator('.shop-search__count');
  await expect(found).toHaveText(/^\d+ found$/);
  const few = Number.parseInt(await found.innerText(), 10);
  await sheet.getByRole('button', { name: app.t('shop.dietClear') }).click();
  await expect.poll(async () => Number.parseInt(await found.innerText(), 10)).toBeGreaterThan(few);
  await page.keyboard.press('Escape');
  await expect(page.locator('.diet-line')).toBeHidden();
});

test.describe('without any line', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens again with the menu that was seen, and is whole once there is a line', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await page.clock.install();
    await app.open(STORE);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await indexedDB.databases()).some(({ name }) => name === 'senado-stores'),
        ),
      )
      .toBe(true);
    await page.clock.fastForward('00:10');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('.kept-note')).toContainText(
      app.t('shop.kept', { age: app.t('shop.keptNow') }),
    );
    await expect(page.getByRole('article').first()).toBeVisible();
    // Chromium 150 forgets, in a page that a worker answered, that the device has no line (`navigator.onLine`): it is told once more
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await expect(page.getByText(app.t('common.offline'))).toBeVisible();
    await network.detach();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.kept-note')).toBeHidden();
  });
});

test('the flash sale is a class of its own while it runs, and is gone when its time is up', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  let seconds = 60;
  await page.clock.install();
  await page.route('**/takeouts/product/menu/_get-v2', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace(/"flashLeftSeconds":\d+/, `"flashLeftSeconds":${seconds}`),
    });
    seconds = 0;
  });
  await app.open(STORE);
  const flash = page.locator('.menu__class--flash');
  await expect(flash).toBeVisible();
  await expect(page.locator('.menu__clock')).toContainText(/0[01]:\d\d/);
  await page.clock.runFor(61_000);
  await expect(flash).toHaveCount(0);
  await expect(page.locator('.menu__clock')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(seconds).toBe(0);
});
