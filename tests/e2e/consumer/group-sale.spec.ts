import { price } from '#shared/format/money.ts';
import { must } from '#shared/kernel/result.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(language, () => {
    test.use({ locale });

    test('a flash deal is bought at its price, which stands in the bill and on the order; the next session has a bell', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const { api } = testClient({
        url: server.url,
        language: language === 'en' ? 'en-US' : 'zh-TW',
      });
      const { result } = await api.groupSecKillList({});
      const running = must(
        result.find(({ state }) => state === 'RUNNING'),
        'a session that runs',
      );
      const [deal] = running.items;
      const flashPrice = price(must(deal?.flash, 'its flash price').price);
      await app.beSignedIn('66880002');
      await app.open();
      const row = page.getByTestId('flash-row');
      await expect(row.getByRole('timer')).toBeVisible();
      await row.getByRole('link', { name: deal!.productName }).click();
      await expect(page.getByTestId('deal-flash')).toContainText(app.t('sale.tag'));
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await app.button('deal.buy').click();
      await expect(page.getByTestId('deal-total')).toHaveText(flashPrice);
      await app.button('deal.submit').click();
      await expect(page).toHaveURL(/payPage/);
      const orderId = /orderId=([\w-]+)/.exec(page.url())![1]!;
      await app.open(`/group/orderDetail?orderId=${orderId}`);
      await expect(page.getByText(app.t('sale.saving.FLASH'))).toBeVisible();

      await app.open();
      await row
        .getByRole('group', { name: app.t('sale.sessions') })
        .getByRole('button')
        .nth(1)
        .click();
      const bell = row
        .getByRole('button')
        .filter({ hasText: app.t('remind.set') })
        .first();
      await bell.click();
      await expect(
        row.getByRole('button', { pressed: true }).filter({ hasText: app.t('remind.isSet') }),
      ).toHaveCount(1);
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await app.open('/groupbooking/user');
      const reminders = page.getByRole('region', { name: app.t('remind.title') });
      await expect(reminders.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await reminders.getByRole('button').click();
      await expect(reminders).toBeHidden();
    });

    test('a campaign shows what is hot, cheaper for many, and to wait for; before and after its time it says so', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880002');
      await app.open('/activity/group/detail?activityId=autumn-table');
      for (const part of ['campaign.hot', 'campaign.bulk', 'campaign.drop'] as const)
        await expect(
          page
            .getByRole('region', { name: app.t(part) })
            .getByRole('link')
            .first(),
        ).toBeVisible();
      const bell = page
        .getByRole('button')
        .filter({ hasText: app.t('remind.price') })
        .first();
      await bell.click();
      await expect(page.getByRole('button', { pressed: true })).toContainText(
        app.t('remind.priceIsSet'),
      );
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await page.getByRole('button', { pressed: true }).click();
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
      await app.open('/activity/group/detail?activityId=winter-stay');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        new RegExp(app.t('campaign.NOT_STARTED', { time: '.*\\d' })),
      );
      await app.open('/activity/group/detail?activityId=summer-pool');
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        app.t('campaign.overText'),
      );
      await app.open('/activity/group/detail?activityId=nothing');
      await expect(page.getByText(app.t('campaign.unknown'))).toBeVisible();
    });
  });
