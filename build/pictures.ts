// `npm run pictures`: writes docs/pictures/<language> from the running apps, with a fresh
// demonstration town for each language.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import type { Language } from '#shared/i18n/language.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { cameraFlags, pngPicture, writeVideo } from '#tests/support/camera-video.ts';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { Console } from '#tests/support/console-pages.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { printedVouchers } from '#tests/support/demo-vouchers.ts';
import { startServer } from '#tests/support/server-process.ts';
import { needChromium } from './find-chromium.mjs';
import { marketPictures } from './pictures-market.ts';
import { takeoutPictures } from './pictures-takeout.ts';
import { buildStale } from './stale.mjs';

const SETTLE_MS = 900;

/** A phone in Taipa, whose owner lets the app know where. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  geolocation: { latitude: 22.1537, longitude: 113.557 },
  permissions: ['geolocation'],
};

/** Chromium names its fake camera by its file; people's cameras have names. Runs in the page. */
const NAME_CAMERA = `{
  const devices = navigator.mediaDevices;
  const list = devices.enumerateDevices.bind(devices);
  devices.enumerateDevices = async () => (await list()).map(({ kind, deviceId, groupId }) => ({ kind, deviceId, groupId, label: 'Counter webcam' }));
}`;

type Look = { language: Language; locale: string; store: string; folder: string };
const LOOKS: readonly Look[] = (['zh-Hant', 'en'] as const).map((language) => ({
  language,
  locale: language === 'en' ? 'en-GB' : 'zh-HK',
  store: language === 'en' ? 'Senado Square' : '議事亭',
  folder: join(import.meta.dirname, '../docs/pictures', language),
}));

let look = LOOKS[0]!;

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: join(look.folder, `${name}.png`) });
};

const atPhone = async (phone: ConsumerApp): Promise<Buffer> => {
  await phone.open();
  await phone.deals().first().waitFor();
  await shoot(phone.page, 'consumer-deals');
  await phone.openDeal({ productId: 'egg-tart-box' });
  await shoot(phone.page, 'consumer-deal');
  await phone.open('/group/store?id=senado');
  await phone.page.getByRole('tablist').waitFor();
  await shoot(phone.page, 'group-store');
  await phone.open('/group/commentList?storeId=senado');
  await phone.page.locator('.comment').first().waitFor();
  await shoot(phone.page, 'group-reviews');
  await phone.signIn('66880002');
  await phone.open('/group/productDetail?productId=sunset-sail&buy=1');
  await phone.page.getByTestId('booking-day').waitFor();
  await shoot(phone.page, 'group-visit');
  const orderId = await phone.buy({ productId: 'coffee-five' }, 2);
  await shoot(phone.page, 'consumer-pay');
  await phone.payAtBank('pay');
  await phone.open('/groupbooking/user');
  await phone.page.getByTestId('mine-usable').waitFor();
  await shoot(phone.page, 'group-user');
  await phone.openOrder(orderId);
  const qr = await (await phone.qrElement()).screenshot();
  await shoot(phone.page, 'consumer-voucher');
  return qr;
};

/** Two orders in one confirm, and the search; nothing is redeemed. */
const batchAndSearch = async (
  till: WriteOffPage,
  codes: Readonly<Record<string, string>>,
): Promise<void> => {
  const { page } = till;
  await till.scanByWedge(codes['valid']!);
  await page.getByTestId('card-add').click();
  await till.scanByWedge(codes['part-used']!);
  await page.getByTestId('batch-entry').nth(1).waitFor();
  await shoot(page, 'console-batch');
  await page.getByTestId('batch-leave').click();
  await till.ready();
  await page.getByTestId('search-open').click();
  await page.getByTestId('search-field').fill('0001');
  await page.keyboard.press('Enter');
  await page.getByTestId('search-results').waitFor();
  await shoot(page, 'console-search');
  await page.getByTestId('search-close').click();
};

const atTill = async (
  till: WriteOffPage,
  codes: Readonly<Record<string, string>>,
): Promise<void> => {
  await till.card.waitFor({ timeout: 30_000 });
  await shoot(till.page, 'console-card');
  await till.confirm();
  await till.verdict('ok');
  await shoot(till.page, 'console-verdict');
  await till.dismiss();
  await till.scanByWedge(codes['used']!);
  await till.verdict('refused.ALREADY_USED');
  await shoot(till.page, 'console-refused');
  await till.dismiss();
  await batchAndSearch(till, codes);
  await till.console.openRecords();
  await shoot(till.page, 'console-records');
  await till.console.open(merchantRoutes.merchantScanner.path);
  await till.page.locator('[data-testid=camera-card][data-state=on]').waitFor();
  await shoot(till.page, 'console-scanner');
};

