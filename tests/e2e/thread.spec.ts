import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#build/find-chromium.mjs';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { maskCode } from '#shared/voucher/code.ts';
import { cameraFlags, pngPicture, writeVideo } from '#tests/support/camera-video.ts';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const TILL = { viewport: { width: 1280, height: 800 } };
/** The consumer's page turns by itself this soon after the write-off. */
const TURNS_WITHIN_MS = 3000;

const LOCALE = 'zh-HK';
const STORE = '議事亭';

test("a voucher is bought on a phone, its QR is filmed by the till's camera, written off once, and stands in the records", async ({
  browser,
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-thread-'));
  let tillBrowser: Browser | null = null;
  try {
    const phone = new ConsumerApp(
      await browser.newPage({ ...PHONE, locale: LOCALE }),
      server.url,
      'zh-Hant',
    );
    await phone.page.clock.install();
    await phone.open();
    await phone.signIn('66880002');
    const orderId = await phone.buy({ productName: '招牌葡撻四個禮盒' });
    await phone.payAtBank('pay');
    await phone.openOrder(orderId);
    const [code] = await phone.voucherCodes();

    const video = join(folder, 'camera.y4m');
    const executablePath = await findChromium();
    tillBrowser = await chromium.launch({
      args: [...CHROMIUM_FLAGS, ...cameraFlags(video)],
      ...(executablePath !== null && { executablePath }),
    });
    const till = new WriteOffPage(
      await tillBrowser.newPage({ ...TILL, locale: LOCALE }),
      server.url,
      'zh-Hant',
    );
    await till.console.signIn('C1001', undefined, STORE);
    await till.console.open(merchantRoutes.merchantRecord.path);
    // what the phone shows becomes what the camera sees: filmed at the last moment, since a QR is taken for a minute only
    await writeVideo(video, [
      {
        picture: await pngPicture(phone.page, await (await phone.qrElement()).screenshot()),
        frames: 30,
      },
    ]);
    await till.console.open(merchantRoutes.merchantWriteOff.path);
    await expect(till.card).toBeVisible({ timeout: 60_000 });
    await expect(till.card).toContainText('6***0002');
    await phone.stopClock();
    await till.confirm();
    const verdict = await till.verdict('ok');
    expect(verdict.tone).toBe('ok');
    await phone.asksForOrderWithin(TURNS_WITHIN_MS);
    await expect(phone.page.locator('[data-testid=ticket][data-status=used]')).toBeVisible();

    await till.console.openRecords();
    const first = till.console.rows().filter({ hasText: maskCode(code!) });
    await expect(first).toHaveCount(1);
    await expect(till.console.cell(first, 'source')).toHaveText(
      till.console.t('console.records.source.CAMERA'),
    );
    await expect(till.console.cell(first, 'storeName')).toContainText(STORE);
  } finally {
    await tillBrowser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
