import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { testClient } from '#tests/support/server-client.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { MarketFind } from '#tests/support/consumer-market-find.ts';

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'zh-TW',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

test('the flash sales of today and tomorrow stand by their hours; a product opens at its store, and back finds the hours', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.openHome();
  await page
    .getByTestId('seckill')
    .getByRole('link', { name: app.t('home.seeAll') })
    .click();
  await expect(page).toHaveURL(/#\/market\/seckill$/);
  await expect(app.goods().first()).toBeVisible();
  await expect(page.getByTestId('flash-line')).toContainText(
    app.t('market.flash.ends', { time: '' }).trim(),
  );
  await expectAccessible(page);
  const tomorrow = page
    .getByRole('group', { name: app.t('market.flash.hours') })
    .getByRole('button')
    .last();
  await tomorrow.click();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/day=/);
  await expect(page.getByTestId('flash-line')).toContainText(
    app.t('market.flash.beginsTomorrow', { time: '11:00' }),
  );
  await app.goods().first().click();
  await expect(page).toHaveURL(/#\/market\/store\?id=.*productId=/);
  await page.goBack();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
});

const PICKING = asId<StoreId>('m-taipa-central');

test('of the gifts of a cart one is picked, and kept until the checkout', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.beSignedIn('66880002');
  const { store } = await testClient({ url: server.url }).api.marketProductStatus({
    storeId: PICKING,
    ids: [],
  });
  const bought = store.activities.buyGift?.flatMap(
    ({ buyProduct }) => buyProduct.merchantProductIds,
  );
  await leaveCart(page, server.url, {
    kind: 'market',
    storeId: PICKING,
    is: (row) => bought?.includes(row.productId) === true && !row.sellout,
    quantity: 3,
  });
  await app.open(`/market/store?id=${PICKING}`);
  await page.getByRole('button', { name: new RegExp(app.t('shop.cart')) }).click();
  const choice = page.getByTestId('gift-choice');
  const second = choice.getByRole('radio').nth(1);
  await second.check();
  const name = await choice.locator('label').nth(1).locator('span').first().innerText();
  await expect(page.getByTestId('gift-line')).toContainText(name);
  await expectAccessible(page);
  await app.open(`/market/order?storeId=${PICKING}`);
  await page.reload();
  await expect(second).toBeChecked();
  await expect(page.getByTestId('gift-line')).toContainText(name);
});
