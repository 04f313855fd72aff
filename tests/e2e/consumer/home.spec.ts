import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { layoutShift, TakeoutHome } from '#tests/support/consumer-takeout-home.ts';
import { dayWithRoom } from '#tests/support/day-with-room.ts';

const LIST = '**/takeouts/clickgold/_merge_list';
/** What stands above the list. */
const PARTS =
  /\/orgs\/basic\/(lantern\/_list_new|banner\/_list)|_get_black_gold_list|near\/label\/_list/;
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'zh-TW',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

test('the home shows where to, categories, banners, deals and stores with all that an order costs; nothing moves under the finger', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  await app.open('/');
  await expect(app.stores().first()).toBeVisible();
  await expect(page.getByTestId('place')).toContainText(app.t('home.placeLocated'));
  const hall = app.store('t-food-hall');
  await expect(hall).toContainText(app.t('home.threshold', { amount: 40 }));
  await expect(hall).toContainText(/運費 \$\d/);
  await expect(hall).toContainText(/\d+ 分鐘/);
  await expect(
    page.getByRole('navigation', { name: app.t('home.lanterns') }).getByRole('link'),
  ).toHaveCount(10);
  await expect(
    page
      .getByRole('region', { name: app.t('home.flash') })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /#\/store\?id=t-.+&productId=/);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('filters stand in the address: they survive going into a store and back, and a reload', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  await app.open('/');
  await expect(app.stores().first()).toBeVisible();
  await page
    .getByRole('combobox', { name: app.t('home.sort') })
    .selectOption({ label: app.t('home.sort.sales') });
  await app.button('home.filter').click();
  const sheet = page.getByRole('dialog', { name: app.t('home.filterTitle') });
  await sheet.getByRole('button', { name: '營業中' }).click();
  await sheet.getByRole('button', { name: '滿減優惠' }).click();
  await expectAccessible(page);
  await app.button('home.filterShow').click();
  await expect(page).toHaveURL(/#\/\?sort=3&only=isOpen%2CfullReduction$/);
  await expect(page.getByText(app.t('home.state.closed'))).toHaveCount(0);
  await page.getByTestId('to-search').click();
  await expect(page).toHaveURL(/#\/search$/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=3/);
  await expect(app.button('home.filterCount', { count: 2 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: app.t('home.sort') })).toHaveValue('3');
});

test('another place shows other stores; those that do not deliver there have a list of their own', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.withoutPopups();
  await app.open('/');
  await expect(app.store('t-food-hall')).toBeVisible();
  await app.pin('coloane');
  await expect(page.getByTestId('place')).toContainText(app.t('home.spot.coloane'));
  const far = page.getByTestId('far-list');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 6000);
      return far.count();
    })
    .toBe(1);
  await expect(far.getByRole('link').first()).toContainText(/超出配送範圍|只限自取/);
  await page.reload();
  await expect(page.getByTestId('place')).toContainText(app.t('home.spot.coloane'));
});

test('the pop-up comes once a day; put away, it stays away', async ({ page, server }) => {
  await dayWithRoom(15);
  const app = new TakeoutHome(page, server.url);
  await app.open('/');
  const popup = page.getByTestId('popup');
  await expect(popup).toContainText('$40');
  await expectAccessible(page);
  await app.button('popup.action.close').click();
  await page.reload();
  await expect(app.stores().first()).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(popup).toHaveCount(0);
});

test.describe('in bad weather', () => {
  test.use({ permissions: [] });

  test('a place that cannot be found is said where the place stands, over nothing else; the default one is shown until another is chosen', async ({
    page,
    server,
  }) => {
    const app = new TakeoutHome(page, server.url);
    await app.withoutPopups();
    await app.open('/');
    await expect(page.getByTestId('place-said')).toHaveText(app.t('home.placeLost'));
    await expect(page.getByTestId('announcer')).toContainText(app.t('home.placeLost'));
    await expect(page.getByTestId('place')).toContainText(app.t('home.placeDefault'));
    await expect(app.stores().first()).toBeVisible();
    await page.getByTestId('place').click();
    await expect(page.getByRole('dialog')).toContainText(app.t('location.device'));
    await app.button('home.spot.senado').click();
    await expect(page.getByTestId('place-said')).toHaveText(app.t('home.place'));
    await expect(app.store('t-food-hall')).toBeVisible();
  });

  test('what does not load offers to try again, the list and each part above it in its own place; the rest of the home stands', async ({
    page,
    server,
  }) => {
    const app = new TakeoutHome(page, server.url);
    await app.withoutPopups();
    await app.withoutFirstView();
    const names = (['home.lanterns', 'home.banners', 'home.flash'] as const).map((key) =>
      app.t(key),
    );
    let isBroken = true;
    await page.route(LIST, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { code: -10000500, note: '系統繁忙' } })
        : route.continue(),
    );
    await app.open('/');
    await expect(page.getByRole('alert')).toContainText('系統繁忙');
    await expect(page.getByRole('navigation', { name: app.t('home.lanterns') })).toBeVisible();
    isBroken = false;
    await app.button('common.retry').click();
    await expect(app.stores().first()).toBeVisible();

    isBroken = true;
    await page.unroute(LIST);
    await page.route(PARTS, (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { code: -10000500, note: '系統繁忙' } })
        : route.continue(),
    );
    await page.reload();
    await expect(app.stores().first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      [...names, app.t('home.labels')].map((name) => `${name} ${app.t('shell.loadFailed')}`),
    );
    await expect(
      page.getByRole('button', { name: `${app.t('common.retry')} · ${app.t('home.labels')}` }),
    ).toBeVisible();
    await expectAccessible(page);
    const lost = await Promise.all((await page.getByRole('alert').all()).map(heightOf));
    isBroken = false;
    await page.getByRole('button', { name: `${app.t('common.retry')} · ${names[1]}` }).click();
    const come = names.map((name) => page.getByRole('main').getByLabel(name, { exact: true }));
    for (const part of come) await expect(part.getByRole('link').first()).toBeVisible();
    await expect(
      page
        .getByRole('group', { name: app.t('home.labels') })
        .getByRole('button')
        .first(),
    ).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const [index, part] of come.entries())
      expect(lost[index]).toBeLessThanOrEqual(await heightOf(part));
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', reducedMotion: 'reduce' });

  test('the home speaks English throughout, fits a small phone and stands still', async ({
    page,
    server,
  }) => {
    const app = new TakeoutHome(page, server.url, 'en');
    await app.withoutPopups();
    await app.open('/');
    await expect(app.stores().first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/[一-鿿]/);
    for (const width of [320, 430]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width}`,
      ).toBeLessThanOrEqual(0);
    }
    await expect(page.getByRole('button', { name: app.t('home.bannersStop') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
