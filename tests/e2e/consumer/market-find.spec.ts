import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { MarketFind } from '#tests/support/consumer-market-find.ts';
import { putPopupsAway } from '#tests/support/popups-put-away.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'zh-TW',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

test('the home shows where to, categories, supermarkets and goods; a tab narrows them, and the bar leads here', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await putPopupsAway(page);
  await app.open('/');
  await page.getByTestId('tab-marketIndex').click();
  await expect(page).toHaveURL(/#\/market\/index$/);
  await expect(app.goods().first()).toBeVisible();
  await expect(page.getByTestId('near-rail')).toBeVisible();
  await expect(page.getByRole('navigation', { name: app.t('home.lanterns') })).toBeVisible();
  await expect(page.getByRole('region', { name: app.t('home.banners') })).toBeVisible();
  await expectAccessible(page);
  const zone = page
    .getByRole('group', { name: app.t('market.goodsTabs') })
    .getByRole('button')
    .nth(1);
  await zone.click();
  await expect(zone).toHaveAttribute('aria-pressed', 'true');
  await expect(app.goods().first()).toBeVisible();
});

test('the search suggests while one types, finds goods and supermarkets, and is remembered for this shop only', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.open('/market/search');
  await expect(app.searchField()).toBeFocused();
  await expect(page.getByRole('heading', { name: app.t('search.hot') })).toBeVisible();
  await app.searchField().fill('蘋');
  await expect(page.getByTestId('words').getByText('富士蘋果')).toBeVisible();
  await expectAccessible(page);
  await app.searchField().fill('蘋果');
  await app.searchField().press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(app.goods().first()).toContainText('蘋果');
  await expectAccessible(page);
  await app.button('market.sort.priceAscending').click();
  await expect(page).toHaveURL(/goodsSort=3/);
  await app.button('market.stores').click();
  await expect(app.stores().first()).toContainText('蘋果');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: '蘋果', exact: true })).toBeVisible();
  await app.open('/search');
  await expect(page.getByTestId('search-field')).toBeVisible();
  await expect(page.getByTestId('search-past')).toHaveCount(0);
});

test('nothing found says so, and a product opens at its store', async ({ page, server }) => {
  const app = new MarketFind(page, server.url);
  await app.open(`/market/search?keyword=${encodeURIComponent('挖掘機')}`);
  await expect(
    page.getByRole('heading', { name: app.t('market.noGoods', { keyword: '挖掘機' }) }),
  ).toBeVisible();
  await app.open(`/market/search?keyword=${encodeURIComponent('藍莓')}`);
  await expect(page.getByTestId(`good-${MARKET_EXAMPLES.products.multiSku}`)).toHaveAttribute(
    'href',
    new RegExp(`#/market/store\\?id=${MARKET_EXAMPLES.open}&productId=`),
  );
});

test('categories lead down to their goods, which tabs narrow', async ({ page, server }) => {
  const app = new MarketFind(page, server.url);
  await app.open('/market/category');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region').first().getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/market\/category\/goods\?categoryId=/);
  await expect(app.goods().first()).toBeVisible();
  await page
    .getByRole('group', { name: app.t('market.categories') })
    .getByRole('button', { name: app.t('market.all'), exact: true })
    .click();
  await expect(app.goods().first()).toBeVisible();
  await expectAccessible(page);
});

test('supermarkets near by are narrowed by a tag; those that do not deliver are apart', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.open('/market/near');
  await expect(app.stores().first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('group', { name: app.t('home.labels') })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/tag=/);
  await expect(app.stores().first()).toBeVisible();
});

test('where nothing is brought to, the home says so and offers another address', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.choosePlace({ lat: 39.9, lon: 116.4, title: '北京' });
  await app.openHome();
  await expect(page.getByRole('heading', { name: app.t('market.empty.area') })).toBeVisible();
  await expectAccessible(page);
  await app.open('/market/empty?why=gone');
  await expect(page.getByText(app.t('market.empty.gone'))).toBeVisible();
  await page.getByRole('link', { name: app.t('market.empty.near') }).click();
  await expect(page).toHaveURL(/#\/market\/near$/);
});

test('a list that cannot be loaded says so, and a retry brings it', async ({ page, server }) => {
  const app = new MarketFind(page, server.url);
  const list = '**/market/homepage/_list_store_product';
  await page.route(list, (route) => route.abort());
  await app.openHome();
  await expect(page.getByRole('heading', { name: app.t('shell.loadFailed') })).toBeVisible();
  await app.button('common.retry').first().focus();
  await page.unroute(list);
  await page.keyboard.press('Enter');
  await expect(app.goods().first()).toBeVisible();
});

test('an old link into the app’s search opens the search of the supermarkets', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.open('/com-page/app-search?isMarket=1');
  await expect(page).toHaveURL(/#\/market\/search$/);
  await expect(app.searchField()).toBeVisible();
});
