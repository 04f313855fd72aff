import { expect, test } from '#tests/support/fixtures.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' });

test('deals go on as one scrolls, each once', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.open();
  await expect(app.deals().first()).toBeVisible();
  // only the deals near the screen are drawn: what was seen is kept by its place
  const seen = new Map<string, string>();
  await expect
    .poll(async () => {
      const drawn = await page
        .locator('li[data-row]')
        .evaluateAll((all) =>
          all.map((row) => [
            row.getAttribute('data-row')!,
            row.querySelector('h3 a, h2 a')?.getAttribute('href') ?? '',
          ]),
        );
      for (const [place, link] of drawn as [string, string][]) seen.set(place, link);
      await page.mouse.wheel(0, 600);
      return seen.size;
    })
    .toBeGreaterThan(45);
  expect(new Set(seen.values()).size).toBe(seen.size);
});

test('filters and sorts stay in the address; a search shows stores with their deals, and deals', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open();
  await page
    .getByRole('navigation', { name: app.t('home.lanterns') })
    .getByRole('link', { name: '酒店' })
    .click();
  await expect(page.getByTestId('flash-row')).toHaveCount(0);
  await expect(app.deals().filter({ hasText: '一晚' }).first()).toBeVisible();
  await expect(app.button('deal.category.stay')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(app.t('home.sort')).selectOption('price');
  await expect(page).toHaveURL(/category=stay.*sort=price/);
  await page.getByTestId('to-search').click();
  const field = page.getByTestId('search-field');
  await field.fill('咖啡');
  await expect(page.getByTestId('words')).toContainText('咖啡');
  await field.press('Enter');
  await expect(app.deals().first()).toContainText('咖啡');
  await app.button('deal.tab.deals').click();
  await expect(app.deals().first()).toContainText('咖啡');
  await field.fill('沒有這樣東西');
  await field.press('Enter');
  await expect(
    page.getByRole('heading', { name: app.t('deal.noHit', { keyword: '沒有這樣東西' }) }),
  ).toBeVisible();
});

test('coming back from a deal finds the list where it was left', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.open();
  await expect(app.deals().first()).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 1500);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
  await page.waitForTimeout(100);
  await app.deals().nth(11).getByRole('heading').getByRole('link').click();
  await expect(
    page.getByRole('heading', { level: 1, name: app.t('title.productDetail') }),
  ).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('the language changes without a reload, texts of the server too, and stays', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.openDeal({ productId: 'egg-tart-box' });
  await expect(page.getByRole('heading', { level: 2, name: /葡撻/ })).toBeVisible();
  await app.open();
  await expect(app.deals().first()).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['same'] = 'yes';
  });
  await app.switchLanguage();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.t('deal.heading'));
  await expect(app.deals().first()).not.toContainText(/[一-鿿]/);
  expect(await page.evaluate(() => document.body.dataset['same'])).toBe('yes');
  await page.reload();
  await expect(page).toHaveTitle(`${app.t('title.groupBooking')} · Senado`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without a line a banner says so, and the list comes when the line is back', async ({
  page,
  server,
  context,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open();
  await expect(app.deals().first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(app.t('common.offline'))).toBeVisible();
  await app.button('deal.category.beauty').click();
  await expect(page.getByRole('heading', { name: app.t('shell.offlineTitle') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(app.t('common.offline'))).toBeHidden();
  await expect(app.deals().first()).toBeVisible();
});

test('a list that does not load offers to try again', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.withoutFirstView();
  let isBroken = true;
  await page.route('**/group/product/near/_list', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: -10000500, note: '' } })
      : route.continue(),
  );
  await app.open();
  await expect(page.getByRole('alert')).toContainText(app.t('error.network'));
  isBroken = false;
  await app.button('common.retry').click();
  await expect(app.deals().first()).toBeVisible();
});

test('sold-out, unknown and mistyped addresses each have their page', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/group/productDetail?productId=sold-out-tart');
  await expect(app.button('deal.soldOut')).toBeDisabled();
  await app.open('/group/productDetail?productId=no-such-deal');
  await expect(page.getByRole('heading', { name: app.t('deal.notFound') })).toBeVisible();
  await app.open('/no/such/page');
  await expect(page).toHaveURL(/#\/errorPage$/);
  await page.getByRole('link', { name: app.t('platform.backHome') }).click();
  await expect(page).toHaveURL(/#\/$/);
});
