import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translate } from '#shared/i18n/translate.ts';
import { expect, logOnDisk, test } from '#tests/support/desktop-fixtures.ts';
import { desktopRuntime } from '#tests/support/desktop-launch.ts';
import { callBridge, signIn, signOut } from '#tests/support/desktop-pages.ts';

const tokensOf = (secret: unknown): string[] => {
  const { token, refreshToken } = JSON.parse(String(secret)) as {
    token: string;
    refreshToken: string;
  };
  return [token, refreshToken];
};
const secretsOnDisk = async (userDataDir: string): Promise<string> =>
  readFile(join(userDataDir, 'secrets.json'), 'utf8').catch(() => '{"secrets":{}}');

test('the token lies encrypted in the till, nowhere in the page and in no log; a restart keeps the session, and signing out takes it off the disk', async ({
  launch,
  userDataDir,
}) => {
  const first = await launch();
  await signIn(first.page);
  const info = (await callBridge(first.page, 'info')).value as {
    isSecretSafe: boolean;
    deviceId: string;
  };
  test.skip(!info.isSecretSafe, 'this machine has no keyring');
  const tokens = tokensOf((await callBridge(first.page, 'readSecret', 'merchant.session')).value);
  const file = await secretsOnDisk(userDataDir);
  expect(Object.keys((JSON.parse(file) as { secrets: object }).secrets)).toContain(
    'merchant.session',
  );

  const stored = await first.page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const request = indexedDB.open(name);
            request.addEventListener('success', () => {
              const stores = [...request.result.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const all = request.result.transaction(stores).objectStore(stores[0]!).getAll();
              all.addEventListener('success', () => resolve(all.result));
            });
            request.addEventListener('error', () => resolve([]));
          }),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      rows,
      await caches.keys().catch(() => []),
      window.name,
      history.state,
    ]);
  });
  expect(stored).toContain('senado.console.');
  await callBridge(first.page, 'writeSecret', {
    name: 'merchant.session',
    value: 7,
    extra: 'hush-hush',
  });
  await callBridge(first.page, 'noteFault', {
    kind: 'error',
    text: `Error: token=${tokens[0]} for 6612 3456`,
  });
  await expect
    .poll(() => logOnDisk(userDataDir))
    .toContain('page error: Error: token=[hidden] for [number]');
  await first.close();

  const log = await logOnDisk(userDataDir);
  expect(log).toContain('bridge refused secret:write: argument');
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(20);
    for (const place of [stored, file, log]) expect(place).not.toContain(token);
    expect(file).not.toContain(Buffer.from(token).toString('base64').slice(0, 30));
  }
  for (const text of ['senado-demo', 'hush-hush']) expect(log).not.toContain(text);

  const second = await launch();
  await expect(second.page.getByTestId('write-off')).toBeVisible();
  expect((await callBridge(second.page, 'info')).value).toMatchObject({
    deviceId: info.deviceId,
    runtime: 'electron',
  });
  await signOut(second.page);
  await expect.poll(() => secretsOnDisk(userDataDir)).not.toContain('merchant.session');
});

test('without a keyring the session lasts until the till closes, and the sign-in page says so', async ({
  launch,
  userDataDir,
}) => {
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
