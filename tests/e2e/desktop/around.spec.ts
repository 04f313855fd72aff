import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PIN } from '#server/demo/people.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { translate } from '#shared/i18n/translate.ts';
import { must } from '#shared/kernel/result.ts';
import { expect, logOnDisk, test } from '#tests/support/desktop-fixtures.ts';
import { callBridge, leaveVerdict, signIn, signOut } from '#tests/support/desktop-pages.ts';

const INFO = '**/group/merchant/_get-info';
const openAttempts = async (page: Page): Promise<unknown> =>
  (await callBridge(page, 'journalOpen')).value;

test('a voucher link is looked up and redeems nothing, the guest follows on a second screen, the menu speaks the language, and a till that wakes asks at once: for the PIN where the session has ended', async ({
  till,
  backend,
  launch,
}) => {
  // three more starts of the program, to hand links over
  test.slow();
  const { page, userDataDir, machine: found } = till;
  test.skip(
    found === null,
    'displays, sleep and the menu of a real machine are not a test’s to move',
  );
  const machine = must(found, 'machine');
  const open = (link: string) =>
    expect(launch({ userDataDir, words: [link] })).rejects.toThrow('ended with code 0');
  await signIn(page);

  expect(machine.menu()).toContain(translate('zh-Hant', 'desktop.menu.customerDisplay'));
  await page.getByTestId('language').first().click();
  await expect.poll(machine.menu).toContain(translate('en', 'desktop.menu.customerDisplay'));
  await expect.poll(machine.isAwake).toBe(true);

  machine.plugDisplays(2);
  machine.clickMenu(translate('en', 'desktop.menu.customerDisplay'));
  await expect.poll(() => till.customerPage()?.url()).toBeDefined();
  const customer = must(till.customerPage(), 'customer page');
  const screen = customer.getByTestId('customer-screen');
  await expect(screen).toHaveAttribute('data-kind', 'welcome');
  expect(
    await customer.evaluate(() => [
      Object.keys((window as unknown as { senadoDisplay: object }).senadoDisplay),
      'senadoDesktop' in window,
    ]),
  ).toEqual([['nextCustomerView'], false]);
  expect(JSON.parse(await readFile(join(userDataDir, 'choices.json'), 'utf8'))).toMatchObject({
    customerDisplay: true,
    updates: false,
  });

  await open(`senado://voucher/${backend.code('part-used')}?redeem=1`);
  await expect.poll(() => logOnDisk(userDataDir)).toContain('voucher link refused');
  await expect(page.getByTestId('write-off')).toHaveAttribute('data-phase', 'idle');
  await open(`senado://voucher/${backend.code('part-used')}`);
  await expect(page.getByTestId('card-confirm')).toBeVisible();
  expect(await openAttempts(page)).toEqual([]);
  await expect(screen).toHaveAttribute('data-kind', 'welcome');
  await page.getByTestId('card-confirm').click();
  await expect(screen).toHaveAttribute('data-kind', 'done');
  await expect(customer.getByTestId('customer-item')).toContainText('Uses left');
  expect(await customer.content()).not.toContain(backend.code('part-used').slice(-4));

  // locked: a link is not looked up, and the screen may sleep
  await leaveVerdict(page);
  await expect(page.getByTestId('write-off')).toHaveAttribute('data-phase', 'idle');
  await page.keyboard.press('Shift+F2');
  await expect(page.getByTestId('lock-screen')).toBeVisible();
  await expect.poll(machine.isAwake).toBe(false);
  await open(`senado://voucher/${backend.code('valid')}`);
  await expect(page.getByTestId('lock-missed')).toBeVisible();
  await page.getByTestId('pin-field').fill(DEMO_PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('lock-screen')).toBeHidden();
  await expect(page.getByTestId('write-off')).toHaveAttribute('data-phase', 'idle');
  await expect.poll(machine.isAwake).toBe(true);

  // woken: the server is asked at once, and a token that ran out in the meantime asks for the PIN
  await page.route(INFO, (route) =>
    route.fulfill({
      json: { code: codeOf('SESSION_INVALID'), note: '', data: null },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const asked = page.waitForRequest(INFO);
  machine.wake();
  await asked;
  await expect(page.getByTestId('session-ended')).toBeVisible();
  await page.unroute(INFO);
  await page.getByTestId('pin-field').fill(DEMO_PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('write-off')).toBeVisible();

  machine.plugDisplays(1);
  await expect.poll(() => till.customerPage()).toBeUndefined();
  await page.getByTestId('language').first().click();
  await expect.poll(machine.menu).toContain(translate('zh-Hant', 'desktop.menu.customerDisplay'));
  expect(await logOnDisk(userDataDir)).not.toContain(backend.code('part-used'));
  await signOut(page);
});
