import { expectAccessible } from '#tests/support/accessible.ts';
import { chooseTableware, openCheckout, payAtBank } from '#tests/support/checkout-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { USER_AGENTS } from '#tests/support/fake-bridges.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A number that nobody had before: a group is sold so often to a member. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

for (const [language, locale] of [
  ['zh-Hant', 'zh-HK'],
  ['en', 'en-US'],
] as const)
  test.describe(`combo coupons, ${language}`, () => {
    test.use({ locale });

    test('are bought after a refusal of the bank, expanded, withdrawn twice, and then barred', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.open('/member/boom');
      const group = page.getByTestId('combo-group-combo-dine');
      await group.getByText(app.t('combo.odds')).click();
      await expect(group).toContainText('45%');
      await expectAccessible(page);
      await app.beSignedIn(aPhone());

      await app.open('/promotion/expand-coupon/index');
      await group.getByRole('button', { name: app.t('combo.buy', { amount: '$9.90' }) }).click();
      await app.button('pay.go', { amount: '$9.90' }).click();
      await page.getByTestId('bank-refuse').click();
      await expect(page.getByRole('alert')).toHaveText(app.t('purchase.refused'));
      await expectAccessible(page);
      await app.button('pay.go', { amount: '$9.90' }).click();
      await page.getByTestId('bank-pay').click();
      await expect(page.getByText(app.t('combo.pay.done'))).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: app.t('combo.pay.toList') }).click();
      const pieces = page.getByTestId('combo-piece');
      await expect(pieces).toHaveCount(3);
      const piece = pieces.first();
      for (const [left, after] of [
        [2, 'plain'],
        [1, 'barred'],
      ] as const) {
        await piece.getByText(app.t('voucher.combo.expand'), { exact: true }).click();
        await expect(piece).toHaveAttribute('data-state', 'expanded');
        await piece
          .getByText(app.t('voucher.combo.withdraw', { count: left }), { exact: true })
          .click();
        const question = page.getByRole('dialog');
        await expect(question).toContainText(app.t('combo.ask'));
        await expectAccessible(page);
        await question.getByRole('button', { name: app.t('combo.askYes'), exact: true }).click();
        await expect(piece).toHaveAttribute('data-state', after);
      }
      await expectAccessible(page);

      await app.open('/promotion/expand-coupon/record');
      await expect(page.getByTestId('combo-draw')).toHaveCount(2);
      await expectAccessible(page);
      // a draw ends the right to a refund, whatever it brought
      await app.open('/promotion/expand-coupon/orderInfo');
      await page.getByRole('link', { name: new RegExp(app.t('combo.order.view')) }).click();
      await expect(page.getByTestId('combo-order-state')).toHaveText(
        app.t('combo.order.state.paid'),
      );
      await expect(app.button('combo.order.refund')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('are cancelled unpaid, and given back untouched', async ({ page, server }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn(aPhone());
      await app.open('/promotion/expand-coupon/index');
      const group = page.getByTestId('combo-group-combo-dine');
      await group.getByRole('button', { name: app.t('combo.more') }).click();
      await group.getByRole('button', { name: app.t('combo.buy', { amount: '$19.80' }) }).click();
      await app.button('purchase.cancel').click();
      await expect(page.getByText(app.t('purchase.cancelled'))).toBeVisible();
      await page.getByRole('link', { name: app.t('purchase.repeat') }).click();
      await group.getByRole('button', { name: app.t('combo.buy', { amount: '$9.90' }) }).click();
      await app.button('pay.go', { amount: '$9.90' }).click();
      await page.getByTestId('bank-pay').click();
      await expect(page.getByText(app.t('combo.pay.done'))).toBeVisible();
      await app.open('/promotion/expand-coupon/orderInfo');
      await page.getByRole('link', { name: new RegExp(app.t('combo.order.view')) }).click();
      await app.button('combo.order.refund').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: app.t('combo.order.refundYes') })
        .click();
      await expect(page.getByTestId('combo-order-state')).toHaveText(
        app.t('combo.order.state.refunded'),
      );
      await expectAccessible(page);
    });

    test('stand in every state, from the wallet', async ({ page, server }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880005');
      await app.open('/userRedpack');
      await page
        .getByRole('link', { name: app.t('wallet.combo') })
        .first()
        .click();
      const states = () =>
        page
          .getByTestId('combo-piece')
          .evaluateAll((rows) =>
            rows
              .map((row) => row.getAttribute('data-state') ?? '')
              .toSorted((a, b) => a.localeCompare(b)),
          );
      await expect.poll(states).toEqual(['barred', 'expanded', 'plain', 'plain', 'plain']);
      await app.button('combo.list.used').click();
      await expect.poll(states).toEqual(['used', 'used']);
      await app.button('combo.list.expired').click();
      await expect.poll(states).toEqual(['autoCancelled', 'autoCancelled', 'expired', 'expired']);
      await expectAccessible(page);
    });

    test('need the native app at 4.3.0 or later', async ({ browser, server }) => {
      const context = await browser.newContext({
        userAgent: USER_AGENTS.app.replace(/\d+\.\d+\.\d+(?!.*\d+\.\d+\.\d+)/, '4.2.9'),
        locale,
      });
      const app = new ConsumerApp(await context.newPage(), server.url, language);
      await app.open('/member/boom');
      await expect(
        app.page.getByText(app.t('voucher.combo.versionTooLow', { version: '4.3.0' })).first(),
      ).toBeVisible();
      await expect(app.page.getByTestId('combo-group-combo-dine')).toHaveCount(0);
      await context.close();
    });
  });

test.describe('a group beside a takeout order', () => {
  test.use({ locale: 'zh-HK' });

  test('is ticked at the checkout, paid with the order, and goes back with it', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await openCheckout(app, aPhone(), { storeId: OPEN_STORE, way: 'pickup' });
    const total = page.getByTestId('checkout-total').locator('.unseen');
    const before = await total.innerText();
    await page.getByTestId('combine-group').getByRole('switch').check();
    await expect(page.getByTestId('fee-combo')).toContainText('$9.90');
    await expect(total).not.toHaveText(before);
    await expectAccessible(page);
    await chooseTableware(app);
    const both = await total.innerText();
    await app.button('checkout.submit').click();
    await expect(page.getByTestId('pay-amount')).toContainText(both);
    await payAtBank(app, 'pay');
    await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
    await page.getByRole('link', { name: app.t('cashier.toOrder') }).click();
    const bill = page.getByTestId('order-price');
    await expect(bill.locator('[data-kind=combo]')).toContainText('$9.90');
    await expect(bill).toContainText(both);
    await app.button('order.action.CANCEL').click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(both);
    await question.getByRole('button', { name: app.t('orders.cancelYes') }).click();
    await expect(bill.locator('[data-kind=combo]')).toContainText('已退款');
  });
});
