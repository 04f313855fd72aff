import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** What the demonstration calls the store, a class of its showcase and a piece there; who visits it, once a day. */
const NAMES = {
  'zh-Hant': { store: '議事亭前地店', rice: '飯麵', piece: '焗豬扒飯', phone: '66880002' },
  en: {
    store: 'Senado Square',
    rice: 'Rice and noodles',
    piece: 'Baked pork chop rice',
    phone: '66880001',
  },
} as const;

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(language, () => {
    test.use({ locale });
    const { store, rice, piece, phone } = NAMES[language];

    test('from a deal to its store, which is liked and checked in at, and through its showcase to another deal', async ({
      page,
      context,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.openDeal({ productId: 'egg-tart-box' });
      await page.getByRole('link', { name: store, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
      const like = app.button('groupStore.like');
      await like.click();
      await app.signIn(phone);
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await page.reload();
      await expect(like).toHaveAttribute('aria-pressed', 'true');

      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 22.2, longitude: 113.55, accuracy: 20 });
      await page.getByRole('link', { name: app.t('checkIn.row') }).click();
      await app.button('checkIn.go').click();
      const card = page.getByRole('region', { name: app.t('checkIn.row') });
      await expect(card.getByRole('status')).toContainText('1.28km');
      await context.setGeolocation({ latitude: 22.1936, longitude: 113.5399, accuracy: 20 });
      await app.button('checkIn.goAgain').click();
      await expect(card.getByText(app.t('checkIn.success', { points: 5 }))).toBeVisible();
      await page.goBack();

      await page.getByRole('tab', { name: app.t('groupStore.tab.deals') }).press('ArrowRight');
      await expect(page.getByRole('tab', { name: app.t('groupStore.tab.showcase') })).toBeFocused();
      await page
        .getByRole('link', { name: app.t('groupStore.showcaseAll', { count: 14 }) })
        .click();
      const rail = page.getByRole('navigation', { name: app.t('shop.classes') });
      await rail.getByRole('button', { name: rice }).click();
      await expect(rail.getByRole('button', { name: rice })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.getByRole('link', { name: piece }).click();
      await expect(page.getByRole('heading', { level: 2, name: piece })).toBeVisible();
      await page.getByRole('article').getByRole('link').click();
      await expect(app.button('deal.buy')).toBeVisible();
      for (const _ of ['the piece', 'the showcase', 'the store']) await page.goBack();
      await expect(
        page.getByRole('tab', { name: app.t('groupStore.tab.showcase') }),
      ).toHaveAttribute('aria-selected', 'true');

      await app.open('/groupbooking/user');
      await expect(page.getByRole('link', { name: store })).toBeVisible();
      await page.getByTestId('mine-refunding').click();
      await expect(app.button('order.tab.refund')).toHaveAttribute('aria-pressed', 'true');
    });
  });
