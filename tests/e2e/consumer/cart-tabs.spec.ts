import type { Page } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'reduce' });

const STORE = href(consumerRoutes.Store, { id: TEST_STORE.id });

test('two tabs of one store show one cart: what leaves it in one does not come back from the other', async ({
  page,
  town,
  context,
}) => {
  const add = (tab: Page) =>
    tab.getByRole('article').filter({ hasText: 'Dish rice' }).locator('.step__button').last();
  const count = (tab: Page) => tab.locator('.cart-bar__count');
  const other = await context.newPage();
  for (const tab of [page, other]) await new ConsumerApp(tab, town.server.url, 'en').open(STORE);

  await add(page).click();
  await add(page).click();
  await expect(count(other)).toHaveText('2');
  await add(other).click();
  await expect(count(page)).toHaveText('3');

  await page.locator('.cart-bar__open').click();
  const app = new ConsumerApp(page, town.server.url, 'en');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('shop.cartClear') })
    .click();
  await expect(count(other)).toHaveCount(0);
  await add(other).click();
  await expect(count(other)).toHaveText('1');
  await expect(count(page)).toHaveText('1');
  await other.close();
});
