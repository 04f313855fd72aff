import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer, order } from '#tests/support/demo-vouchers.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

test('orders stand in their tabs, and lead to cashier or vouchers', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url, 'en');
  // the demonstration's own open order lapses a quarter of an hour after the town was made
  const { orderId } = await order(await consumer(server.url, '66880001'), {
    product: 'egg-tart-box',
  });
  await app.beSignedIn('66880001');
  await app.open('/groupbooking/order');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await app.button('order.tab.used').click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  for (const text of await cards.allInnerTexts())
    expect(text).toContain(app.t('order.status.usedUp'));
  await app.button('order.tab.usable').click();
  await cards
    .filter({ hasText: app.t('order.showCode') })
    .first()
    .click();
  await expect(app.ticket()).toHaveAttribute('data-status', 'valid');
  await page.goBack();
  await app.button('order.tab.toPay').click();
  await cards.first().click();
  await expect(page).toHaveURL(new RegExp(`#/payPage\\?orderId=${orderId}`));
});

test('several vouchers: the usable one first, the others by button or swipe', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  await app.buy({ productId: 'egg-tart-box' }, 3);
  await app.payAtBank('pay');
  await expect(app.tickets()).toHaveCount(3);
  await expect(page.getByText(app.t('voucher.of', { index: 1, count: 3 }))).toBeVisible();
  await app.button('voucher.next').click();
  await expect(page.getByText(app.t('voucher.of', { index: 2, count: 3 }))).toBeVisible();
  await expect(app.button('voucher.previous')).toBeEnabled();
  await app.button('voucher.copy').nth(1).click();
  await expect(page.getByTestId('announcer')).toContainText(app.t('common.copySuccess'));
});

test('an order of someone else is not found, and opens for the account that it belongs to; a refusal of another kind says its own', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  const orderId = await app.buy({ productId: 'egg-tart-box' });
  await app.open('/groupbooking/order');
  await app.signOut();
  await app.signIn('66880001');
  await app.openOrder(orderId);
  await expect(page.getByRole('heading', { name: app.t('missing.none') })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/\S+ has no such order/);
  await app.button('missing.change').click();
  await expect(page).toHaveURL(/mission\/login/);
  await app.signIn('66880002');
  await expect(page).toHaveURL(new RegExp(`orderId=${orderId}`));
  await expect(page.getByRole('heading', { name: app.t('order.info') })).toBeVisible();

  const GET = '**/group/order/_get';
  await page.route(GET, (route) =>
    route.fulfill({ status: 403, json: { code: -10000405, note: 'Not for this account' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(
    app.t('missing.why', { note: 'Not for this account', code: -10000405 }),
  );
  await expectAccessible(page);
  await page.unroute(GET);
  await app.button('common.retry').click();
  await expect(page.getByRole('heading', { name: app.t('order.info') })).toBeVisible();
});
