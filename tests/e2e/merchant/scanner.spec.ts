import { scanOf, type Setting } from '#renderer/lib/scan/doctor/test-scanner.ts';
import { TEST_CODES } from '#renderer/lib/scan/doctor/test-codes.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { ScannerPage } from '#tests/support/console-scanner-page.ts';
import { fakeScanners } from '#tests/support/fake-scanners.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

/** A scanner for US keyboards on a French computer, that puts a mark before each code and presses no Enter. */
const FAULTY: Setting = { computer: 'FR', prefix: '%', end: [] };

test('the sheet of test codes is one page, in both languages; the doctor finds three faults, sets the till, and the next scan works (A16, A17, A18, A19)', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [voucher],
  } = await shop.buy('egg-tart-box');
  const scanner = new ScannerPage(till);
  await till.console.open('/merchant/scanner');
  await scanner.at('scanner-page').waitFor();
  await till.console.expectAccessible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await scanner.at('doctor-open').click();
  await scanner.at('doctor').waitFor();
  expect(page.url()).toContain(merchantRoutes.merchantScanner.path);
  await scanner.at('doctor-print').click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.locator('svg')).toHaveCount(TEST_CODES.length);
  await expect(sheet).toContainText(/測試頁[\s\S]*test sheet/);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);

  await scanner.scan(scanOf({ text: voucher!.code }));
  await expect(scanner.at('doctor-strange')).toBeVisible();
  await scanner.scan(scanOf('digits', { ime: 'composing' }));
  await expect(scanner.at('doctor-next')).toHaveAttribute('data-next', '2');
  expect(await scanner.findings()).toEqual(['ime']);
  await scanner.scan(scanOf('letters', { ime: 'wide' }));
  await expect.poll(() => scanner.findings()).toEqual(['fullWidth', 'ime']);
  await scanner.at('doctor-again').click();

  for (const { id } of TEST_CODES) {
    await scanner.scan(scanOf(id, FAULTY));
    await expect(scanner.at(`doctor-code-${id}`)).toHaveAttribute('data-state', 'right');
  }
  expect(await scanner.findings()).toEqual(['computerLayout', 'prefix', 'noSuffix']);
  await till.console.expectAccessible();
  await scanner.at('doctor-apply').click();
  await expect(scanner.at('wedge-card')).toHaveAttribute('data-state', 'set');

  // a test on this page is read, and goes no further
  await scanner.scan(scanOf({ text: voucher!.code }, FAULTY));
  await expect(scanner.last('WEDGE')).toContainText(
    `${voucher!.code.slice(0, 4)}****${voucher!.code.slice(-4)}`,
  );
  expect(page.url()).toContain(merchantRoutes.merchantScanner.path);

  await page.reload();
  await till.console.open(merchantRoutes.merchantWriteOff.path);
  await till.ready();
  await scanner.scan(scanOf({ text: voucher!.code }, FAULTY));
  await expect(till.card).toContainText(voucher!.code.slice(-4));
});

test('serial and HID scanners: connected once, heard on every page, back after a restart and after unplugging; the chosen camera is remembered, gives way when unplugged and comes back, and reading is tested without any (A16, A18, A20, A22, A23)', async ({
  till,
  shop,
  page,
}) => {
  const {
    vouchers: [one, two],
  } = await shop.buy('egg-tart-box', 2);
  const logged: string[] = [];
  page.on('console', (message) => {
    logged.push(message.text());
  });
  await page.addInitScript(fakeScanners);
  await page.reload();
  const scanner = new ScannerPage(till);
  await scanner.open();
  for (const kind of ['SERIAL', 'HID'] as const) {
    await scanner.at(`connect-${kind}`).click();
    await expect(scanner.at(`card-${kind}`)).toHaveAttribute('data-state', 'on');
  }
  await scanner.device('serial', 'send', `${TEST_CODES[0].text}\r\n${TEST_CODES[1].text}\r\n`);
  await expect(scanner.last('SERIAL')).toContainText(
    till.console.t('scanner.testCode', { number: 2 }),
  );
  await scanner.device('hid', 'send', TEST_CODES[0].text);
  await expect(scanner.last('HID')).toContainText(
    till.console.t('scanner.testCode', { number: 1 }),
  );
  await scanner.device('serial', 'unplug');
  await expect(scanner.at('card-SERIAL')).toHaveAttribute('data-state', 'lost');
  await scanner.device('serial', 'plug');
  await expect(scanner.at('card-SERIAL')).toHaveAttribute('data-state', 'on');

  await page.reload();
  await expect(scanner.at('card-SERIAL')).toHaveAttribute('data-state', 'on');
  await expect(scanner.at('card-HID')).toHaveAttribute('data-state', 'on');
  await till.console.openRecords();
  await scanner.device('serial', 'send', `${one!.code}\r`);
  await expect(till.card).toContainText(one!.code.slice(-4));
  await page.keyboard.press('Escape');
  await till.ready();
  await scanner.device('hid', 'send', two!.code);
  await expect(till.card).toContainText(two!.code.slice(-4));
  expect(logged.join('\n')).not.toContain(one!.code);
  expect(logged.join('\n')).not.toContain(two!.code);

  // cameras: the chosen one gives way when unplugged and comes back
  await scanner.open();
  const card = scanner.at('camera-card');
  const [front, hand] = ['Counter webcam', 'Hand scanner camera'].map((name) =>
    card.getByRole('radio', { name }),
  );
  await expect(front!).toBeChecked();
  await hand!.click();
  await expect(hand!).toBeChecked();
  await page.reload();
  await expect(hand!).toBeChecked();
  await expect(scanner.at('camera-picture')).toContainText('1280 × 720');

  await scanner.device('cameras', 'unplug', 'hand');
  await expect(front!).toBeChecked();
  await expect(hand!).toHaveCount(0);
  await expect(scanner.at('camera-missing')).toContainText('Hand scanner camera');
  await scanner.device('cameras', 'plug', 'hand');
  await expect(hand!).toBeChecked();
  await expect(scanner.at('camera-missing')).toHaveCount(0);

  for (const [pace, verdict] of [
    [1 / 50, 'good'],
    [1000, 'slow'],
  ] as const) {
    await scanner.runStopwatch(pace);
    // a press without a look at the screen, which would be timed by that stopwatch
    await scanner.at('self-test-start').dispatchEvent('click');
    await expect(scanner.at('self-test')).toHaveAttribute('data-state', verdict, {
      timeout: 30_000,
    });
  }
});
