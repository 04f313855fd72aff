import { groupRefundLinks } from '#consumer/domain/order/group-refund/links.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { buy, consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { redeemAtTill } from '#tests/support/redeem-at-till.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' });

const REASON = '焗爐故障，未能出餐';

test('a voucher that was used at the till is refunded by a manager, and its guest sees by whom and why', async ({
  page,
  browser,
  server,
}) => {
  const member = await consumer(server.url);
  const { orderId, vouchers } = await buy(server.url, member, { product: 'tart-dozen' });
  const { code } = vouchers[0]!;
  const till = await signInTill(testClient({ url: server.url, kind: 'console' }));
  await redeemAtTill(till, code);

  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });
  const console = new Console(desk, server.url);
  await console.beSignedIn('M1001');
  await console.openRecords(`q=${code}`);
  await console.openRow(console.rows().first());
  await desk.getByTestId('refund-open').click();
  await expect(desk.getByTestId('refund-amount')).toHaveText('$108.00');
  await desk.getByLabel(console.t('console.refund.reason')).fill(REASON);
  await console.expectAccessible();
  await desk.getByTestId('refund-confirm').click();
  await expect(desk.getByTestId('refund-by')).toContainText(REASON);
  await expect(console.rows().first()).toContainText(console.t('console.records.result.REFUNDED'));
  await expect(console.rows().last()).toContainText(console.t('console.records.refunded'));
  await expect(desk.getByTestId('sum-amount')).toHaveText('$0.00');

  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880002');
  await app.open(groupRefundLinks.order(orderId));
  await expect(page.getByTestId('ticket')).toHaveAttribute('data-status', 'refunded');
  await expect(page.getByTestId('use-refunded')).toContainText('$108.00');
  await page.getByRole('link', { name: app.t('groupRefund.view') }).click();
  await expect(page.getByTestId('refund-head')).toContainText('$108.00');
  await expect(page.getByTestId('refund-steps')).toContainText(app.t('groupRefund.byStore'));
  await expect(page.getByTestId('refund-steps')).toContainText(REASON);
  await app.open(groupRefundLinks.log(orderId));
  await expect(page.getByTestId('refund-requests')).toContainText(
    app.t('groupRefund.reason.byStore'),
  );
});
