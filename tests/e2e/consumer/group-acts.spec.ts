import { groupRoutes } from '#shared/routes/consumer/group.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer, order } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

const PHONE = '66880002';
/** Who has coupons for deals. */
const HOLDER = '66880001';
const STORE = 'senado';

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(language, () => {
    test.use({ locale });

    test('a coupon stands above the deals on which it counts, and one of them opens', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn(HOLDER);
      await app.open(href(groupRoutes.groupSearchProduct, { redpackId: 'demo.g-any' }));
      const coupon = page.getByTestId('coupon-head');
      await expect(coupon).toBeVisible();
      const [above, below] = [coupon, app.deals().first()].map((one) => one.boundingBox());
      expect((await above)!.y).toBeLessThan((await below)!.y);
      await app.deals().first().getByRole('link').first().click();
      await expect(page).toHaveURL(/#\/group\/productDetail\?productId=/);
      await expect(app.button('deal.buy')).toBeVisible();
      await page.goBack();
      await expect(coupon).toBeVisible();
    });

    test('what is wrong with a store is reported from its page of facts, and its whole story is read', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn(PHONE);
      await app.open(href(groupRoutes.groupStore, { id: STORE }));
      await page.getByRole('link', { name: app.t('groupStore.info') }).click();
      await expect(page).toHaveURL(/#\/group\/store\/info\?id=senado$/);
      await app.button('shop.report').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio').first().check();
      await expectAccessible(page);
      await app.button('shop.reportSend').click();
      await expect(page.getByTestId('announcer')).toContainText(app.t('shop.reportDone'));
      await expect(sheet).toHaveCount(0);
      await page.goBack();
      await page.getByRole('tab', { name: app.t('groupStore.tab.story') }).click();
      await page.getByRole('link', { name: app.t('groupStore.storyMore') }).click();
      await expect(page).toHaveURL(/#\/group\/store\/story\?id=senado$/);
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
    });
  });

test('old and printed addresses lead to one page of the app, and nowhere else', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn(PHONE);
  const { orderId } = await order(await consumer(server.url, PHONE), { product: 'egg-tart-box' });
  const { path: old } = groupRoutes.groupBookingDetail;
  const { path: jump } = groupRoutes.groupJumpPage;
  for (const [from, to] of [
    [`${old}?orderId=${orderId}`, `/group/orderDetail?orderId=${orderId}`],
    [`${old}?id=egg-tart-box`, '/group/productDetail?productId=egg-tart-box'],
    [`${jump}?type=store&id=${STORE}`, `/group/store?id=${STORE}`],
    [`${jump}?toPage=${encodeURIComponent('/group/search')}`, '/group/search'],
    [`${jump}?toPage=${encodeURIComponent('https://elsewhere.example/')}`, '/'],
  ] as const) {
    await app.open(from);
    await expect(page).toHaveURL(`${server.url}/#${to}`);
  }
});
