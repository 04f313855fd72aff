import type { Locator, Route } from '@playwright/test';
import { price } from '#shared/format/money.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { MOST_PHOTOS } from '#shared/order/refund/refund-form.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { TOWN_MEMBER as PHONE } from '#tests/support/test-town.ts';

/** Chooses a picture of 6 MB, and a file as big that is none. */
const chooseBigPhotos = (files: Locator): Promise<void> =>
  files.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(1600, 1300);
    const brush = canvas.getContext('2d')!;
    const noise = brush.createImageData(1600, 1300);
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    brush.putImageData(noise, 0, 0);
    const chosen = new DataTransfer();
    chosen.items.add(new File([await canvas.convertToBlob()], 'big.png', { type: 'image/png' }));
    chosen.items.add(new File([new Uint8Array(6_000_000)], 'none.jpg', { type: 'image/jpeg' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'reduce' });

test('an order is followed to its door, rated and ordered again', async ({ page, town }) => {
  const tradeId = await town.order();
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await app.open('/allOrderList');
  const card = page
    .getByTestId('order-card')
    .filter({ hasText: app.t('order.status.waitingStore') });
  await card.getByRole('link').first().click();
  const head = page.getByTestId('order-head');
  await expect(head).toHaveAttribute('data-status', '1');
  await town.until(tradeId, ({ riderStatus }) => riderStatus === 4);
  await page.reload();
  await expect(head).toContainText(app.t('order.rider.delivering'));
  await expect(page.getByTestId('order-map')).toHaveAttribute('data-stale', 'false');
  await expect(page.getByRole('link', { name: /^Call rider/ })).toBeVisible();
  await town.until(tradeId, ({ status }) => status === 4);
  await page.reload();
  await expect(head).toContainText(app.t('order.status.completed'));
  await page.getByRole('link', { name: app.t('order.action.COMMENT') }).click();
  await app.button('review.send').click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: app.t('rating.no.noOverall') }),
  ).toBeVisible();
  await page
    .getByRole('radiogroup', { name: app.t('review.overall') })
    .getByRole('radio', { name: app.t('rating.perfect') })
    .check({ force: true });
  await page
    .getByRole('radiogroup', { name: app.t('review.rider') })
    .getByRole('radio', { name: app.t('rating.satisfied') })
    .check({ force: true });
  await app.button('rating.rider.comment_tag1').click();
  // what was written outlives a reload
  await page.reload();
  await expect(page.getByText(app.t('reimburse.restored'))).toBeVisible();
  await expect(
    page
      .getByRole('radiogroup', { name: app.t('review.overall') })
      .getByRole('radio', { name: app.t('rating.perfect') }),
  ).toBeChecked();
  await app.button('review.send').click();
  await expect(page.getByRole('heading', { name: app.t('rating.done') })).toBeVisible();
  await page.getByRole('link', { name: app.t('review.mine') }).click();
  await expect(page.getByTestId('comment-card').first()).toContainText(
    app.t('rating.rider.comment_tag1'),
  );
  await app.open(`/orderInfo?tradeId=${tradeId}`);
  await expect(page.getByRole('link', { name: app.t('order.action.COMMENT') })).toHaveCount(0);
  await town.stock('noodle', 0);
  await app.button('order.action.AGAIN').click();
  const gone = page.getByTestId('again-gone');
  await expect(gone.getByRole('listitem')).toHaveText([
    new RegExp(`Dish noodle.*${app.t('orders.gone.soldOut')}`),
  ]);
  await expect(gone).toContainText(app.t('orders.againGoneText'));
  await gone.getByRole('button', { name: app.t('orders.againStay') }).click();
  await town.stock('noodle', -1);
});

test('within its grace an accepted order is cancelled, with all its money back', async ({
  page,
  town,
}) => {
  const tradeId = await town.order();
  await town.accept(tradeId);
  const { totalPrice } = await town.member.api.takeoutOrderGet({ tradeId });
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await app.open(`/orderInfo?tradeId=${tradeId}`);
  await app.button('order.action.CANCEL').click();
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText(app.t('orders.cancelPaid', { amount: price(totalPrice) }));
  await ask.getByRole('button', { name: app.t('orders.cancelYes') }).click();
  await expect(page.getByTestId('order-head')).toContainText(app.t('orders.line.byBuyer'));
  await expect(page.getByTestId('order-head')).toContainText(
    app.t('orders.back', { amount: price(totalPrice) }),
  );
  expect((await town.member.api.takeoutOrderGet({ tradeId })).payInfo.refundAmtn).toBe(totalPrice);
  await app.button('order.action.DELETE').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('order.deleteYes') })
    .click();
  await expect(page).toHaveURL(/#\/allOrderList$/);
  await expect(page.locator(`[data-trade="${tradeId}"]`)).toHaveCount(0);
});

