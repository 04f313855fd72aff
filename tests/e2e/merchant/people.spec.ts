import type { Page } from '@playwright/test';
import { SECOND } from '#shared/kernel/time.ts';
import { asId } from '#shared/kernel/ids.ts';
import { enrolmentShown, readEnrolment } from '#shared/validate/enrolment-code.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { Console } from '#tests/support/console-pages.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { expect, test } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK', isEnrolled: true });

const lockScreen = (page: Page) => page.getByTestId('lock-screen');
const owner = (url: string) =>
  signInTill(testClient({ url, kind: 'console' }), { account: '66990001' });

test('several operators share a till: it locks, by hand and by itself, holds what it was at, and changes hands by PIN (row 39)', async ({
  till,
  page,
  server,
  shop,
}) => {
  await till.takeTimers();
  const { console } = till;
  const id = await page.evaluate(() => localStorage.getItem('senado.console.deviceId'));
  await till.scanByWedge(shop.codes['valid']!);
  await expect(till.card).toBeVisible();

  await page.keyboard.press('Shift+F2');
  await expect(page.getByTestId('pin-field')).toBeFocused();
  await till.scanByWedge(shop.codes['used']!);
  await expect(page.getByTestId('lock-missed')).toContainText(
    console.t('lock.missed', { count: 1 }),
  );
  await console.expectAccessible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await console.enterPin(undefined, '9999');
  await expect(page.getByTestId('login-alert')).toContainText(
    console.t('console.login.triesLeft', { count: 4 }),
  );
  await console.enterPin();
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(till.card).toBeVisible();
  await page.keyboard.press('Escape');

  await (
    await owner(server.url)
  ).api.deviceSetUp({ deviceId: asId(JSON.parse(id!) as string), lockMinutes: 1 });
  const store = await page.getByTestId('store-name').innerText();
  await page.keyboard.press('F2');
  await expect(lockScreen(page)).toHaveAttribute('data-why', 'switch');
  await page.keyboard.press('Escape');
  await expect(lockScreen(page)).toHaveCount(0);
  await page.getByTestId('operator').click();
  await page.getByTestId('switch-operator').click();
  await console.enterPin('何偉強');
  await expect(page.getByTestId('operator')).toContainText('何偉強');
  await expect(page.getByTestId('store-name')).toHaveText(store);

  await page.clock.runFor(65 * SECOND);
  await expect(lockScreen(page)).toHaveAttribute('data-why', 'idle');
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await console.enterPin();
  await expect(lockScreen(page)).toHaveCount(0);
});

test('a session that ran out asks for the PIN, and goes on where it was (row 39)', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.start('M1001', {
    address: merchantRoutes.merchantRecord.path,
    isEnrolled: true,
  });
  const store = await page.getByTestId('store-name').innerText();
  await page.evaluate(() => {
    const name = 'senado.console.secret.merchant.session';
    sessionStorage.setItem(
      name,
      sessionStorage.getItem(name)!.replace(/"token":"[^"]*"/, `"token":"${'x'.repeat(43)}"`),
    );
  });
  await page.reload();
  await expect(page.getByTestId('session-ended')).toContainText(till.t('lock.ended'));
  await till.expectAccessible();
  await till.enterPin();
  await expect(page).toHaveURL(/merchant\/record/);
  await expect(page.getByTestId('store-name')).toHaveText(store);
});

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
