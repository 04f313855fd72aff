import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '#build/find-chromium.mjs';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { cameraFlags, qrPicture, writeVideo } from '#tests/support/camera-video.ts';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { qrNow } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

let folder: string;
let browser: Browser | undefined;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senado-camera-'));
});
test.afterEach(async () => {
  await browser?.close();
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A till whose camera shows a file, in a browser of its own; not opened yet. */
const newTill = async (url: string, flags: string[]): Promise<WriteOffPage> => {
  const executablePath = await findChromium();
  browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(executablePath !== null && { executablePath }),
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-HK',
  });
  return new WriteOffPage(await context.newPage(), url);
};

const openTill = async (url: string, flags: string[]): Promise<WriteOffPage> => {
  const till = await newTill(url, flags);
  await till.start();
  return till;
};

/** The scripts that take time of the page's own thread meanwhile; what workers run is not among them. */
const scriptsThatRun = async (page: Page, meanwhile: () => Promise<void>): Promise<string[]> => {
  const profiler = await page.context().newCDPSession(page);
  await profiler.send('Profiler.enable');
  await profiler.send('Profiler.start');
  await meanwhile();
  const { profile } = await profiler.send('Profiler.stop');
  return [...new Set(profile.nodes.map(({ callFrame }) => callFrame.url))];
};

test("rows 21, 22: a guest's rotating QR, moved into the picture and held, is read, looked up and written off; held on, it stays one event", async ({
  server,
  shop,
}) => {
  const bought = await shop.buy('egg-tart-box');
  const file = join(folder, 'held.y4m');
  // a QR is accepted for about a minute, which a slow machine needs to open the till: it is filmed after that
  const till = await newTill(server.url, cameraFlags(file));
  await till.console.start('C1001', {
    storeName: '議事亭',
    address: merchantRoutes.merchantRecord.path,
  });
  const picture = qrPicture(
    await qrNow(shop.member, { orderId: bought.orderId, voucherId: bought.vouchers[0]!.voucherId }),
    5,
  );
  await writeVideo(file, [
    { picture: null, frames: 2 },
    { picture, frames: 10, from: [1150, 620], to: [660, 340] },
    { picture, frames: 24, from: [660, 340] },
  ]);
  await till.console.open(merchantRoutes.merchantWriteOff.path);
  await expect(till.card).toContainText(bought.vouchers[0]!.code.slice(-4), { timeout: 60_000 });
  await till.confirm();
  await till.verdict('ok');
  await till.page.waitForTimeout(4000);
  expect((await till.verdict()).kind).toBe('ok');
  await till.dismiss();
  await till.page.waitForTimeout(1500);
  expect(await till.recent()).toEqual(['ok']);
  await expect(till.camera).toHaveAttribute('data-state', 'on');
  await expect(till.page.getByTestId('camera-picker')).toBeVisible();
});

test('the camera is read beside the page, whose own thread decodes nothing; what is none of our codes is told once', async ({
  server,
}) => {
  const file = join(folder, 'empty.y4m');
  await writeVideo(file, [
    {
      picture: qrPicture('https://example.com/menu', 4),
      frames: 20,
      from: [500, 300],
      to: [700, 400],
    },
  ]);
  const till = await openTill(server.url, cameraFlags(file));
  await till.verdict('refused.BAD_FORMAT');
  expect(till.page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringMatching(/decod/),
  );
  await till.dismiss();
  const ran = await scriptsThatRun(till.page, () => till.page.waitForTimeout(4000));
  expect(ran).toContainEqual(expect.stringMatching(/\/console\//));
  expect(ran.filter((script) => /^wasm:|decod|zxing/.test(script))).toEqual([]);
  expect(await till.recent()).toHaveLength(1);
});

test('without a camera the till says so, and the scanner works', async ({ till, shop }) => {
  await expect(till.camera).toHaveAttribute('data-state', /none|busy/);
  await expect(till.camera).toContainText(/找不到相機|相機被佔用/);
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  await till.scanByWedge(voucher!.code);
  await expect(till.card).toBeVisible();
});

test('a camera that is not allowed: said, and tried again when asked', async ({ server }) => {
  const till = await openTill(server.url, [
    '--use-fake-device-for-media-stream',
    '--deny-permission-prompts',
  ]);
  await expect(till.camera).toHaveAttribute('data-state', 'denied');
  await expect(till.camera).toContainText('沒有相機權限');
  await till.page.context().grantPermissions(['camera'], { origin: server.url });
  await expect(till.camera).toHaveAttribute('data-state', 'on', { timeout: 20_000 });
});
