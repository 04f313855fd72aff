import { Console } from '#tests/support/console-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

test('a clerk signs in with the keyboard alone, chooses a store and lands on the write-off page', async ({
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
});

test('the session outlives a reload and ends with signing out; the last store is offered first', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.signIn('M1001');
  await page.getByTestId('store-name').click();
  const second = till.stores().nth(1);
  const name = await second.locator('span span').first().innerText();
  await second.click();
  await page.reload();
  await expect(page.getByTestId('store-name')).toContainText(name);
  await till.signOut();
  await page.reload();
  await expect(page.getByLabel(till.t('console.login.account'))).toBeVisible();
  await till.enter('M1001');
  await expect(till.stores().filter({ hasText: till.t('console.stores.last') })).toContainText(
    name,
  );
  await expect(till.stores().filter({ hasText: name })).toBeFocused();
});

test('a session that the server has ended asks to sign in, and goes on at the same store and page', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.signIn('M1001');
  const store = await page.getByTestId('store-name').innerText();
  await till.openRecords();
  const kept = await page.evaluate(() =>
    sessionStorage.getItem('senado.console.secret.merchant.session'),
  );
  const { token } = JSON.parse(kept ?? '{}') as { token: string };
  await testClient({ url: server.url, kind: 'console', token }).api.merchantLogout({});
  await page.getByRole('button', { name: till.t('console.records.refresh') }).click();
  await expect(page.getByTestId('session-ended')).toBeVisible();
  await till.enter('M1001');
  await expect(page).toHaveURL(/merchant\/record$/);
  await expect(page.getByTestId('store-name')).toHaveText(store);
});
