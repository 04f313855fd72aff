import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { LEVEL_KEPT_DAYS } from '#shared/member/level.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { payByApi } from '#tests/support/api-order.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { smallTargets, unfit } from '#tests/support/screen-fit.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' });

/** A number that nobody had before: what was paid counts for whoever paid it. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

/** A member who has paid $596 for deals: gold, and 1,404 below the next level. */
const goldMember = async (url: string): Promise<string> => {
  const phone = aPhone();
  const member = testClient({ url });
  await signInMember(member, phone);
  const totalPrice = cents(2 * 29_800);
  const { orderId: tradeId } = await member.api.groupOrderCreate({
    productId: asId('high-tea'),
    quantity: 2,
    totalAmount: totalPrice,
  });
  await payByApi(url, member, { tradeId, totalPrice, orderType: 'GROUP_ORDER' });
  return phone;
};

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(`benefits of the levels, in ${language}`, () => {
    test.use({ locale });

    test('are those of one’s level, with what the levels above add; its gift pack is taken there', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const points = app.t('score.benefit.points', { count: 1 });
      const kept = app.t('score.benefit.kept', { days: LEVEL_KEPT_DAYS });
      const now = page.getByTestId('benefits-now').getByRole('listitem');
      const ahead = page.getByTestId(/^ahead-/);

      await app.beSignedIn(aPhone());
      await app.open('/member/online');
      await expect(now).toHaveText([points]);
      await expect(ahead).toHaveCount(4);
      await expect(ahead.first()).toContainText(app.t('score.level.gold'));
      await expect(ahead.first()).toContainText(app.t('score.benefit.missing', { count: '500' }));
      await expect(ahead.first()).toContainText(kept);
      await expect(ahead.nth(1)).not.toContainText(kept);

      await app.beSignedIn(await goldMember(server.url));
      await app.open('/member/online');
      await expect(page.getByTestId('level')).toHaveText(app.t('score.level.gold'));
      await expect(now).toHaveText([points, kept]);
      await expect(ahead).toHaveCount(3);
      await expect(ahead.first()).toContainText(app.t('score.level.platinum'));
      await expect(ahead.first()).toContainText(app.t('score.benefit.missing', { count: '1,404' }));
      await expect(ahead.first()).toContainText(
        app.t('score.pack.market', { amount: '$10', limit: '$120' }),
      );
      await expectAccessible(page);
      expect([await unfit(page), await smallTargets(page)]).toEqual([[], []]);

      await app.button('score.pack.takeOf', { level: app.t('score.level.gold') }).click();
      await expect(page.getByText(app.t('score.pack.got', { count: 2 }))).toBeVisible();
      await expect(page.getByTestId('pack-1')).toHaveAttribute('data-state', 'RECEIVED');
      await expect(page.getByTestId('pack-1')).toContainText(app.t('score.pack.had'));
    });

    test('name no level above the highest, and come when the server and the line are back', async ({
      page,
      context,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const benefits = page.getByRole('region', { name: app.t('score.benefits') });
      const packs = benefits.getByTestId(/^pack-/);
      const list = '**/member/level/pack/_list';
      await app.beSignedIn('66880005');
      await page.route(list, (route) => route.abort());
      await app.open('/member/online');
      await expect(benefits.getByRole('alert')).toContainText(app.t('shell.loadFailed'));
      await page.unroute(list);
      await benefits.getByRole('button', { name: app.t('common.retry') }).click();
      await expect(packs).toHaveCount(4);

      // nobody presses here: a line that is back asks by itself, sooner or later than a press would
      await page.route(list, (route) => route.abort());
      await page.reload();
      await expect(benefits.getByRole('alert')).toContainText(app.t('shell.loadFailed'));
      await context.setOffline(true);
      await expect(
        benefits.getByRole('heading', { name: app.t('shell.offlineTitle') }),
      ).toBeVisible();
      await page.unroute(list);
      await context.setOffline(false);
      await expect(packs).toHaveCount(4);
      await expect(page.getByTestId('benefits-now').getByRole('listitem')).toHaveCount(2);
      await expect(page.getByText(app.t('score.topLevel'))).toBeVisible();
      await expect(page.getByText(app.t('score.benefits.ahead'))).toHaveCount(0);
      await expectAccessible(page);
    });
  });
