import { translate } from '#shared/i18n/translate.ts';
import { must } from '#shared/kernel/result.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { expect, test } from '#tests/support/desktop-fixtures.ts';
import { callBridge, signOut } from '#tests/support/desktop-pages.ts';

const IDLE = { text: 'Senado', picture: expect.stringMatching(/^tray-(?!waits)/) };

test('a desk’s orders that wait are counted on the icon and said in the tray, whose click brings the till to the front; they go with their page, and the till with its window', async ({
  launch,
}) => {
  const { page, machine: found } = await launch();
  test.skip(found === null, 'the icons of a real machine are not a test’s to read');
  const machine = must(found, 'machine');
  const wait = (count: number) => callBridge(page, 'showWaiting', count);

  // no icon before a desk reports
  await page.locator('input[autocomplete="username"]').fill('C2001');
  await page.locator('input[autocomplete="current-password"]').fill(DEMO_PASSWORD);
  expect(machine.tray()).toBeNull();
  await page.getByTestId('sign-in').click();
  await expect(page.getByTestId('desk-page')).toBeVisible();
  await expect.poll(machine.tray).toEqual(IDLE);

  await wait(3);
  await expect.poll(machine.badge).toBe(3);
  const text = translate('zh-Hant', 'desktop.waiting', { count: 3 });
  expect(machine.tray()).toEqual({ text, picture: expect.stringMatching(/^tray-waits/) });
  await page.getByTestId('language').first().click();
  await expect
    .poll(() => machine.tray()?.text)
    .toBe(translate('en', 'desktop.waiting', { count: 3 }));

  const before = machine.focusCount();
  machine.clickTray();
  await expect.poll(machine.focusCount).toBe(before + 1);

  await signOut(page);
  await expect.poll(machine.badge).toBe(0);
  // nothing on this page reports: main sees that it goes
  await wait(2);
  await expect.poll(machine.badge).toBe(2);
  await page.reload();
  await expect.poll(machine.badge).toBe(0);
  expect(machine.tray()).toEqual(IDLE);

  machine.closeWindow();
  await expect.poll(machine.hasEnded).toBe(true);
});
