import { Console } from '#tests/support/console-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

test('a clerk signs in with the keyboard alone, chooses a store and lands on the write-off page; the session outlives a reload and ends with signing out; the last store is offered first', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.open();
  await expect(page).toHaveTitle(`${till.t('console.title.login')} · Senado`);
  await expect(page.getByLabel(till.t('console.login.account'))).toBeFocused();
  await page.keyboard.type('C1001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('senado-demo');
  await page.keyboard.press('Enter');
  await expect(till.stores()).toHaveCount(2);
  await expect(till.stores().first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const chosen = await till.stores().nth(1).locator('span span').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/groupbooking\/merchant(\/writeoff)?$/);
  await expect(page.getByTestId('store-name')).toContainText(chosen);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'online');

  await page.getByTestId('store-name').click();
  const other = till.stores().filter({ hasNotText: chosen }).first();
  const last = await other.locator('span span').first().innerText();
  await other.click();
  await page.reload();
  await expect(page.getByTestId('store-name')).toContainText(last);
  await till.signOut();
  await page.reload();
  await expect(page.getByLabel(till.t('console.login.account'))).toBeVisible();
  await till.enter('C1001');
  await expect(till.stores().filter({ hasText: till.t('console.stores.last') })).toContainText(
    last,
  );
  await expect(till.stores().filter({ hasText: last })).toBeFocused();
});
