import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { TakeoutHome } from '#tests/support/consumer-takeout-home.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' });

test('a search suggests while one types, finds stores and dishes, and is remembered', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.open('/search');
  const field = page.getByTestId('search-field');
  await expect(field).toBeFocused();
  await expect(page.getByRole('heading', { name: app.t('search.trending') })).toBeVisible();
  await field.fill('奶茶');
  await expect(page.getByTestId('words').getByText('珍珠奶茶')).toBeVisible();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(app.stores().first()).toContainText('奶茶');
  await app.button('search.dishes').click();
  await app.button('home.sort.allIn').click();
  const dishes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(dishes.first()).toContainText(/到手約 \$\d/);
  await expectAccessible(page);
  const open = await dishes.filter({ hasNotText: /休息|打烊|暫停|預訂/ }).allInnerTexts();
  const prices = open.flatMap((text) => {
    const found = /到手約 \$([\d.]+)/.exec(text);
    return found ? [Number(found[1])] : [];
  });
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await page.goBack();
  await expect(app.button('search.forget')).toBeVisible();
  await expect(page.getByRole('button', { name: '奶茶', exact: true }).first()).toBeVisible();
  await app.button('search.forget').click();
  await expect(app.button('search.forget')).toHaveCount(0);
});

test('nothing found says so and shows where else to look', async ({ page, server }) => {
  const app = new TakeoutHome(page, server.url);
  await app.open(`/search?keyword=${encodeURIComponent('沒有這道菜')}`);
  await expect(
    page.getByRole('heading', { name: app.t('search.noStores', { keyword: '沒有這道菜' }) }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: app.t('search.tryThese') })).toBeVisible();
  await expectAccessible(page);
});

test('categories lead to their stores, and a class of them narrows the list', async ({
  page,
  server,
}) => {
  const app = new TakeoutHome(page, server.url);
  await app.open('/categories');
  await app.page.getByRole('button', { name: '日韓泰' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /查看全部/ }).click();
  await expect(page).toHaveURL(/#\/categoriesDetail\?id=asian$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('日韓泰');
  await expect(app.stores().first()).toBeVisible();
  await page.getByRole('button', { name: '韓國料理' }).click();
  await expect(page).toHaveURL(/category=korean/);
  await expect(app.store('t-regedor-korean')).toBeVisible();
  await expect(app.store('t-nova-taipa-japanese')).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/categories$/);
});

test('preferred stores, and the new ones among them', async ({ page, server }) => {
  const app = new TakeoutHome(page, server.url, 'zh-Hant');
  await app.open('/goodsStore');
  await expect(app.stores().first()).toContainText(app.t('home.quality'));
  await app.button('good.new').click();
  await expect(page).toHaveURL(/kind=new/);
  await expect(app.stores().first()).toContainText(app.t('home.new'));
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('dishes are found by the beginning of a word, and every screen fits a small phone', async ({
    page,
    server,
  }) => {
    const app = new TakeoutHome(page, server.url, 'en');
    await app.open('/search?keyword=egg%20ta&tab=dishes');
    await expect(page.getByRole('main').getByRole('link').first()).toContainText(/egg tart/i);
    await expect(page.getByRole('main')).not.toContainText(/[一-鿿]/);
    await expectAccessible(page);
    for (const address of [
      '/search',
      '/search?keyword=tea',
      '/categories',
      '/categoriesDetail?id=chinese',
      '/goodsStore',
    ]) {
      await page.setViewportSize({ width: 320, height: 700 });
      await app.open(address);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        address,
      ).toBeLessThanOrEqual(0);
    }
  });
});
