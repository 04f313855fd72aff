import { groupRefundLinks } from '#consumer/domain/order/group-refund/links.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { buy } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [language, locale] of [
  ['zh-Hant', 'zh-HK'],
  ['en', 'en-US'],
] as const)
  test.describe(`vouchers, ${language}`, () => {
    test.use({ locale });

    test('one of two vouchers is refunded at once; of another deal the store accepts the refund in the console', async ({
      page,
      browser,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880002');
      const member = testClient({ url: server.url });
      await signInMember(member, '66880002');
      const ask = async (
        orderId: string,
        send: 'groupRefund.submitAtOnce' | 'reimburse.submit',
      ) => {
        await app.open(groupRefundLinks.order(orderId));
        await page.getByRole('link', { name: app.t('groupRefund.ask') }).click();
        await page.getByRole('checkbox', { name: /\*{4}/ }).first().check();
        await page.getByRole('radio', { name: app.t('groupRefund.reason.plansChanged') }).check();
        await expectAccessible(page, { isSeenBefore: language === 'en' });
        await app.button(send).click();
        await expect(page).toHaveURL(/orderRefundDetail\?orderId=.*refundId=/);
      };

      const atOnce = await buy(server.url, member, { product: 'egg-tart-box', quantity: 2 });
      await ask(atOnce.orderId, 'groupRefund.submitAtOnce');
      await expect(page.getByTestId('refund-head')).toContainText('$38.00');
      await app.open(groupRefundLinks.log(atOnce.orderId));
      await expect(page.getByTestId('refund-requests').getByRole('link')).toHaveCount(1);
      await expect(page.getByTestId('refund-requests')).toContainText(
        app.t('order.refund.succeeded'),
      );

      const reviewed = await buy(server.url, member, { product: 'tart-dozen', quantity: 2 });
      await ask(reviewed.orderId, 'reimburse.submit');
      await expect(page.getByTestId('refund-clock')).toContainText(/23:59:\d\d/);
      const desk = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        locale: 'zh-HK',
      });
      const console = new Console(desk, server.url);
      await console.start('M1001', { address: merchantRoutes.merchantRefunds.path });
      const request = desk.getByTestId('refund').filter({ hasText: '6***0002' });
      await request.getByTestId('refund-accept').click();
      await desk.getByTestId('confirm').click();
      await expect(request).toHaveCount(0);
      await page.reload();
      await expect(page.getByTestId('refund-steps')).toContainText(
        app.t('order.refundStep.approved'),
      );
    });
  });
