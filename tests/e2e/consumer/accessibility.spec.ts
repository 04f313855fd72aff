import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';

test.describe('in English', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });

  // each route as it opens: `every-route.spec.ts`
  test('nothing that comes on the way of buying has a serious finding', async ({
    page,
    server,
  }) => {
    test.setTimeout(150_000);
    const app = new ConsumerApp(page, server.url, 'en');
    await app.open('/mission/login');
    await app.button('login.send').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await app.signIn('66880001');
    await app.buy({ productId: 'coffee-five' });
    await expect(app.payButton()).toBeEnabled();
    await expectAccessible(page);
    await app.button('pay.cancel').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await app.payAtBank('pay');
    await app.qrElement();
    await expectAccessible(page);
    await app.open('/groupbooking/order');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: app.t('order.status.usedUp') })
      .first()
      .click();
    await expect(app.ticket()).toHaveAttribute('data-status', 'used');
    await expectAccessible(page);
  });

  test('nothing is wider than a small phone, in either width; the base font follows the width up to twice its size', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn('66880001');
    for (const width of [320, 430]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [
        '/groupbooking',
        '/group/productDetail?productId=coffee-five',
        '/groupbooking/order',
      ]) {
        await app.open(address);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${address} at ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
    const baseFont = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    // spec 000 §9; a wider window shows a phone-wide column
    for (const [width, px] of [
      [375, 16],
      [450, 19.2],
      [750, 32],
      [1280, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(baseFont, { message: `at ${width}` }).toBeCloseTo(px, 1);
    }
  });

  test('nothing goes past the edge for a guest whose font is twice as large, and a dish keeps its name and price', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn('66880001');
    const fits = async (address: string, shown: string, width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 844 });
      await app.open(address);
      await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize =
          'calc(200% + (min(100vw, 750px) - 375px) / 23.4375)';
      });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${address} at ${width}`,
        })
        .toBeLessThanOrEqual(0);
      // what is pressed at the foot of a page says all of its words
      expect(
        await page
          .locator('.dock .button, .tabs__tab')
          .evaluateAll((all) =>
            all
              .filter((one) => one.scrollWidth > one.clientWidth)
              .map(({ textContent }) => textContent),
          ),
        `${address} at ${width}`,
      ).toEqual([]);
    };
    for (const width of [320, 390, 744]) await fits('/vip/home', '.vip-lines', width);
    for (const width of [390, 744]) {
      for (const [address, shown] of [
        ['/', '.lantern'],
        ['/groupbooking', '.deal'],
        ['/search', '.lantern'],
        ['/allOrderList', '.ord-list li'],
        ['/group/productDetail?productId=egg-tart-box', '.product__name'],
        [`/store?id=${OPEN_STORE}`, '.dish__open'],
      ] as const)
        await fits(address, shown, width);
      for (const part of ['.dish__open', '.dish .price'])
        await expect
          .poll(async () => {
            const { x, width: wide } = (await page
              .locator(part)
              .filter({ visible: true })
              .first()
              .boundingBox())!;
            return wide > 0 && x >= 0 && x + wide <= width;
          })
          .toBe(true);
    }
  });
});
