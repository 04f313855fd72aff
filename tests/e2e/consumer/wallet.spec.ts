import type { Page } from '@playwright/test';
import type { Day } from '#shared/kernel/time.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { dayWithRoom } from '#tests/support/day-with-room.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveOrder, OPEN_STORE } from '#tests/support/kept-order.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

// a server of its own: these journeys need offers that nobody has bought with, and one of today, since one offer ends today
let server: ServerProcess;
let made: Day | undefined;
test.beforeEach(async () => {
  const today = await dayWithRoom(15);
  if (made === today) return;
  test.setTimeout(120_000);
  if (made !== undefined) await server.remove();
  server = await startServer();
  made = today;
});
test.afterAll(async () => {
  await server.remove();
});

const coupon = (page: Page, key: string) => page.getByTestId(`coupon-demo-${key}`);
const radio = (page: Page, key: string) => coupon(page, key).getByRole('radio');
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('senado.offerChoices') ?? '');

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' });

  test('one’s own offers stand by kind and state, say what they are for, and lead there', async ({
    page,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.beSignedIn('66880001');
    await app.open('/userRedpack');
    await expect(coupon(page, 'r-today')).toContainText(app.t('voucher.expiry.today'));
    await expect(coupon(page, 'r-later').getByRole('button')).toHaveCount(0);
    await coupon(page, 'r-rate').getByText(app.t('wallet.rules')).click();
    await expect(coupon(page, 'r-rate')).toContainText(app.t('voucher.scope.all'));
    await expectAccessible(page);
    await app.button('wallet.list.used').click();
    await expect(coupon(page, 'r-used')).toContainText(app.t('wallet.stampUsed'));
    await app.button('wallet.list.expired').click();
    await expect(coupon(page, 'r-old')).toBeVisible();
    await expectAccessible(page);
    await page.getByTestId('kind-freeDelivery').click();
    await expect(coupon(page, 'd-free')).toContainText(app.t('voucher.face.free'));
    await page.getByTestId('kind-voucher').click();
    await coupon(page, 'v-congee').getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/store\\?id=${OPEN_STORE}`));
    await app.open('/userRedpack');
    await coupon(page, 'r-trio').getByRole('button').click();
    await expect(page).toHaveURL(/\/search\?redpackId=/);
    await expect(page.getByTestId('coupon-head')).toContainText(
      app.t('voucher.scope.stores', { count: 3 }),
    );
    await expect(page.locator('.stores > li')).toHaveCount(3);
    await expectAccessible(page);
  });

  test('at checkout the best offer is chosen and explained, another one drives it out and can be undone', async ({
    page,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await leaveOrder(page, server.url);
    await app.beSignedIn('66880001');
    await app.open(`/redpack?storeId=${OPEN_STORE}`);
    await expect(radio(page, 'r-rate')).toBeChecked();
    await expect(page.getByTestId('best-line')).toBeVisible();
    await expect(coupon(page, 'r-big')).toContainText(
      new RegExp(
        app.t('voucher.refusal.BELOW_MIN', { need: '@' }).replace('@', String.raw`\$[\d.]+`),
      ),
    );
    await expect(coupon(page, 'r-later')).toContainText(app.t('voucher.refusal.NOT_STARTED'));
    await expectAccessible(page);
    await page.getByTestId('choice-voucher').click();
    await expect(coupon(page, 'v-hall')).toContainText(app.t('voucher.refusal.SCOPE_STORE'));
    await radio(page, 'v-congee').check();
    await expect(page.getByTestId('saving')).toContainText('$10.00');
    await expectAccessible(page);
    await app.button('voucher.undo').click();
    await expect(radio(page, 'v-congee')).not.toBeChecked();
    await radio(page, 'v-congee').check();
    await page.reload();
    await expect(radio(page, 'v-congee')).toBeChecked();
    await app.button('choice.takeBest').click();
    await expect(page.getByTestId('best-line')).toContainText(
      app.t('choice.isBest', { saving: '' }).trim().slice(0, 6),
    );
    await page.getByRole('radio', { name: app.t('choice.none') }).check();
    await expect(page.getByText(app.t('choice.nothing'))).toBeVisible();
  });

  test('a meal box fee is told by the sections of the store’s menu', async ({ page }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.open(`/boxPrice?storeId=${OPEN_STORE}`);
    await expect(page.getByRole('heading', { name: app.t('box.store') })).toBeVisible();
    await expect(page.getByText(/\$\d\.\d\d/).first()).toBeVisible();
  });
});

test.describe('in bad weather', () => {
  test.use({ locale: 'en-US' });

  test('a choice outlives the session; an offer that is gone is told and stays until it is taken off', async ({
    page,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await leaveOrder(page, server.url, {
      chosen: [{ id: 'gone-1', kind: 'redPacket', name: 'Old packet' }],
    });
    await app.open(`/redpack?storeId=${OPEN_STORE}`);
    await expect(page).toHaveURL(/mission\/login/);
    await app.signIn('66880001');
    await expect(page.getByRole('alert')).toContainText('Old packet');
    expect(await kept(page)).toContain('gone-1');
    await app.button('choice.remove').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await kept(page)).not.toContain('gone-1');
  });

  test('without a line, without a server and without offers each says so, and goes on when it can', async ({
    page,
    context,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn('66880002');
    await page.route('**/v2/_get-buyer-redpack-list', (route) => route.abort());
    await app.open('/userRedpack');
    await expect(page.getByRole('alert')).toContainText(app.t('shell.loadFailed'));
    await page.unroute('**/v2/_get-buyer-redpack-list');
    await app.button('common.retry').click();
    await expect(
      page.getByText(app.t('wallet.empty.usable', { kind: app.t('wallet.kind.redPacket') })),
    ).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(true);
    await app.button('wallet.list.used').click();
    await expect(page.getByRole('heading', { name: app.t('shell.offlineTitle') })).toBeVisible();
    await context.setOffline(false);
    await expect(
      page.getByText(app.t('wallet.empty.used', { kind: app.t('wallet.kind.redPacket') })),
    ).toBeVisible();
    await app.open('/redpack');
    await expect(page.getByText(app.t('choice.noOrder'))).toBeVisible();
  });
});
