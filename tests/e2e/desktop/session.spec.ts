import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translate } from '#shared/i18n/translate.ts';
import { expect, test } from '#tests/support/desktop-fixtures.ts';
import { desktopRuntime } from '#tests/support/desktop-launch.ts';
import { callBridge, signIn } from '#tests/support/desktop-pages.ts';

const tokenOf = (secret: unknown): string => (JSON.parse(String(secret)) as { token: string }).token;

test('the clerk signs in; the token lies encrypted in the till and nowhere in the page', async ({ launch, userDataDir }) => {
  const { page } = await launch();
  await signIn(page);
  const info = (await callBridge(page, 'info')).value as { isSecretSafe: boolean };
  test.skip(!info.isSecretSafe, 'this machine has no keyring');
  const token = tokenOf((await callBridge(page, 'readSecret', 'merchant.session')).value);
  expect(token.length).toBeGreaterThan(20);

  const file = await readFile(join(userDataDir, 'secrets.json'), 'utf8');
  expect(Object.keys((JSON.parse(file) as { secrets: object }).secrets)).toEqual(['merchant.session']);
  expect(file).not.toContain(token);
  expect(file).not.toContain(Buffer.from(token).toString('base64').slice(0, 30));

  const stored = await page.evaluate(async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases()]));
  expect(stored).not.toContain(token);
});

test('a restart keeps the session and the till', async ({ launch }) => {
  const first = await launch();
  await signIn(first.page);
  const { deviceId } = (await callBridge(first.page, 'info')).value as { deviceId: string };
  await first.close();

  const second = await launch();
  await expect(second.page.getByTestId('write-off')).toBeVisible();
  expect((await callBridge(second.page, 'info')).value).toMatchObject({ deviceId, runtime: 'electron' });
});

test('signing out takes the token off the disk', async ({ launch, userDataDir }) => {
  const { page } = await launch();
  await signIn(page);
  await page.getByTestId('operator').click();
  await page.getByTestId('sign-out').click();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  const file = await readFile(join(userDataDir, 'secrets.json'), 'utf8').catch(() => '{"secrets":{}}');
  expect((JSON.parse(file) as { secrets: object }).secrets).toEqual({});
});

test('without a keyring the session lasts until the till closes, and the sign-in page says so', async ({ launch, userDataDir }) => {
  test.skip(desktopRuntime() === 'electron', 'the real runtime has the keyring it has');
  const first = await launch({ keychain: 'none' });
  await expect(first.page.getByText(translate('zh-Hant', 'console.login.notSafe'))).toBeVisible();
  await signIn(first.page);
  await first.page.reload();
  await expect(first.page.getByTestId('write-off')).toBeVisible();
  expect(await readdir(userDataDir)).not.toContain('secrets.json');
  await first.close();

  const second = await launch({ keychain: 'none' });
  await expect(second.page.getByTestId('sign-in')).toBeVisible();
});

test('no log of the till holds the token or the password', async ({ launch, userDataDir }) => {
  const { page, close } = await launch();
  await signIn(page);
  const secret = await callBridge(page, 'readSecret', 'merchant.session');
  await callBridge(page, 'writeSecret', { name: 'merchant.session', value: 7, extra: 'hush-hush' });
  await close();
  const log = await readFile(join(userDataDir, 'logs/console.log'), 'utf8');
  expect(log).toContain('bridge refused secret:write: argument');
  for (const text of [tokenOf(secret.value), 'senado-demo', 'hush-hush']) expect(log).not.toContain(text);
});
