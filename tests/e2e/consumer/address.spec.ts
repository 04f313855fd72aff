import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';

const SENADO = { latitude: 22.19372, longitude: 113.53992 };
/** Near: the ruins' pork chop bun, which delivers 4.5 km. */
const RUINS = 't-ruins-macanese';

const map = (page: Page) => page.getByTestId('map');
/** A place of the results by its name. */
const place = (page: Page, name: string) =>
  page
    .getByTestId('place-row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

test.describe('in English', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    geolocation: SENADO,
    permissions: ['geolocation'],
  });

  test('an address is found on the map, written, kept over a reload, saved, chosen for an order, changed and deleted', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    const phone = '66884102';
    await app.beSignedIn(phone);
    await app.open('/address');
    await expect(page.getByRole('heading', { name: app.t('address.emptyTitle') })).toBeVisible();
    await app.button('address.add').click();
    await app.button('address.form.save').click();
    await expect(page.getByRole('alert')).toHaveCount(4);
    await expect(page.getByTestId('choose-place')).toBeFocused();
    await expectAccessible(page);

    // by words
    await page.getByTestId('choose-place').click();
    await page.getByRole('searchbox').fill('red market');
    await place(page, 'Red Market').click();
    await expect(page.getByTestId('pin-place')).toContainText('Red Market');
    // what is around is asked for anew: the places of before are paler meanwhile
    await expect(page.locator('.plist--old')).toHaveCount(0);
    await expectAccessible(page);
    // by the pin, moved with keys: out into the water and back to the device's place
    await map(page).focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(page.getByTestId('pin-place')).toContainText(app.t('location.noResult'));
    await expect(app.button('address.search.use')).toBeDisabled();
    await app.button('address.locate').click();
    await expect(page.getByTestId('pin-place')).toContainText('Largo do Senado');
    await app.button('address.search.use').click();

    await page.getByLabel(app.t('address.form.detail'), { exact: true }).fill('12 號 3 樓 B');
    await page.getByLabel(app.t('address.form.name'), { exact: true }).fill('陳大文');
    await app.button('address.title.Ms').click();
    await page.getByLabel(app.t('address.form.phone'), { exact: true }).fill('6688');
    await page.reload();
    await expect(page.getByText(app.t('address.form.draft'))).toBeVisible();
    await app.button('address.form.save').click();
    await expect(page.getByRole('alert')).toHaveText(app.t('login.phone.length', { count: 8 }));
    await page.getByLabel(app.t('address.form.phone'), { exact: true }).fill(phone);
    await app.button('address.tag.HOME').click();
    await app.button('address.form.save').click();
    await expect(page.getByTestId('address')).toContainText('12 號 3 樓 B');

    // the same once more is refused under its field
    await app.button('address.add').click();
    await page.getByTestId('choose-place').click();
    await page.getByRole('searchbox').fill('Largo do Senado');
    await place(page, 'Largo do Senado').click();
    await app.button('address.search.use').click();
    await page.getByLabel(app.t('address.form.detail'), { exact: true }).fill('12 號 3 樓 b');
    await page.getByLabel(app.t('address.form.name'), { exact: true }).fill('陳大文');
    await page.getByLabel(app.t('address.form.phone'), { exact: true }).fill(phone);
    await app.button('address.form.save').click();
    await expect(page.getByRole('alert')).toHaveText(app.t('error.ADDRESS_DUPLICATE'));

    await app.open('/address');
    await expect(page.getByTestId('address')).toBeVisible();
    await page.getByTestId('address').getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: app.t('address.delete') })
      .click();
    await expect(page.getByRole('heading', { name: app.t('address.emptyTitle') })).toBeVisible();
  });

  test('at checkout addresses in range come first, others say why not; the store stands on the map', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn('66880001');
    await app.open(`/orderAddress?storeId=${RUINS}`);
    const rows = page.getByTestId('order-address');
    await expect(rows.first()).toContainText('中國銀行大廈');
    await expect(rows.last()).toContainText(/4.50km/);
    await rows.last().getByRole('button').click({ force: true });
    await expect(page).toHaveURL(/orderAddress/);
    await expectAccessible(page);
    await rows.first().getByRole('button').click();
    await app.open(`/orderAddress?storeId=${RUINS}`);
    await expect(rows.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');

    await app.open('/deliveryAddress');
    await expect(page.getByTestId('here')).toContainText('Largo do Senado');
    await app.open(`/storeMap?id=${RUINS}`);
    await expect(map(page)).toBeVisible();
    await expect(page.getByText(/29\dm/).first()).toBeVisible();
  });
});

test.describe('bad weather', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'zh-TW', permissions: [] });

  test('who cannot be located is told why and chooses by hand, signed in or not; nothing is wider than a small phone', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url);
    await app.open('/deliveryAddress');
    await expect(page.getByTestId('locate-failure')).toContainText(app.t('location.device'));
    await page.getByRole('link', { name: app.t('address.search.placeholder') }).click();
    await page.getByRole('searchbox').fill('官也街');
    await place(page, '官也街').click();
    await app.button('address.search.use').click();
    await expect(page.getByTestId('announcer')).toContainText(
      app.t('address.chosen', { place: '官也街' }),
    );
    await app.beSignedIn('66880001');
    for (const address of [
      '/address',
      '/addressSave',
      '/addressSearch',
      `/orderAddress?storeId=${RUINS}`,
      '/deliveryAddress',
      `/storeMap?id=${RUINS}`,
    ]) {
      await app.open(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        address,
      ).toBeLessThanOrEqual(0);
    }
    await app.open('/orderAddress?storeId=no-such-store');
    await expect(page.getByRole('heading', { name: app.t('address.order.noStore') })).toBeVisible();
  });

  test('a device that says 0,0 is not believed', async ({ page, server, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 0, longitude: 0 });
    const app = new ConsumerApp(page, server.url);
    await app.open('/deliveryAddress');
    await expect(page.getByTestId('locate-failure')).toContainText(app.t('location.zeroPoint'));
  });
});
