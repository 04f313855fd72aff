import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { gatewayLink } from '#shared/jump/share-landing.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { readQr } from '#tests/support/read-qr.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** How many colours the parts of an image have, by halves from the top: one is blank. */
const coloursOf = (image: Locator): Promise<number[]> =>
  image.evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const brush = canvas.getContext('2d')!;
    brush.drawImage(picture, 0, 0);
    return [0, 1].map((half) => {
      const { data } = brush.getImageData(
        0,
        (half * canvas.height) / 2,
        canvas.width,
        canvas.height / 2,
      );
      return new Set(new Uint32Array(data.buffer)).size;
    });
  });

for (const [language, locale, deal, store] of [
  ['zh-Hant', 'zh-HK', '招牌葡撻四個禮盒', '議事亭前地店'],
  ['en', 'en-US', 'Signature Portuguese Egg Tarts, Box of 4', 'Senado Square'],
] as const)
  test.describe(`sharing, ${language}`, () => {
    test.use({ locale });

    test('a deal is shared as a poster, whose code leads a friend to the deal', async ({
      page,
      context,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.openDeal({ productId: 'egg-tart-box' });
      const share = app.button('groupStore.shareDeal');
      await context.setOffline(true);
      await share.click();
      await expect(page.getByTestId('announcer')).toContainText(app.t('error.network'));
      await context.setOffline(false);
      await share.click();
      const poster = page.getByTestId('poster');
      await expect(poster).toBeVisible();
      // its styles were lost with the first press: the sheet stands at the foot of the screen
      expect((await page.getByRole('dialog').boundingBox())?.width).toBe(390);
      for (const colours of await coloursOf(poster)) expect(colours).toBeGreaterThan(100);

      await expectAccessible(page, { isSeenBefore: language === 'en' });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        app.button('shareSheet.save').click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${deal.replaceAll(' ', '-')}.jpg`);
      const link = await readQr(new Blob([await readFile(await download.path())]));
      const path = '/group/productDetail?productId=egg-tart-box';
      expect(link).toBe(gatewayLink(`${server.url}/`, path));
      await page.keyboard.press('Escape');
      await expect(share).toBeFocused();

      await page.goto('about:blank');
      await page.goto(link!);
      await expect(page).toHaveURL(`${server.url}/#${path}`);
      await expect(app.button('deal.buy')).toBeVisible();
    });

    test('a poster is tidy without its picture, and the code of a store leads to the store', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await page.route(/\/pictures\//, (route) => route.abort());
      await app.openDeal({ productId: 'egg-tart-box' });
      await page.getByRole('link', { name: store, exact: true }).click();
      await app.button('groupStore.share').click();
      const poster = page.getByTestId('poster');
      await expect(poster).toBeVisible();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      const address = (await poster.getAttribute('src')) ?? '';
      const link = await readQr(new Blob([Buffer.from(address.split(',')[1] ?? '', 'base64')]));
      expect(link).toContain(encodeURIComponent('/group/store?id='));
    });
  });
