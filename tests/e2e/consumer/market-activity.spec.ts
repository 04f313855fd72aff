import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { leaveCart, isPlain } from '#tests/support/kept-cart.ts';
import { OPEN_MARKET } from '#tests/support/market-orders.ts';
import { MarketStorePage } from '#tests/support/market-pages.ts';
import { MarketFind } from '#tests/support/consumer-market-find.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

for (const [locale, language] of [
  ['zh-TW', 'zh-Hant'],
  ['en-US', 'en'],
] as const)
  test.describe(`activities of the supermarkets, in ${language}`, () => {
    test.use({
      viewport: { width: 320, height: 700 },
      locale,
      geolocation: { latitude: 22.1938, longitude: 113.5399 },
      permissions: ['geolocation'],
    });

    test('a visitor comes from the home, signs in, claims one coupon and the rest, and uses one at once', async ({
      page,
      server,
    }) => {
      const app = new MarketFind(page, server.url, language);
      await app.openHome();
      await page.locator('a[href*="/market/activity/redpack"]').click();
      await expect(page).toHaveURL(/#\/market\/activity\/redpack\?id=week$/);
      const gifts = page.getByTestId('gift');
      await expect(gifts).toHaveCount(5);
      await expect(gifts.last()).toContainText(app.t('couponActivity.state.soldOut'));
      await expectAccessible(page);
      await app.button('couponActivity.signIn').click();
      await app.signIn(language === 'en' ? '66557412' : '66557411');
      await expect(page).toHaveURL(/#\/market\/activity\/redpack\?id=week$/);
      const voucher = gifts.nth(2);
      await voucher.getByRole('button').click();
      await expect(voucher.getByRole('button')).toHaveText(app.t('couponActivity.use'));
      await app.button('couponActivity.claimAll').click();
      await expect(page.getByText(app.t('couponActivity.use'), { exact: true })).toHaveCount(4);
      await expect(page.getByRole('link', { name: app.t('couponActivity.wallet') })).toBeVisible();
      await expectAccessible(page);
      await voucher.getByRole('button').click();
      await expect(page).toHaveURL(/#\/market\/store\?id=m-praia-grande/);
    });

    test('an activity to come, over, taken down or unknown says so', async ({ page, server }) => {
      const app = new MarketFind(page, server.url, language);
      await app.open('/market/activity/redpack?id=next');
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        app.t('couponActivity.notStarted'),
      );
      await expect(page.getByTestId('gift').first()).toContainText(
        app.t('couponActivity.state.notStarted'),
      );
      await expectAccessible(page);
      await app.open('/market/activity/redpack?id=past');
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        app.t('couponActivity.over'),
      );
      const says = (title: 'couponActivity.missing' | 'couponActivity.withdrawn') =>
        expect(page.getByRole('heading', { name: app.t(title) })).toBeVisible();
      await app.open('/market/activity/redpack?id=gone');
      await says('couponActivity.withdrawn');
      await app.open('/market/activity/redpack?id=nothing');
      await says('couponActivity.missing');
      await app.open('/market/activity/redpack');
      await says('couponActivity.missing');
      await expectAccessible(page);
    });

    test.describe('with coupons that no other journey has used', () => {
      // what an order costs without its mall coupon depends on the other coupons that are left: a server of its own
      let server: ServerProcess;
      test.beforeAll(async () => {
        server = await startServer();
      });
      test.afterAll(() => server.remove());

      test('a mall coupon is put into the cart, lowers its price and that of the order, and is held with it', async ({
        page,
      }) => {
        const app = new MarketFind(page, server.url, language);
        await app.beSignedIn('66880001');
        await leaveCart(page, server.url, {
          kind: 'market',
          storeId: OPEN_MARKET,
          is: (row) => isPlain(row) && row.price >= 3000,
          quantity: 8,
        });
        const store = new MarketStorePage(app);
        await store.open(OPEN_MARKET);
        await store.cart().click();
        const coupons = store.sheet().getByTestId('mall-coupons');
        const first = coupons.getByRole('checkbox').last();
        await first.check();
        const step = app.t('pricing.step.mallCoupon');
        await expect(store.sheet().locator('.bill, .fees').last()).toContainText(step);
        await expectAccessible(page);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: app.t('shop.checkout') })
          .click();
        await expect(page).toHaveURL(/#\/market\/order\?storeId=/);
        const chosen = page.getByTestId('mall-coupons').getByRole('checkbox').last();
        await expect(chosen).toBeChecked();
        const total = page.getByTestId('checkout-total').locator('.unseen');
        await expect(app.button('checkout.submit')).toBeEnabled();
        const lower = await total.innerText();
        await chosen.uncheck();
        await expect(total).not.toHaveText(lower);
        await chosen.check();
        await expect(total).toHaveText(lower);
        await expectAccessible(page);
        await app.button('checkout.submit').click();
        await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
        await expect(page.getByTestId('pay-amount')).toContainText(lower);
        await app.button('pay.cancel').click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: app.t('pay.cancel') })
          .click();
        await expect(page.getByRole('heading', { name: app.t('cashier.byBuyer') })).toBeVisible();
      });
    });

    test('a deal and a poster of a store open the goods that they are about', async ({
      page,
      server,
    }) => {
      const app = new MarketFind(page, server.url, language);
      const store = new MarketStorePage(app);
      await store.open(OPEN_MARKET);
      await page.getByTestId('store-deal').nth(1).click();
      await expect(store.sheet().getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByTestId('store-poster').click();
      const group = store.sheet().getByRole('group', { name: app.t('mkStore.poster.classes') });
      await group.getByRole('button').nth(1).click();
      await expect(store.sheet().getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
