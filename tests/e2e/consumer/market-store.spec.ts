import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { amountOf, MarketStorePage } from '#tests/support/market-pages.ts';

const { open: OPEN, closed: CLOSED, products: GOODS } = MARKET_EXAMPLES;
/** As many as may be in the document at a time. */
const MOST_CELLS = 60;

test.describe('in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW', reducedMotion: 'reduce' });

  test('from the shelf to a cart whose price is its bill’s', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.beSignedIn('66880002');
    const store = new MarketStorePage(app);
    await store.open(OPEN);
    await expectAccessible(page);

    // classes of every level are a tap away, and follow the shelf
    await store.railClass(2).click();
    await expect(store.railClass(2)).toHaveAttribute('aria-current', 'true');
    const tab = store.tabs().nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    const chip = store.chips().nth(1);
    const name = await chip.innerText();
    await chip.click();
    await expect(store.heading(name)).toBeInViewport();
    await store.railClass(0).click();
    await expect(store.tabs().first()).toHaveAttribute('aria-pressed', 'true');
    await app.button('mkStore.allClasses').click();
    await store.sheet().getByRole('button').last().click();
    await expect(store.sheet()).toBeHidden();

    // a product with sizes is chosen in its sheet; once it is in, the sheet counts it
    await store.open(OPEN, { productId: GOODS.multiSku });
    const sizes = store.sheet().locator('.pick__value');
    await sizes.last().click();
    await expect(sizes.last()).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await store
      .sheet()
      .getByRole('button', { name: new RegExp(app.t('shop.addToCart')) })
      .click();
    await store
      .sheet()
      .getByRole('button', { name: app.t('shop.quantityMore') })
      .click();
    await expect(store.sheet().getByRole('spinbutton')).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expect(store.count()).toHaveText('2');

    // pieces change in the cart; collected, the goods are all there is to pay
    await page
      .getByRole('group', { name: app.t('shop.way') })
      .getByRole('button')
      .last()
      .click();
    await store.cart().click();
    await store.sheet().getByRole('button', { name: /^加入/ }).first().click();
    await expect(store.sheet().locator('.step__count')).toHaveText('3');
    await expectAccessible(page);
    const bill = await amountOf(store.sheet().locator('.bill__row--total dd'));
    expect(bill).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(store.count()).toHaveText('3');
    expect(await store.barPrice()).toBe(bill);

    await app.button('shop.checkout').click();
    await expect(page).toHaveURL(/#\/market\/order\?storeId=/);
  });

  test('draws few of its products, asks for those in sight, and is found again where it was left', async ({
    page,
    server,
  }) => {
    const store = new MarketStorePage(new ConsumerApp(page, server.url, 'zh-Hant'));
    await store.open(OPEN);
    for (const index of [12, 6, 9]) {
      await store.railClass(index).click();
      await expect(store.cells().first()).toBeVisible();
      expect(await page.locator('.mk-cell').count()).toBeLessThanOrEqual(MOST_CELLS);
    }
    const link = store.cells().first().getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(store.cell(name).first()).toBeInViewport();
    await expect(store.railClass(9)).toHaveAttribute('aria-current', 'true');
  });

  test('keeps the class, the sort and the tab that a guest chose in the address', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    const store = new MarketStorePage(app);
    await store.open(OPEN);
    await store.sortBy(3);
    await store.railClass(6).click();
    await expect(page).toHaveURL(/sort=3.*classifyId=/);
    await expect(store.railClass(6)).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(store.cells().first()).toBeVisible();
    await expect(store.railClass(6)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByLabel(app.t('market.sort'))).toHaveValue('3');
    // back finds the same page, not a new one
    const link = store.cells().first().getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(store.cell(name).first()).toBeInViewport();
    await expect(page.getByLabel(app.t('market.sort'))).toHaveValue('3');
    await page.getByRole('tab', { name: app.t('mkStore.tab.profile') }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: app.t('mkStore.tab.profile') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('says in the sheet of a product that it is gone, could not be loaded, or is offline', async ({
    page,
    server,
    context,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    const store = new MarketStorePage(app);
    await store.open(OPEN, { productId: 'none' });
    await expect(store.sheet().getByText(app.t('mkStore.gone'))).toBeVisible();
    const DETAIL = '**/market/product/product-detail/_get';
    await page.route(DETAIL, (route) => route.fulfill({ status: 503, body: '{}' }));
    await store.open(OPEN, { productId: GOODS.plain });
    await expect(store.sheet().getByText(app.t('mkStore.bare'))).toBeVisible();
    await context.setOffline(true);
    await expect(store.sheet().getByText(app.t('shell.offlineTitle'))).toBeVisible();
    // it comes by itself once there is a connection
    await page.unroute(DETAIL);
    await context.setOffline(false);
    await expect(
      store.sheet().getByRole('button', { name: new RegExp(app.t('shop.addToCart')) }),
    ).toBeEnabled();
  });

  test('sorts each class, and a page that fails is asked for again', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    const store = new MarketStorePage(app);
    const LIST = '**/market/product/menu/_get-product-list-new';
    await store.open(OPEN);
    await page.route(LIST, (route) => route.fulfill({ status: 503, body: '{}' }));
    await store.sortBy(4);
    await expect(page.getByText(app.t('mkStore.pageFailed')).first()).toBeVisible();
    await page.unroute(LIST);
    await app.button('common.retry').first().click();
    await expect(store.cells().nth(1)).toBeVisible();
    expect(await amountOf(store.cells().nth(0))).toBeGreaterThanOrEqual(
      await amountOf(store.cells().nth(1)),
    );
  });

  test('a stock that cannot be asked for shows nothing', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    const store = new MarketStorePage(app);
    await page.route('**/market/product/stock/v2/_get', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await store.open(OPEN, { productId: GOODS.plain });
    await expect(
      store.sheet().getByRole('button', { name: new RegExp(app.t('shop.addToCart')) }),
    ).toBeEnabled();
    await expect(store.sheet().getByRole('alert')).toHaveCount(0);
  });

  test('that is closed takes goods but no orders, and says when it opens', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    const store = new MarketStorePage(app);
    await store.open(CLOSED);
    await expect(page.getByText(app.t('shop.state.closed')).first()).toBeVisible();
    await store.cells().locator('.step__button').last().click();
    await expect(page.getByText(app.t('cart.notice.storeClosed')).first()).toBeVisible();
    await expect(store.count()).toHaveText('1');
    await expect(page.locator('.cart-bar__why')).toHaveText(/開始營業/);
    await expect(app.button('shop.checkout')).toHaveCount(0);
    await store.cart().click();
    await expect(store.sheet().getByText(app.t('cart.submit.storeClosed'))).toBeVisible();
  });

  test('that is none says so; a product that is gone too', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.open(href(consumerRoutes.marketStore, { id: 'm-none' }));
    await expect(page).toHaveURL(/#\/market\/empty\?why=gone$/);
    await expect(page.getByText(app.t('market.empty.gone'))).toBeVisible();
    await app.open(href(consumerRoutes.marketStoreProduct, { id: OPEN, productId: 'none' }));
    await expect(page.getByText(app.t('mkStore.gone'))).toBeVisible();
  });
});

test.describe('in English on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'en-US', reducedMotion: 'reduce' });

  test('nothing reaches past the edge, from the shelf to the search', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    const store = new MarketStorePage(app);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await store.open(OPEN);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: app.t('mkStore.tab.profile') }).click();
    await expect(
      page
        .getByText(app.t('shop.address'))
        .or(page.getByText(app.t('shop.hours')).first())
        .first(),
    ).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: app.t('mkStore.searchHint') }).click();
    const field = page.getByRole('searchbox');
    await field.fill('milk');
    await field.press('Enter');
    await expect(store.cells().first()).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await field.fill('zzzz');
    await field.press('Enter');
    await expect(page.getByText(app.t('mkStore.searchNone', { keyword: 'zzzz' }))).toBeVisible();

    await app.open(href(consumerRoutes.marketStoreProduct, { id: OPEN, productId: GOODS.plain }));
    await page.getByRole('button', { name: new RegExp(app.t('shop.addToCart')) }).click();
    await expect(store.count()).toHaveText('1');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await app.open(href(consumerRoutes.marketStoreMap, { id: OPEN }));
    await expect(page.locator('.smap__card')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
