import { enrolmentShown, readEnrolment } from '#shared/validate/enrolment-code.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { Console } from '#tests/support/console-pages.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK', isEnrolled: true });

const owner = (url: string) =>
  signInTill(testClient({ url, kind: 'console' }), { account: '66990001' });

test('an owner lets a new till in by a code and stops it again; it says what to do (row 40)', async ({
  page,
  server,
  browser,
}) => {
  const boss = new Console(page, server.url);
  await boss.start('66990001', { address: merchantRoutes.merchantDevices.path });
  await page.getByTestId('device-enrol').click();
  await page.getByRole('combobox', { name: boss.t('devices.enrolStore') }).selectOption('senado');
  await page.getByTestId('enrol-show').click();
  const code = await page.getByTestId('enrol-code').innerText();
  const picture = await page.getByRole('img', { name: boss.t('devices.enrolQr') }).screenshot();
  const read = readEnrolment((await readQr(new Blob([Uint8Array.from(picture)]))) ?? '');
  expect(enrolmentShown(read ?? '')).toBe(code);
  await boss.expectAccessible();
  await page.keyboard.press('Escape');

  const context = await browser.newContext({
    viewport: { width: 1024, height: 700 },
    locale: 'en-GB',
  });
  const till = new Console(await context.newPage(), server.url, 'en');
  await till.open();
  await till.page.getByTestId('to-enrol').click();
  await till.expectAccessible();
  await till.page.getByLabel(till.t('enrol.name')).fill('Bar till');
  await till.page.getByLabel(till.t('enrol.code')).fill('not a code');
  await till.page.getByTestId('enrol-submit').click();
  await expect(till.page.getByText(till.t('enrol.codeMissing'))).toBeVisible();
  await till.page.getByLabel(till.t('enrol.code')).fill(code.toLowerCase());
  await till.page.keyboard.press('Enter');
  await expect(till.page.getByTestId('operators-here')).toContainText(till.t('lock.noPin'));
  await till.enterPin('Ho Wai Keong');
  await expect(till.page.getByTestId('store-name')).toContainText('Senado Square');
  await till.page.getByTestId('operator').click();
  await till.page.getByTestId('sign-out').click();
  await till.enterPin('Lei Ka Ian');
  await expect(till.page.getByTestId('operator')).toContainText('Lei Ka Ian');

  await page.reload();
  const row = page.getByTestId('device').filter({ hasText: 'Bar till' });
  await expect(row).toContainText('李嘉欣');
  await expect(row).toContainText(boss.t('devices.enrolled'));
  await row.getByTestId('device-revoke').click();
  await page.getByTestId('confirm').click();
  await expect(row).toContainText(boss.t('devices.revoked'));
  await boss.expectAccessible();
  await till.open(merchantRoutes.merchantRecord.path);
  await expect(till.page.getByTestId('device-revoked')).toContainText(till.t('device.revokedHint'));
  await expect(till.page.getByTestId('to-enrol')).toBeVisible();
  await context.close();
});

test('an owner adds a person, who sets a PIN; a manager only looks, a cashier has no such page; a dismissal counts at once (row 38)', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.start('66990001', {
    address: merchantRoutes.merchantStaff.path,
    isEnrolled: true,
  });
  await page.getByTestId('staff-add').click();
  await page.getByTestId('person-save').click();
  await expect(page.getByText(till.t('staff.problem.stores'))).toBeVisible();
  await till.expectAccessible();
  const form = page.getByTestId('person-form');
  await form.getByLabel(till.t('staff.name'), { exact: true }).fill('小明');
  await form.getByLabel(till.t('staff.account')).fill('P3001');
  for (const name of ['路環店', '議事亭前地店']) await form.getByRole('checkbox', { name }).check();
  await page.getByTestId('suggest-password').click();
  const password = await form.getByLabel(till.t('staff.password')).inputValue();
  await page.getByTestId('person-save').click();
  const row = page.locator('[data-testid=person][data-account=P3001]');
  await expect(row).toContainText(till.t('staff.active'));
  await till.expectAccessible();

  await page.keyboard.press('F2');
  // the names push the button down when they come
  await expect(page.getByTestId('operators-here')).toBeVisible();
  await page.getByTestId('use-password').click();
  await till.enter('P3001', password);
  await expect(page.getByTestId('operator')).toContainText('小明');
  await expect(page).toHaveURL(/writeoff$/);
  await expect(page.getByRole('link', { name: till.t('console.nav.people') })).toHaveCount(0);
  await page.getByTestId('operator').click();
  await page.getByTestId('set-pin').click();
  const pins = page.getByTestId('set-pin-form');
  await pins.getByLabel(till.t('pin.proof.password'), { exact: true }).fill(password);
  for (const label of [till.t('pin.new'), till.t('pin.repeat')])
    await pins.getByLabel(label, { exact: true }).fill('1234');
  await page.getByTestId('pin-save').click();
  await expect(pins).toContainText(till.t('pin.problem.weak'));
  for (const label of [till.t('pin.new'), till.t('pin.repeat')])
    await pins.getByLabel(label, { exact: true }).fill('4071');
  await page.getByTestId('pin-save').click();
  await expect(pins).toHaveCount(0);

  await page.keyboard.press('F2');
  await till.enterPin('黃美玲');
  await page.getByRole('link', { name: till.t('console.nav.people') }).click();
  await expect(page.getByText(till.t('staff.readOnly'))).toBeVisible();
  await expect(page.getByTestId('staff-add')).toHaveCount(0);
  await expect(row).toContainText(till.t('staff.hasPin'));

  await page.keyboard.press('F2');
  await till.enterPin('小明', '4071');
  await expect(page.getByTestId('operator')).toContainText('小明');
  const { api } = await owner(server.url);
  const { result } = await api.staffList({ keyword: 'P3001' });
  await api.staffSetActive({ operatorId: result[0]!.operatorId, isActive: false });
  await page.reload();
  await expect(page.getByTestId('session-ended')).toBeVisible();
  await expect(page.getByTestId('operators-here')).not.toContainText('小明');
});
