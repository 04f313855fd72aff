import { asId } from '#shared/kernel/ids.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { pixelsOf, printed } from '#renderer/lib/printing/test-printer.ts';
import { SettingsPage } from '#tests/support/console-settings-page.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { fakePlatform } from '#tests/support/fake-platform.ts';
import { VERDICT_SOUNDS } from '#tests/component/support/heard-sounds.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

/** The QR on a receipt, read from the dots that the printer was sent. */
const qrOn = (bytes: Uint8Array): Promise<string | undefined> =>
  readQr(pixelsOf(printed(bytes)) as unknown as ImageData);

test('how the till looks and speaks is chosen once and stays; a verdict is seen, heard and spoken, and never queues; a locked counter stays locked over a reload (rows 26-28, 36)', async ({
  page,
  server,
  shop,
}) => {
  const platform = await fakePlatform(page);
  const till = new WriteOffPage(page, server.url);
  await till.start();
  const settings = new SettingsPage(till.console);
  await settings.open();
  await settings.choose('voice-language', 'cmn');
  await expect(page.getByTestId('voice-none')).toContainText('普通話');
  await settings.choose('voice-language', 'yue');
  await expect(page.getByTestId('settings-sound')).toContainText('曉佳');
  await settings.choose('voice', 'on');
  await settings.choose('text-size', 'largest');
  await settings.choose('theme', 'dark');
  await till.console.expectAccessible();
  await settings.choose('theme', 'contrast');
  await page.reload();
  await expect(page.locator('html[data-theme=contrast][data-text-size=largest]')).toBeVisible();
  await expect(page.getByTestId('settings')).toBeVisible();

  // from the settings, wherever the focus is
  await till.scanByWedge(shop.codes['used']!);
  const { title, tone } = await till.verdict('refused.ALREADY_USED');
  expect(tone).toBe('refused');
  expect(await till.heard()).toEqual(VERDICT_SOUNDS.refused);
  await expect(page.getByTestId('verdict').getByRole('alert')).toContainText(title);
  expect(await platform.spoken()).toEqual({ said: [`zh-HK: ${title}`], stopped: 1 });
  await till.scanByWedge('not a voucher');
  await till.verdict('refused.BAD_FORMAT');
  expect(await platform.spoken()).toMatchObject({
    said: [expect.any(String), expect.stringContaining('zh-HK')],
    stopped: 2,
  });
  await till.dismiss();

  await settings.command('設定');
  await page.getByTestId('kiosk-start').click();
  await till.ready();
  await page.reload();
  await till.ready();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByTestId('kiosk-ask').click();
  await page.getByTestId('kiosk-account').fill('M1001');
  await page.getByTestId('kiosk-password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.getByTestId('operator')).toContainText('李嘉欣');
});

test('row 35: a redeem prints its receipt in Chinese without anybody waiting, a reprint says so, and a printer that is off loses nothing', async ({
  page,
  server,
  shop,
}) => {
  const platform = await fakePlatform(page);
  const office = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: '66990001',
  });
  const storeId = asId<typeof office.storeId>('rotunda');
  await office.api.merchantStoreSetSwitches({ storeId, receipt: 'ALWAYS' });
  try {
    const till = new WriteOffPage(page, server.url);
    await till.start({ store: '三盞燈' });
    const settings = new SettingsPage(till.console);
    await settings.open();
    await expect(page.getByTestId('printer-store')).toContainText('每次核銷後打印');
    await settings.choose('printer', 'serial');
    await page.getByTestId('printer-connect').click();
    await expect(page.getByTestId('printer-chosen')).toContainText('04b8:0202');
    const {
      vouchers: [first, second],
    } = await shop.buy('egg-tart-box', 2);
    await till.scanByWedge(first!.code);
    await till.confirm();
    const { text } = await till.verdict('ok');
    await expect.poll(async () => (await platform.papers()).length).toBe(1);
    await page.keyboard.press('p');
    await expect.poll(async () => (await platform.papers()).length).toBe(2);
    const [paper, reprint] = await platform.papers();
    const made = printed(paper!);
    expect(made.width).toBe(576);
    expect(made.commands.filter((name) => name.startsWith('unknown'))).toEqual([]);
    const number = /憑據 (\d{10})/.exec(text)?.[1];
    expect(number).toBeTruthy();
    expect(await qrOn(paper!)).toBe(number);
    expect(printed(reprint!).height).toBeGreaterThan(made.height);

    await platform.switchPrinter(false);
    await till.dismiss();
    await till.scanByWedge(second!.code);
    await till.confirm();
    await till.verdict('ok');
    await till.dismiss();
    await settings.command('設定');
    await expect(settings.waiting).toHaveCount(1);
    await expect(page.getByTestId('printer-problem')).toHaveText('打印機沒有回應');
    await platform.switchPrinter(true);
    await page.getByTestId('waiting-print').click();
    await expect(page.getByTestId('waiting-none')).toBeVisible();
    expect(await platform.papers()).toHaveLength(3);
  } finally {
    await office.api.merchantStoreSetSwitches({ storeId, receipt: 'OFF' });
  }
});
