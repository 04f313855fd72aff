import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { test } from '#tests/support/fixtures.ts';
for (const [locale, width] of [['zh-TW', 390], ['en-US', 320]] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width, height: 844 } });
    test('look', async ({ page, server }) => {
      const app = new ConsumerApp(page, server.url);
      const shot = (name: string, fullPage = false) =>
        page.screenshot({ path: `/tmp/look/${name}-${locale}.png`, fullPage });
      await app.open('/group/commentList?storeId=senado');
      await page.waitForTimeout(1500);
      await shot('list');
      await app.open('/group/commentList?productId=egg-tart-box');
      await page.waitForTimeout(1500);
      await shot('deal');
      await app.open('/group/store?id=senado');
      await page.waitForTimeout(1500);
      await page.getByRole('tab', { name: /評價|Reviews/ }).click().catch(() => {});
      await page.waitForTimeout(800);
      await shot('store');
      await app.open('/group/productDetail?productId=egg-tart-box');
      await page.waitForTimeout(1500);
      await shot('product', true);
    });
  });
