import { expect, test } from '#tests/support/fixtures.ts';
import { openClient } from '#tests/support/client-fixtures.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

test('a refused payment says so, and the second one goes through', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  await app.buy({ productId: 'egg-tart-box' });
  await app.payAtBank('refuse');
  await expect(page.getByRole('alert')).toHaveText(app.t('pay.refused'));
  await app.payAtBank('pay');
  await expect(app.tickets()).toHaveCount(1);
});

test('a payment that was closed at the bank charges nothing and can be made again', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  await app.buy({ productId: 'egg-tart-box' });
  await app.payAtBank('close');
  await expect(page.getByRole('alert')).toHaveText(app.t('pay.closed'));
  await app.payAtBank('pay');
  await expect(app.tickets()).toHaveCount(1);
});

test('a payment that comes too late is given back, and says so here and in the order', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  const orderId = await app.buy({ productId: 'egg-tart-box' });
  await app.payAtBank('late');
  await expect(page.getByRole('heading', { name: app.t('pay.late') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$38.00');
  await app.openOrder(orderId);
  await expect(page.getByRole('heading', { name: app.t('pay.late') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(app.t('order.refundedAt'));
});

test('going back from the bank leads to a page that pays the same attempt', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  await app.buy({ productId: 'egg-tart-box' });
  await app.payButton().click();
  await expect(page).toHaveURL(/sandbox-bank/);
  const first = new URL(page.url()).searchParams.get('tradeNo');
  await page.goBack();
  await expect(app.payButton()).toBeEnabled();
  await app.payButton().click();
  await expect(page).toHaveURL(/sandbox-bank/);
  expect(new URL(page.url()).searchParams.get('tradeNo')).toBe(first);
});

test('a bank that takes its time is asked again until it answers', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  await app.buy({ productId: 'egg-tart-box' });
  let asked = 0;
  await page.route('**/payment/pay/order/_get-result', async (route) => {
    asked += 1;
    const reply = await route.fetch();
    return asked < 3
      ? route.fulfill({
          response: reply,
          json: { ...((await reply.json()) as object), result: 'PENDING' },
        })
      : route.fulfill({ response: reply });
  });
  // the order still waits as long as the bank says nothing
  await page.route('**/group/order/_get', async (route) => {
    const reply = await route.fetch();
    const order = (await reply.json()) as { orderInfo: { status: number } };
    return asked < 3 && order.orderInfo.status === 1
      ? route.fulfill({
          response: reply,
          json: { ...order, vouchers: [], orderInfo: { ...order.orderInfo, status: 0 } },
        })
      : route.fulfill({ response: reply });
  });
  await app.payAtBank('pay');
  await expect(page.getByRole('heading', { name: app.t('pay.checking') })).toBeVisible();
  await expect(app.tickets()).toHaveCount(1);
  expect(asked).toBeGreaterThanOrEqual(3);
  // the page goes on asking while the journey ends
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an order can be cancelled after a question, and is then over', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  const orderId = await app.buy({ productId: 'egg-tart-box' });
  await app.button('pay.cancel').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: app.t('pay.cancelKeep') }).click();
  await expect(dialog).toBeHidden();
  await app.button('pay.cancel').click();
  await dialog.getByRole('button', { name: app.t('pay.cancel') }).click();
  await expect(page.getByRole('heading', { name: app.t('pay.byBuyer') })).toBeVisible();
  const client = await consumer(server.url);
  expect(
    (await client.api.groupOrderGet({ orderId: asId<OrderId>(orderId) })).orderInfo.status,
  ).toBe(-1);
});

test('the cashier of a paid order leads to its vouchers', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn('66880002');
  const orderId = await app.buy({ productId: 'egg-tart-box' });
  await app.payAtBank('pay');
  await expect(app.tickets()).toHaveCount(1);
  await app.open(`/groupbooking/payPage?orderId=${orderId}`);
  await expect(page).toHaveURL(/#\/group\/orderDetail/);
});

test('a client pays a deal by its own channel: what is cancelled there charges nothing, and the server has the last word', async ({
  browser,
  server,
}) => {
  const app = await openClient(browser, server.url, 'wallet', { payment: 'cancel' });
  await app.beSignedIn('66880002');
  await app.buy({ productId: 'egg-tart-box' });
  await app.payButton().click();
  await expect(app.page.getByRole('alert')).toHaveText(app.t('cashier.cancelled'));
  await app.become({ payment: 'unknown' });
  await app.payButton().click();
  await expect(app.tickets()).toHaveCount(1);
  expect(JSON.stringify((await app.calls('pay')).at(-1)?.params)).toMatch(/tradeN[oO]/);
  await app.context.close();
});
