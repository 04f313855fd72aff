import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { buy, consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { redeemAtTill } from '#tests/support/redeem-at-till.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [language, locale, words, answer, changed] of [
  ['zh-Hant', 'zh-HK', '層次分明，值得一試', '多謝支持', '多謝支持，歡迎再來'],
  ['en', 'en-US', 'Crisp layers, worth a try', 'Thank you', 'Thank you. Come again soon'],
] as const)
  test.describe(`the review of a deal, ${language}`, () => {
    test.use({ locale });

    test('a used deal is reviewed, the store answers, all guests read both, and the guest takes the review back', async ({
      page,
      browser,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880002');
      const member = await consumer(server.url);
      const { orderId, vouchers } = await buy(server.url, member, { product: 'tart-dozen' });
      const order = href(consumerRoutes.groupOrderDetail, { orderId });
      const form = `/submitComment?kind=group&tradeId=${orderId}`;
      await app.open(form);
      await expect(page.getByText(app.t('review.notNow'))).toBeVisible();

      const till = await signInTill(testClient({ url: server.url, kind: 'console' }), {
        account: 'M1001',
        storeId: 'rotunda',
      });
      await redeemAtTill(till, vouchers[0]!.code);

      await app.open(order);
      await page.getByRole('link', { name: app.t('order.action.COMMENT') }).click();
      await app.button('review.send').click();
      await expect(page.getByText(app.t('rating.no.noOverall')).first()).toBeVisible();
      await page.getByRole('radio', { name: app.t('rating.satisfied') }).check();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await page.getByRole('textbox').fill(words);
      // what was written survives a reload
      await page.reload();
      await expect(page.getByRole('textbox')).toHaveValue(words);
      await app.button('review.send').click();
      await expect(page).toHaveURL(new RegExp(`orderDetail\\?orderId=${orderId}`));
      await expect(page.getByRole('link', { name: app.t('order.action.COMMENT') })).toHaveCount(0);

      const desk = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        locale: 'zh-HK',
      });
      const console = new Console(desk, server.url);
      await console.start('M1001', { address: merchantRoutes.merchantReviews.path });
      const waiting = desk.getByTestId('review').filter({ hasText: words });
      await waiting.getByTestId('review-reply').click();
      await desk.getByRole('dialog').getByRole('textbox').fill(answer);
      await desk.getByTestId('confirm').click();
      await expect(waiting).toHaveCount(0);

      // the reply is changed on the same day, and the review reported
      await desk.getByText(console.t('reviews.state.ANSWERED'), { exact: true }).click();
      await waiting.getByTestId('review-change').click();
      await expect(desk.getByRole('dialog').getByRole('textbox')).toHaveValue(answer);
      await desk.getByRole('dialog').getByRole('textbox').fill(changed);
      await desk.getByTestId('confirm').click();
      await expect(waiting).toContainText(changed);
      await waiting.getByTestId('review-report').click();
      await desk.getByLabel(console.t('reviews.reportReason.NOT_THIS_STORE')).check();
      await console.expectAccessible();
      await desk.getByTestId('confirm').click();
      await expect(waiting.getByTestId('review-reported')).toContainText(
        console.t('reviews.reportReason.NOT_THIS_STORE'),
      );

      await app.open(href(consumerRoutes.groupCommentList, { productId: 'tart-dozen' }));
      const shown = page.getByRole('listitem').filter({ hasText: words });
      await expect(shown).toContainText(changed);
      await shown.getByRole('button', { name: app.t('groupComment.delete') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: app.t('groupComment.delete') })
        .click();
      await expect(shown).toHaveCount(0);
    });
  });
