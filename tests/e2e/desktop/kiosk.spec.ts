import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PIN } from '#server/demo/people.ts';
import { translate } from '#shared/i18n/translate.ts';
import { must } from '#shared/kernel/result.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expect, logOnDisk, test } from '#tests/support/desktop-fixtures.ts';
import { desktopRuntime } from '#tests/support/desktop-launch.ts';
import { signIn } from '#tests/support/desktop-pages.ts';
import { testClient } from '#tests/support/server-client.ts';

const SWITCH = '/group/merchant/operator/_switch';
const autostart = (userDataDir: string): Promise<string> => readFile(join(userDataDir, 'appData/autostart/senado-console.desktop'), 'utf8').catch(() => '');

test("row 36: a locked counter holds the whole screen, is not closed by the window's keys, stays over a restart, and a manager's PIN alone lets it go; start at login is a choice", async ({ launch, backend, userDataDir }) => {
  test.skip(desktopRuntime() === 'electron', 'a machine of its own is needed to take its whole screen and its list of starts');
  const first = await launch({ isPackaged: true });
  const machine = must(first.machine, 'machine');
  const { page } = first;
  await signIn(page);
  await page.evaluate((path) => { location.hash = path; }, merchantRoutes.merchantSettings.path);
  const login = page.getByTestId('choose-open-at-login');
  await expect(login).not.toBeChecked();
  await login.click();
  if (process.platform === 'linux') await expect.poll(() => autostart(userDataDir)).toContain('Exec="');
  await login.click();
  await expect.poll(() => autostart(userDataDir)).toBe('');
  // no scan is waited for here: the screen may sleep
  await expect.poll(machine.isAwake).toBe(false);

  const quit = translate('zh-Hant', 'desktop.menu.quit');
  await expect.poll(machine.menu).toContain(quit);
  await page.getByTestId('kiosk-start').click();
  await expect(page.getByTestId('write-off')).toBeVisible();
  await expect.poll(machine.isKiosk).toBe(true);
  await expect.poll(machine.menu).not.toContain(quit);
  await expect.poll(machine.isAwake).toBe(true);
  machine.closeWindow();
  await expect.poll(() => logOnDisk(userDataDir)).toContain('a locked counter was not closed');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await machine.shutDown();

  const second = await launch({ isPackaged: true });
  const again = must(second.machine, 'machine');
  await expect(second.page.getByTestId('write-off')).toBeVisible();
  await expect.poll(again.isKiosk).toBe(true);
  await second.page.evaluate((path) => { location.hash = path; }, merchantRoutes.merchantSettings.path);
  await expect(second.page.getByTestId('write-off')).toBeVisible();
  await second.page.getByTestId('kiosk-ask').click();
  await second.page.getByTestId('kiosk-pin').fill('9999');
  await second.page.keyboard.press('Enter');
  await expect(second.page.getByTestId('kiosk-problem')).toBeVisible();
  expect(again.isKiosk()).toBe(true);
  const answered = second.page.waitForResponse(async (response) => response.url().endsWith(SWITCH) && response.ok());
  await second.page.getByTestId('kiosk-pin').fill(DEMO_PIN);
  await second.page.keyboard.press('Enter');
  const { token } = await (await answered).json() as { token: string };
  await expect(second.page.getByRole('navigation')).toBeVisible();
  await expect.poll(again.isKiosk).toBe(false);
  await expect.poll(again.menu).toContain(quit);

  // the manager's session, which only showed who it was, has ended; the cashier's goes on
  const manager = testClient({ url: backend.url, kind: 'console', token });
  await expect(async () => { await expect(manager.api.merchantInfo({})).rejects.toThrow(); }).toPass();
  await expect(second.page.getByTestId('operator')).toContainText('李嘉欣');
});
