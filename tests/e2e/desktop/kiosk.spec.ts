import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { translate } from '#shared/i18n/translate.ts';
import { must } from '#shared/kernel/result.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expect, logOnDisk, test } from '#tests/support/desktop-fixtures.ts';
import { desktopRuntime } from '#tests/support/desktop-launch.ts';
import { signIn, signOut } from '#tests/support/desktop-pages.ts';
import { testClient } from '#tests/support/server-client.ts';

const LOGIN = '/group/merchant/_login';
const autostart = (userDataDir: string): Promise<string> =>
  readFile(join(userDataDir, 'appData/autostart/senado-console.desktop'), 'utf8').catch(() => '');

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, path);
const lock = async (page: Page): Promise<void> => {
  await go(page, merchantRoutes.merchantSettings.path);
  await page.getByTestId('kiosk-start').click();
  await expect(page.getByTestId('write-off')).toBeVisible();
};

test("row 36: a locked counter holds the whole screen, is not left by the window's keys, its menu or an address, and a manager's password alone lets it go; start at login is a choice", async ({
  till,
  backend,
}) => {
  const { page, userDataDir, machine: found } = till;
  test.skip(
    found === null,
    'a machine of its own is needed to take its whole screen and its list of starts',
  );
  const machine = must(found, 'machine');
  await signIn(page);
  await go(page, merchantRoutes.merchantSettings.path);
  const login = page.getByTestId('choose-open-at-login');
  await expect(login).not.toBeChecked();
  await login.click();
  await expect(login).toBeChecked();
  if (process.platform === 'linux') expect(await autostart(userDataDir)).toContain('Exec="');
  await login.click();
  await expect(login).not.toBeChecked();
  expect(await autostart(userDataDir)).toBe('');
  // no scan is waited for here: the screen may sleep
  await expect.poll(machine.isAwake).toBe(false);

  const quit = translate('zh-Hant', 'desktop.menu.quit');
  await expect.poll(machine.menu).toContain(quit);
  await lock(page);
  await expect.poll(machine.isKiosk).toBe(true);
  await expect.poll(machine.menu).not.toContain(quit);
  await expect.poll(machine.isAwake).toBe(true);
  machine.closeWindow();
  await expect.poll(() => logOnDisk(userDataDir)).toContain('a locked counter was not closed');
  await go(page, merchantRoutes.merchantSettings.path);
  await expect(page.getByTestId('write-off')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByTestId('kiosk-ask').click();
  await page.getByTestId('kiosk-account').fill('M1001');
  await page.getByTestId('kiosk-password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('kiosk-problem')).toBeVisible();
  expect(machine.isKiosk()).toBe(true);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(LOGIN) && response.ok(),
  );
  await page.getByTestId('kiosk-password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const { token } = (await (await answered).json()) as { token: string };
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect.poll(machine.isKiosk).toBe(false);
  await expect.poll(machine.menu).toContain(quit);

  // the manager's session, which only showed who it was, has ended; the cashier's goes on
  const manager = testClient({ url: backend.url, kind: 'console', token });
  await expect(async () => {
    await expect(manager.api.merchantInfo({})).rejects.toThrow();
  }).toPass();
  await expect(page.getByTestId('operator')).toContainText('李嘉欣');
  await signOut(page);
});

test('row 36: a locked counter does not hold up a machine that goes down, and is locked again when it is back', async ({
  launch,
}) => {
  test.skip(desktopRuntime() === 'electron', 'a real machine is not a test’s to shut down');
  const first = await launch();
  await signIn(first.page);
  await lock(first.page);
  await must(first.machine, 'machine').shutDown();

  const second = await launch();
  await expect(second.page.getByTestId('write-off')).toBeVisible();
  await expect.poll(must(second.machine, 'machine').isKiosk).toBe(true);
  await expect(second.page.getByRole('navigation')).toHaveCount(0);
});
