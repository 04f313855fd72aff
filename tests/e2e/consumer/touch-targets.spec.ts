import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { OPEN_MARKET } from '#tests/support/market-orders.ts';
import { smallTargets } from '#tests/support/screen-fit.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW', reducedMotion: 'reduce' });

const PAGES = [
  '/',
  '/search',
  `/store?id=${OPEN_STORE}`,
  `/order?storeId=${OPEN_STORE}`,
  '/groupbooking',
  '/groupbooking/user',
  '/group/search',
  '/group/productDetail?productId=coffee-five',
  '/group/store?id=senado',
  '/market/index',
  `/market/store?id=${MARKET_EXAMPLES.open}`,
  `/market/order?storeId=${OPEN_MARKET}`,
  '/market/search?keyword=a',
  '/allOrderList',
  '/userRedpack',
  '/vip/user',
];

test('what is pressed on the pages of a visit is at least 44 px high and wide', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880001');
  await leaveCart(page, server.url, { storeId: OPEN_STORE, quantity: 3 });
  // a page that is kept stays in the document, hidden
  const shown = (parts: string) => page.locator(parts).filter({ visible: true });
  for (const address of PAGES) {
    await app.open(address);
    await expect(shown('main a[href], main button').first(), address).toBeVisible();
    await expect(shown('[aria-busy=true]'), address).toHaveCount(0);
    expect([address, await smallTargets(page)]).toEqual([address, []]);
  }
});

test('the field of the search keeps its room beside large text on a small phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const app = new ConsumerApp(page, server.url);
  await app.open('/search?keyword=a');
  const field = page.getByTestId('search-field');
  await expect(field).toHaveValue('a');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expect
    .poll(async () => {
      const { width, height } = (await field.boundingBox())!;
      return Math.min(width, height);
    })
    .toBeGreaterThanOrEqual(44);
});