test('a part of an order is asked back to the cent, and recalled', async ({ page, town }) => {
  const tradeId = await town.order();
  await town.accept(tradeId);
  town.later(2 * MINUTE);
  const { productList } = await town.member.api.takeoutOrderGet({ tradeId });
  const rice = productList.find(({ productId }) => productId === 'rice')!;
  const { refundAmtn } = await town.member.api.takeoutRefundOtherInfo({
    tradeId,
    productList: [{ uuid: rice.uuid, quantity: 1 }],
  });
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await app.open(`/orderInfo?tradeId=${tradeId}`);
  await page.getByRole('link', { name: app.t('order.action.REFUND') }).click();
  await app.button('reimburse.submit').click();
  await expect(page.getByTestId('announcer')).toContainText(app.t('refund.form.noReason'));
  await page
    .getByRole('radio', { name: app.t('refund.reason.missingItem') })
    .check({ force: true });
  await page.getByRole('checkbox', { name: rice.productName }).check();
  await app.button('reimburse.less').click();
  await expect(page.getByTestId('refund-sum')).toContainText(price(refundAmtn));
  // a photo that is too big is made smaller; what is none is refused
  const files = page.getByTestId('photo-file');
  const photo = page.getByRole('img', { name: app.t('reimburse.photoAlt', { count: 1 }) });
  await chooseBigPhotos(files);
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([533, 433]);
  await expect(page.getByTestId('announcer')).toContainText(
    app.t('refund.form.photoTooBig', { size: '5 MB' }),
  );
  // one that was taken away while another is sent stays away
  const first = await photo.getAttribute('src');
  const bar = { mimeType: 'image/png', buffer: await page.getByTestId('refund-sum').screenshot() };
  const held = new Promise<Route>((hold) => {
    void page.route('**/_upload', hold, { times: 1 });
  });
  await files.setInputFiles({ name: 'bar.png', ...bar });
  await page.getByRole('button', { name: app.t('reimburse.removePhoto', { count: 1 }) }).click();
  await (await held).continue();
  await expect(photo).not.toHaveAttribute('src', first!);
  await expect(
    page.getByRole('button', { name: app.t('reimburse.removePhoto', { count: 2 }) }),
  ).toHaveCount(0);
  // six at most: what is one too many is told
  await files.setInputFiles([1, 2, 3, 4, 5, 6].map((n) => ({ name: `${n}.png`, ...bar })));
  await expect(page.getByTestId('announcer')).toContainText(
    app.t('refund.form.tooManyPhotos', { limit: MOST_PHOTOS }),
  );
  await expect(
    page.getByRole('img', { name: app.t('reimburse.photoAlt', { count: MOST_PHOTOS }) }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('refund-sum')).toContainText(price(refundAmtn));
  await app.button('reimburse.submit').click();
  await expect(page).toHaveURL(/#\/reimburseDetials/);
  await expect(page.getByTestId('refund-head')).toContainText(price(refundAmtn));
  await expect(page.getByTestId('refund-clock')).toContainText(/23:5\d:\d\d/);
  expect((await town.member.api.takeoutRefundInfo({ tradeId })).refund).toMatchObject({
    refundAmtn,
    reason: 7,
    productList: [{ uuid: rice.uuid, quantity: 1 }],
  });
  await app.button('order.action.CANCEL_REFUND').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('orders.recallYes') })
    .click();
  await expect(page.getByTestId('refund-head')).toHaveAttribute('data-progress', '-2');
  await expect(page.getByRole('link', { name: app.t('reimburse.askAgain') })).toBeVisible();
});

test('no page of an order has a serious finding, nor is wider than a small phone', async ({
  browser,
  town,
}) => {
  test.setTimeout(90_000);
  const tradeId = await town.order();
  await town.until(tradeId, ({ riderStatus }) => riderStatus === 4);
  const finished = await town.order();
  await town.until(finished, ({ status }) => status === 4);
  const context = await browser.newContext({
    viewport: { width: 320, height: 844 },
    locale: 'zh-TW',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const app = new ConsumerApp(page, town.server.url, 'zh-Hant');
  await app.beSignedIn(PHONE);
  const pages = [
    ['/allOrderList', 'order-card'],
    [`/orderInfo?tradeId=${tradeId}`, 'order-head'],
    [`/reimburse?tradeId=${finished}`, 'refund-sum'],
    [`/submitComment?tradeId=${finished}`, 'review-form'],
    ['/orderList?tab=refund', null],
    ['/myComment', null],
    [`/reimburseDetials?tradeId=${finished}`, null],
    ['/finishComment', null],
  ] as const;
  for (const [address, mark] of pages) {
    await app.open(address);
    await expect(
      mark === null ? page.getByRole('heading', { level: 1 }) : page.getByTestId(mark).first(),
    ).toBeVisible();
    await expect(page.getByRole('status', { name: app.t('common.loading') })).toHaveCount(0);
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      address,
    ).toBeLessThanOrEqual(0);
  }
  await context.close();
});
