import type { BrowserContext, Page } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { layoutShift } from '#tests/support/consumer-takeout-home.ts';

/** A landing, and what its first screen is mostly made of. */
const LANDINGS = [
  { at: consumerRoutes.home.path, rows: '.store-card__name, .store__name, h3' },
  { at: consumerRoutes.groupBooking.path, rows: 'article.deal h3' },
  {
    at: href(consumerRoutes.groupProductDetail, { productId: asId<ProductId>('egg-tart-box') }),
    rows: 'h1',
  },
  { at: href(consumerRoutes.groupStore, { id: asId<StoreId>('senado') }), rows: 'article.deal h3' },
  { at: consumerRoutes.marketIndex.path, rows: '.mkg-card' },
  {
    at: href(consumerRoutes.marketStore, { id: asId<StoreId>('m-praia-grande') }),
    rows: '.mk-cell__name',
  },
  { at: href(consumerRoutes.Store, { id: asId<StoreId>('t-food-hall') }), rows: '.dish__title' },
  { at: consumerRoutes.vipHome.path, rows: 'h2' },
] as const;

/** Holds the app's own files back; `release` lets them come. */
const holdApp = async (context: BrowserContext): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Opens an address as a newcomer until the server has drawn it: it draws beside its other work, and nobody waits long for it. */
const openDrawn = async (page: Page, url: string, at: string, language: string): Promise<void> => {
  const query = new URLSearchParams({ at, language });
  await expect
    .poll(async () => (await page.request.get(`${url}/first-view?${query.toString()}`)).status())
    .toBe(200);
  await page.goto(`${url}/#${at}`, { waitUntil: 'commit' });
};

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-GB'],
] as const)
  test.describe(locale, () => {
    test.use({ viewport: { width: 390, height: 844 }, locale, reducedMotion: 'reduce' });

    for (const { at, rows } of LANDINGS)
      test(`${at} stands before the app has loaded, and the app takes its place without a jump (${language})`, async ({
        context,
        page,
        server,
      }) => {
        const release = await holdApp(context);
        await openDrawn(page, server.url, at, language);
        const view = page.locator('#app > .column[inert]');
        await expect(view.locator(rows).first()).toBeVisible();
        // nothing in it can be pressed or is read out, and what it shows is what the app shows
        await expect(view).toHaveAttribute('aria-hidden', 'true');
        await expect(page.getByRole('link')).toHaveCount(0);
        const drawn = (await view.locator(rows).first().textContent()) ?? '';
        release();
        await expect(view).toHaveCount(0);
        await expect(page.locator(`#app ${rows}`).first()).toHaveText(drawn);
        await expect(page.locator('.page__skeletons')).toHaveCount(0);
        expect(await layoutShift(page)).toBeLessThan(0.02);
      });
  });

test('the app draws from what came with the view, though its own questions are not answered', async ({
  context,
  page,
  server,
}) => {
  await context.route('**/group/**', (route) => route.abort());
  const deals = page.locator('#app > :not([inert]) article.deal');
  await openDrawn(page, server.url, consumerRoutes.groupBooking.path, 'zh-Hant');
  await expect(deals.first()).toBeVisible();
});

test('a member is not shown what a newcomer sees', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880001');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await app.open();
  await expect(page.locator('article.deal').first()).toBeVisible();
  expect(asked).not.toContain('/first-view');
});
