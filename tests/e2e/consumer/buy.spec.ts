import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { asId, type RequestId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { isVoucherCode, readScan } from '#shared/voucher/code.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' });

for (const [language, locale, deal] of [
  ['zh-Hant', 'zh-HK', '招牌葡撻'],
  ['en', 'en-US', 'Signature Portuguese Egg Tarts, Box of 4'],
] as const)
  test.describe(`a first order, ${language}`, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    test('a new member finds a deal, signs in on the way, buys two, pays, and sees two vouchers', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.openDeal({ productName: deal });
      await app.button('deal.buy').click();
      await app.button('deal.more').click();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await app.button('deal.signInToBuy').click();
      await app.signIn('66880002');
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      await expect(app.button('deal.submit')).toBeEnabled();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await app.button('deal.submit').click();
      await expect(page.getByTestId('pay-amount')).toContainText('$76.00');
      await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
      await app.payAtBank('pay');
      await expect(page).toHaveURL(/#\/group\/orderDetail\?orderId=/);
      await expect(app.tickets()).toHaveCount(2);
      const codes = await app.voucherCodes();
      expect(codes.map(isVoucherCode)).toEqual([true, true]);
      const side = await (await app.qrElement()).boundingBox();
      expect(side?.width).toBeGreaterThanOrEqual(240);
      for (const code of codes) expect(page.url() + (await page.title())).not.toContain(code);
    });

    test('the best offer is taken, none or another may be chosen, and others say why not', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880001');
      await app.openDeal({ productId: 'egg-tart-box' });
      await app.button('deal.buy').click();
      await app.button('deal.more').click();
      const total = page.getByTestId('deal-total');
      const offers = page.getByRole('radiogroup', { name: app.t('deal.offers') });
      await expect(offers.getByRole('radio').first()).toBeChecked();
      await expect(total).toHaveText('$68.00');
      await page
        .getByRole('region', { name: app.t('deal.offers') })
        .locator('summary')
        .click();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      // the choice shows at the press, before its price is known
      await offers.getByRole('radio', { name: app.t('deal.offerSkip') }).check();
      await expect(total).toHaveText('$76.00');
      await offers.getByRole('radio').first().check();
      await expect(total).toHaveText('$68.00');
    });
  });

test('a double tap and a reload make one order', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880002');
  let made = 0;
  await page.route('**/group/order/_create', (route) => {
    made += 1;
    return route.continue();
  });
  await app.openDeal({ productId: 'egg-tart-box' });
  await app.button('deal.buy').click();
  await app.button('deal.submit').dblclick();
  await expect(page).toHaveURL(/#\/payPage\?orderId=/);
  const orderId = app.orderId();
  await page.reload();
  await expect(app.payButton()).toBeEnabled();
  expect(app.orderId()).toBe(orderId);
  expect(made).toBe(1);
});

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(language, () => {
    test.use({ locale });
    test('when the answer to an order is lost, pressing again gives the same order', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn('66880002');
      const orders: string[] = [];
      await page.route('**/group/order/_create', async (route) => {
        const reply = await route.fetch();
        orders.push(((await reply.json()) as { orderId: string }).orderId);
        return orders.length === 1
          ? route.abort('connectionreset')
          : route.fulfill({ response: reply });
      });
      await app.openDeal({ productId: 'egg-tart-box' });
      await app.button('deal.buy').click();
      await app.button('deal.submit').click();
      await expect(page.getByRole('alert')).toHaveText(app.t('deal.noAnswer'));
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await app.button('deal.submit').click();
      await expect(page).toHaveURL(/#\/payPage\?orderId=/);
      expect(new Set(orders).size).toBe(1);
    });

    test('a voucher turns to used within three seconds of the write-off, and says where', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await page.clock.install();
      await app.beSignedIn('66880002');
      await app.buy({ productId: 'egg-tart-box' });
      await app.payAtBank('pay');
      await expect(app.ticket()).toHaveAttribute('data-status', 'valid');
      const [code = ''] = await app.voucherCodes();

      await app.stopClock();
      const till = await signInTill(testClient({ url: server.url, kind: 'console' }), {
        storeId: 'senado',
      });
      const found = await till.api.groupVerifyCheckList({
        input: code,
        source: 'MANUAL',
        storeId: till.storeId,
        deviceId: till.deviceId,
      });
      await till.api.groupVerifyCheck({
        requestId: asId<RequestId>(randomUUID()),
        prepareToken: found.prepareToken,
        storeId: till.storeId,
        deviceId: till.deviceId,
        operatorId: till.operatorId,
        scannedAt: instant(Date.now()),
        items: [{ voucherId: found.vouchers[0]!.voucherId, times: 1 }],
      });
      await app.asksForOrderWithin(3000);
      await expect(app.ticket()).toHaveAttribute('data-status', 'used');
      await expect(app.ticket()).toContainText(app.t('voucher.status.used'));
      await expect(
        app.ticket().getByRole('list', { name: app.t('voucher.history') }),
      ).toContainText(language === 'en' ? 'Senado Square' : '議事亭前地');
      await expect(page.getByTestId('announcer')).toContainText(app.t('voucher.justUsed'));
      await expectAccessible(page, { isSeenBefore: language === 'en' });
    });

    test('the QR turns every thirty seconds, goes on offline, and says when it is out of date', async ({
      page,
      server,
      context,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      // before the app: in an open page it is 1970 until the clock is set, and an answer that comes just then sets the app's time wrong
      await page.clock.install();
      await app.beSignedIn('66880002');
      await app.buy({ productId: 'egg-tart-box' });
      await app.payAtBank('pay');
      const drawing = (await app.qrElement()).locator('path');
      await context.setOffline(true);
      await expect(page.getByText(app.t('common.offline'))).toBeVisible();
      const first = await drawing.getAttribute('d');
      await page.clock.runFor(31_000);
      await expect(drawing).not.toHaveAttribute('d', first ?? '');
      await page.clock.fastForward(5 * 60_000);
      await app.qrElement();
      await page.clock.fastForward(12 * 60_000);
      await expect(app.ticket()).toContainText(app.t('voucher.stale'));
      await expect(app.ticket().getByTestId('voucher-code')).toBeVisible();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
    });
  });

test('the QR on screen is what tills read', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880002');
  const replies: string[] = [];
  page.on('response', (reply) => {
    if (!reply.url().endsWith('/group/order/_get-qr')) return;
    void reply
      .json()
      .then((body: { items: { codes: { text: string }[] }[] }) =>
        replies.push(body.items[0]!.codes[0]!.text),
      );
  });
  await app.buy({ productId: 'egg-tart-box' });
  await app.payAtBank('pay');
  await app.qrElement();
  await expect.poll(() => replies.length).toBeGreaterThan(0);
  expect(readScan(replies[0]!).kind).toBe('qr');
});
