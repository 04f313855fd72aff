import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW', reducedMotion: 'reduce' });

test('from a deal to its store, which is liked and checked in at, and through its showcase to another deal', async ({
  page,
  context,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.openDeal({ productId: 'egg-tart-box' });
  await page.getByRole('link', { name: '議事亭前地店', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '議事亭前地店' })).toBeVisible();
  const like = app.button('groupStore.like');
  await like.click();
  await app.signIn('66880002');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
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
  await page.getByRole('link', { name: app.t('groupStore.showcaseAll', { count: 14 }) }).click();
  const rail = page.getByRole('navigation', { name: app.t('shop.classes') });
  await rail.getByRole('button', { name: '飯麵' }).click();
  await expect(rail.getByRole('button', { name: '飯麵' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /焗豬扒飯/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '焗豬扒飯' })).toBeVisible();
  await page.getByRole('article').getByRole('link').click();
  await expect(app.button('deal.buy')).toBeVisible();
  for (const _ of ['the piece', 'the showcase', 'the store']) await page.goBack();
  await expect(page.getByRole('tab', { name: app.t('groupStore.tab.showcase') })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await app.open('/groupbooking/user');
  await expect(page.getByRole('link', { name: /議事亭前地店/ })).toBeVisible();
  await page.getByTestId('mine-refunding').click();
  await expect(app.button('order.tab.refund')).toHaveAttribute('aria-pressed', 'true');
});
