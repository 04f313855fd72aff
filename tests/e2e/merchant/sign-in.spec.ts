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

test('a wrong password says how many tries are left and is ready to be typed over', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.enter('M1001', 'not-this-one');
  await expect(page.getByTestId('login-alert')).toContainText(
    till.t('console.login.triesLeft', { count: 4 }),
  );
  await page.keyboard.type('senado-demo');
  await page.keyboard.press('Enter');
  await expect(till.stores().first()).toBeVisible();
});

test('an empty form says what is missing and asks nobody', async ({ page, server }) => {
  const till = new Console(page, server.url);
  await till.open();
  let asked = 0;
  await expect(page.getByLabel(till.t('console.login.account'))).toBeFocused();
  page.on('request', (request) => {
    if (request.url().includes('_login')) asked += 1;
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText(till.t('console.login.accountMissing'))).toBeVisible();
  await expect(page.getByText(till.t('console.login.passwordMissing'))).toBeVisible();
  expect(asked).toBe(0);
});

test('without a network the form says so and keeps what was typed', async ({
  page,
  server,
  context,
}) => {
  const till = new Console(page, server.url);
  await till.open();
  await expect(page.getByLabel(till.t('console.login.account'))).toBeVisible();
  await context.setOffline(true);
  await till.enter('M1001');
  await expect(page.getByTestId('login-alert')).toContainText(till.t('console.login.offline'));
  await expect(page.getByLabel(till.t('console.login.account'))).toHaveValue('M1001');
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(till.stores().first()).toBeVisible();
});

test('an address asked for before signing in is shown after it, under its long name', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.open('/merchant/record?result=REFUSED');
  await expect(page).toHaveURL(/merchant\/login\?rp=/);
  await till.signIn('M1001');
  await expect(page).toHaveURL(/#\/groupbooking\/merchant\/record\?result=REFUSED$/);
});

test('a link that leads away from the console is not followed after signing in', async ({
  page,
  server,
}) => {
  const till = new Console(page, server.url);
  await till.open('/groupbooking/merchant/login?rp=%2F%2Fevil.example%2Fx');
  await till.signIn('M1001');
  expect(new URL(page.url()).origin).toBe(server.url);
  await expect(page).toHaveURL(/merchant(\/writeoff)?$/);
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

test('the name of the device and the language are kept for next time', async ({ page, server }) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.switchLanguage();
  await page.getByLabel(till.t('console.login.device')).fill('Till by the door');
  await till.signIn('M1001');
  await expect(page.getByTestId('connection')).toContainText(till.t('console.connection.online'));
  await till.signOut();
  await expect(page.getByLabel(till.t('console.login.device'))).toHaveValue('Till by the door');
  await page.reload();
  await expect(page.getByRole('heading', { name: till.t('console.login.heading') })).toBeVisible();
});

test('names of stores and people follow the language', async ({ page, server }) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.signIn('M1001');
  await expect(page.getByTestId('operator')).toContainText('黃美玲');
  await till.switchLanguage();
  await expect(page.getByTestId('operator')).toContainText('Wong Mei Leng');
});

test('an auditor reads the records and has nothing to write off', async ({ page, server }) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.signIn('A1001');
  await expect(page).toHaveURL(/merchant\/record$/);
  await expect(page.getByRole('link', { name: till.t('console.nav.writeOff') })).toHaveCount(0);
  await till.open('/groupbooking/merchant/writeoff');
  await expect(page).toHaveURL(/merchant\/record$/);
});

test('an unknown address leads back to the start', async ({ page, server }) => {
  const till = new Console(page, server.url);
  await till.open('/nowhere');
  await page.getByRole('link', { name: till.t('console.notFound.home') }).click();
  await expect(page.getByLabel(till.t('console.login.account'))).toBeVisible();
});

test('sound is switched off and stays off', async ({ page, server }) => {
  const till = new Console(page, server.url);
  await till.open();
  await till.signIn('M1001');
  await page.getByTestId('sound').click();
  const play = page.getByRole('switch', { name: till.t('console.sound.play') });
  await play.press('Space');
  await expect(play).not.toBeChecked();
  await page.reload();
  await expect(page.getByTestId('sound')).toHaveAccessibleName(till.t('console.sound.off'));
});

for (const viewport of [
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(`sign-in and store list fit ${viewport.width}×${viewport.height} and have no serious accessibility finding, in both languages`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const till = new Console(page, server.url);
    await till.open();
    for (const _ of ['zh', 'en']) {
      await expect(page.getByTestId('sign-in')).toBeInViewport({ ratio: 1 });
      await till.expectAccessible();
      await till.switchLanguage();
    }
    await till.enter('M1001');
    await expect(till.stores().first()).toBeVisible();
    await till.expectAccessible();
  });
}
