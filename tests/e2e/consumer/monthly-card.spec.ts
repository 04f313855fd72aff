import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A number that nobody had before: a trial is once a phone. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

for (const [language, locale] of [
  ['zh-Hant', 'zh-HK'],
  ['en', 'en-US'],
] as const)
  test.describe(`the monthly card, ${language}`, () => {
    test.use({ locale });

    test('is tried, claimed from, opened after a refusal of the bank, and given back before it begins', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.open('/vip/home');
      await expect(page.getByTestId('vip-head')).toContainText(app.t('vip.head.nonMember'));
      await expectAccessible(page);
      await app.beSignedIn(aPhone());

      await app.open('/trial-member');
      await app.button('vipTrial.start').click();
      await expect(page.getByRole('alert')).toHaveText(app.t('vip.agreeMissing'));
      await page.getByRole('checkbox', { checked: false }).check();
      await app.button('vipTrial.start').click();
      await expect(page.getByTestId('vip-head')).toContainText(app.t('vip.head.trial'));
      await expectAccessible(page);

      // nothing is ticked or chosen beforehand
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
      await page.getByRole('radio').first().check();
      await expect(page.getByTestId('open-info')).toContainText('$20.00');
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
      await app.button('vip.pay', { amount: '$20.00' }).click();
      await expect(page.getByRole('alert')).toHaveText(app.t('vip.agreeMissing'));
      await page.getByRole('checkbox', { name: app.t('vip.agree') }).check();
      await page.getByRole('checkbox', { name: app.t('vip.autoRenew') }).check();
      await expectAccessible(page);
      await app.button('vip.pay', { amount: '$20.00' }).click();
      await app.button('pay.go', { amount: '$20.00' }).click();
      await page.getByTestId('bank-refuse').click();
      await expect(page.getByRole('alert')).toHaveText(app.t('purchase.refused'));
      await app.button('pay.go', { amount: '$20.00' }).click();
      await page.getByTestId('bank-pay').click();
      await expect(page.getByText(app.t('vipPay.done'))).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: app.t('vipPay.toCard') }).click();
      await app.button('vip.renewal.end').click();
      await expect(app.button('vip.renewal.end')).toHaveCount(0);

      // the trial still runs: its packets are claimed, and the card's come with it
      await app.open('/member/activity/takeout/redpack');
      await app.button('vipPacket.claimAll', { count: 2 }).click();
      await expect(
        page.getByRole('link', { name: app.t('vipPacket.use'), exact: false }),
      ).toHaveCount(2);
      await expectAccessible(page);
      await page
        .getByRole('link', {
          name: app.t('vipPacket.other', { business: app.t('vip.business.market') }),
        })
        .click();
      await expect(page).toHaveURL(/market\/redpack/);

      // a card that has not begun is given back in full
      await app.open('/vip/history-list');
      await page
        .getByRole('button', { name: new RegExp(app.t('vipHistory.refundOf', { name: '.+' })) })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: app.t('vipHistory.refundYes') })
        .click();
      await expect(
        page.getByText(app.t('vipHistory.state.refunded'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('shows its holder what is left, sells a pack once, and says what it would save', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880003');
      await app.open('/userRedpack');
      await page
        .getByRole('link', { name: app.t('wallet.card') })
        .first()
        .click();
      await expect(page.getByTestId('vip-head')).toContainText(
        app.t('vip.head.left', { count: 12 }),
      );
      await expect(page.getByTestId('vip-saved')).toContainText('$30');
      await page.getByTestId('pack-pack-takeout').getByRole('button').click();
      await expect(page.getByTestId('pay-amount')).toContainText('$9.90');
      await app.button('purchase.cancel').click();
      await expect(page.getByText(app.t('purchase.over'))).toBeVisible();
      await app.open('/vip/calculator');
      await page
        .getByLabel(app.t('vipCalc.ordersOf', { business: app.t('vip.business.takeout') }))
        .fill('0');
      await page
        .getByLabel(app.t('vipCalc.ordersOf', { business: app.t('vip.business.market') }))
        .fill('0');
      await expect(page.getByTestId('net')).toContainText(app.t('vipCalc.loss'));
      await expect(page.getByTestId('net')).toContainText('$28.00');
      await expectAccessible(page);
      await app.open('/member/activity/stores?kind=market');
      await expect(page.locator('.stores a').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
