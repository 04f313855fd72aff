import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { MarketStorePage } from '#tests/support/market-pages.ts';
import { putPopupsAway } from '#tests/support/popups-put-away.ts';
import { unfit } from '#tests/support/screen-fit.ts';

const STORE = MARKET_EXAMPLES.open;
const LIST = '/market/near?kind=liked';

test.use({
  locale: 'zh-TW',
  reducedMotion: 'reduce',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

for (const { language, locale, width, phone } of [
  { language: 'zh-Hant', locale: 'zh-TW', width: 390, phone: '63990016' },
  { language: 'en', locale: 'en-US', width: 320, phone: '63990017' },
] as const)
  test.describe(`in ${language}, ${width} px wide`, () => {
    test.use({ locale, viewport: { width, height: 844 } });

    test('a supermarket made a favourite stands on the home and in the list, and goes with the heart', async ({
      page,
      server,
    }) => {
      await putPopupsAway(page);
      const app = new ConsumerApp(page, server.url, language);
      await app.open(LIST);
      await expect(page.getByText(app.t('good.likedSignIn'))).toBeVisible();
      await expectAccessible(page);
      await app.beSignedIn(phone);
      await app.open(LIST);
      await expect(page.getByText(app.t('good.likedNone'))).toBeVisible();
      await expect(page.getByRole('link', { name: app.t('good.likedGo') })).toHaveAttribute(
        'href',
        /#\/market\/index$/,
      );
      expect(await unfit(page)).toEqual([]);

      await new MarketStorePage(app).open(STORE);
      const heart = page.getByRole('button', { name: app.t('shop.like') });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await app.open('/market/index');
      const rail = page.getByTestId('liked-rail');
      await expect(rail.getByTestId(`liked-${STORE}`)).toBeVisible();
      await expectAccessible(page);
      await rail.getByRole('link', { name: app.t('home.seeAll') }).click();
      await expect(page).toHaveURL(/#\/market\/near\?kind=liked$/);
      const tile = page.getByTestId(`liked-${STORE}`).filter({ visible: true });
      await expect(tile).toBeVisible();
      expect(await unfit(page)).toEqual([]);
      await expectAccessible(page);

      // all supermarkets are a tab away, and back leads to the favourites again
      await page.getByRole('button', { name: app.t('market.near') }).click();
      await expect(page.getByTestId(`store-${STORE}`)).toBeVisible();
      await page.getByRole('button', { name: app.t('good.liked') }).click();
      await tile.click();
      await expect(page).toHaveURL(new RegExp(`#/market/store\\?id=${STORE}`));
      await heart.filter({ visible: true }).click();
      await expect(heart.filter({ visible: true })).toHaveAttribute('aria-pressed', 'false');
      await page.goBack();
      await expect(page.getByText(app.t('good.likedNone'))).toBeVisible();
    });
  });

test('favourites that could not be loaded say so, and come at the next try', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('63990018');
  await page.route('**/market/store/like/_list', (route) => route.fulfill({ status: 500 }));
  await app.open(LIST);
  const retry = page.getByRole('button', { name: app.t('common.retry') });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/market/store/like/_list');
  await retry.click();
  await expect(page.getByText(app.t('good.likedNone'))).toBeVisible();
});

test('favourites that are asked for offline say so, and come with the network', async ({
  page,
  server,
  context,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('63990019');
  await app.open('/market/near');
  await expect(page.getByTestId(`store-${STORE}`)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: app.t('good.liked') }).click();
  await expect(page.getByRole('heading', { name: app.t('shell.offlineTitle') })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(app.t('good.likedNone'))).toBeVisible();
});
