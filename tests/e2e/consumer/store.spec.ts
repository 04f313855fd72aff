import type { Page } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const storeAt = (id: string, more: { productId?: string; classifyId?: string } = {}): string =>
  href(consumerRoutes.Store, { id, ...more });
const cartButton = (page: Page) => page.locator('.cart-bar__open');
const dishes = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .getByRole('article');

/** The first dish that goes straight into the cart. */
const plainDish = (page: Page) =>
  dishes(page)
    .filter({ has: page.locator('.step__button') })
    .first();

test.describe('in Chinese', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: 'zh-TW',
    reducedMotion: 'reduce',
  });

  test('from the menu to a cart that outlives a reload and a sign-in', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.open(storeAt(TAKEOUT_EXAMPLES.open));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // a dish with choices opens; its price follows what is chosen
    await page.locator('.step__choose').first().click();
    const sheet = page.getByRole('dialog');
    const add = sheet.getByRole('button', { name: new RegExp(app.t('shop.addToCart')) });
    const before = await add.innerText();
    await sheet.getByRole('button', { name: app.t('shop.quantityMore') }).click();
    await expect(add).not.toHaveText(before);
    await expectAccessible(page);
    await add.click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('.cart-bar__count')).toHaveText('2');

    // one without goes in by its own button, and out again
    const dish = plainDish(page);
    await dish.locator('.step__button').last().click();
    await expect(page.locator('.cart-bar__count')).toHaveText('3');
    await dish.locator('.step__button').first().click();
    await expect(page.locator('.cart-bar__count')).toHaveText('2');

    // cleared and put back; the bill adds up
    await cartButton(page).click();
    await expect(page.getByRole('dialog').getByText(app.t('shop.bill'))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: app.t('shop.cartClear') })
      .click();
    // its own button goes with the sheet
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: app.t('shop.cartUndo') }).click();
    await expect(page.locator('.cart-bar__count')).toHaveText('2');

    // a reload keeps it; signing in takes it along
    await page.reload();
    await expect(page.locator('.cart-bar__count')).toHaveText('2');
    await app.beSignedIn('66880002');
    await app.open(storeAt(TAKEOUT_EXAMPLES.open));
    await expect(page.locator('.cart-bar__count')).toHaveText('2');
  });
});

test.describe('a store', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'reduce' });

  test('of 600 dishes draws few rows, and its classes and dishes follow each other', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.open(storeAt(TAKEOUT_EXAMPLES.big));
    const rail = page.getByRole('navigation', { name: app.t('shop.classes') });
    await rail.getByRole('button').nth(60).click();
    const name = await rail.getByRole('button').nth(60).innerText();
    await expect(page.getByRole('heading', { level: 2, name }).first()).toBeInViewport();
    await expect(rail.locator('[aria-current]')).toHaveText(name);
    expect(await dishes(page).count()).toBeLessThan(40);
    await page.mouse.move(250, 500);
    await page.mouse.wheel(0, -6000);
    await expect(rail.locator('[aria-current]')).not.toHaveText(name);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('that is closed says when it opens; one that is gone says so; a dish may be in the address', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.open(storeAt(TAKEOUT_EXAMPLES.closedPreOrder));
    await expect(page.locator('.shop-head__warning')).toContainText(
      app.t('shop.state.canPreOrder'),
    );
    await app.open(storeAt('t-nowhere'));
    await expect(page.getByRole('heading', { name: app.t('shop.gone') })).toBeVisible();
    await app.open(storeAt(TAKEOUT_EXAMPLES.open, { productId: `${TAKEOUT_EXAMPLES.open}.002` }));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('tells what it has on, claims a coupon for a member, is searched, rated, reported', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn('66880002');
    await app.open(storeAt(TAKEOUT_EXAMPLES.open));
    await page.locator('.shop-offers').click();
    const claim = page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${app.t('shop.coupon.claim')} ·`) });
    await expect(claim.first()).toBeVisible();
    const waiting = await claim.count();
    await claim.first().click();
    await expect(claim).toHaveCount(waiting - 1);
    await page.keyboard.press('Escape');
    await app.button('shop.search').click();
    await page.getByRole('searchbox').fill('noodle');
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: app.t('common.close') })
      .click();
    await app.button('shop.like').click();
    await expect(app.button('shop.like')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tab', { name: app.t('shop.tab.reviews') }).click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: app.t('shop.tab.profile') }).click();
    await app.button('shop.report').click();
    await page.getByLabel(app.t('reportReason.wrongPrice')).check();
    await app.button('shop.reportSend').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await app.open(href(consumerRoutes.storeExchange, { id: TAKEOUT_EXAMPLES.open }));
    await page.locator('.step__button').first().click();
    await expect(page.locator('.step__count').first()).toHaveText('1');
    await expectAccessible(page);
  });
});