/** What an owner looks at behind the counter. */
const inOffice = async (office: Console): Promise<void> => {
  const { page } = office;
  await office.open('/merchant/order');
  await page.getByTestId('orders-row').first().waitFor();
  await shoot(page, 'console-orders');
  await page
    .getByTestId('orders-row')
    .filter({ hasText: office.t('order.status.partlyUsed') })
    .first()
    .click();
  await page.getByTestId('order-detail').waitFor();
  await shoot(page, 'console-order');
  await office.open('/merchant/commodity');
  await page.getByTestId('products-row').first().waitFor();
  await shoot(page, 'console-commodities');
  await office.open('/merchant/commodityDetails?productId=coffee-five');
  await page.getByTestId('product-detail').waitFor();
  await shoot(page, 'console-commodity');
  await office.open('/merchant/dayClose');
  await page.getByTestId('day').waitFor();
  await shoot(page, 'console-day-close');
  await office.open('/merchant/reviews');
  await page.getByTestId('review').first().waitFor();
  await shoot(page, 'console-reviews');
  await office.open('/merchant/stores');
  await page.getByTestId('store-detail').waitFor();
  await shoot(page, 'console-stores');
  await office.open(merchantRoutes.merchantSettings.path);
  await page.getByTestId('settings').waitFor();
  await shoot(page, 'console-settings');
  await page.keyboard.press('F1');
  await page.getByTestId('all-keys').getByRole('dialog').waitFor();
  await shoot(page, 'console-keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').or(page.getByRole('dialog')).first().waitFor();
  await shoot(page, 'console-palette');
  await page.keyboard.press('Escape');
  await office.open('/merchant/staff');
  await page.getByTestId('person').first().waitFor();
  await shoot(page, 'console-staff');
  await office.open('/merchant/devices');
  await page.getByTestId('device').first().waitFor();
  await shoot(page, 'console-devices');
  await page.getByTestId('device-enrol').click();
  await page.getByTestId('enrol-show').click();
  await page.getByTestId('enrol-code').waitFor();
  await shoot(page, 'console-enrolment');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await page.getByTestId('till-people').waitFor();
  await shoot(page, 'console-switch');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F2');
  await page.getByTestId('lock-screen').waitFor();
  await shoot(page, 'console-lock');
};

const withBrowser = async (
  executablePath: string,
  flags: string[],
  show: (browser: Browser) => Promise<void>,
): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
  try {
    await show(browser);
  } finally {
    await browser.close();
  }
};

const executablePath = await needChromium();
if (executablePath === null) throw new Error('no Chromium was found');
await buildStale('consumer', 'console');
const temporary = mkdtempSync(join(tmpdir(), 'senado-pictures-'));

const inLanguage = async ({ language, locale, store }: Look): Promise<void> => {
  const server = await startServer();
  const window = { viewport: { width: 1280, height: 800 }, locale };
  try {
    const video = join(temporary, `${language}.y4m`);
    await withBrowser(executablePath, [], async (browser) => {
      await takeoutPictures(
        new ConsumerApp(await browser.newPage({ ...PHONE, locale }), server.url, language),
        shoot,
      );
      await marketPictures(
        new ConsumerApp(await browser.newPage({ ...PHONE, locale }), server.url, language),
        shoot,
      );
      // last: the QR on the voucher is good for minutes only
      const phone = new ConsumerApp(
        await browser.newPage({ ...PHONE, locale }),
        server.url,
        language,
      );
      const qr = await atPhone(phone);
      await writeVideo(video, [{ picture: await pngPicture(phone.page, qr), frames: 30 }]);
    });
    await withBrowser(executablePath, cameraFlags(video), async (browser) => {
      const page = await browser.newPage(window);
      await page.addInitScript({ content: NAME_CAMERA });
      const till = new WriteOffPage(page, server.url, language);
      await till.console.open();
      await page.getByLabel(till.console.t('console.login.account')).waitFor();
      await shoot(page, 'console-sign-in');
      await till.console.signIn('C1001', undefined, store);
      await atTill(till, printedVouchers(server.log()));
    });
    await withBrowser(executablePath, [], async (browser) => {
      const office = new Console(await browser.newPage(window), server.url, language);
      await office.signIn('66990001', undefined, store);
      await inOffice(office);
    });
  } finally {
    await server.remove();
  }
};

try {
  for (look of LOOKS) {
    mkdirSync(look.folder, { recursive: true });
    await inLanguage(look);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
