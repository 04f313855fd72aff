import { Console } from '#tests/support/console-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

// a server of its own: the lock lasts 15 minutes
let own: ServerProcess;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => {
  await own.remove();
});

test('five wrong passwords lock the account, and the form counts the wait down', async ({
  page,
}) => {
  const till = new Console(page, own.url);
  await till.open();
  for (const left of [4, 3, 2, 1]) {
    await till.enter('C1002', `wrong-${left}`);
    await expect(page.getByTestId('login-alert')).toContainText(
      till.t('console.login.triesLeft', { count: left }),
    );
  }
  await till.enter('C1002', 'wrong-0');
  await expect(page.getByTestId('login-alert')).toHaveAttribute('data-kind', 'locked');
  await expect(page.getByTestId('login-alert')).toContainText(/1[45]:\d\d/);
  await till.expectAccessible();
  await till.enter('C1002');
  await expect(page.getByTestId('login-alert')).toHaveAttribute('data-kind', 'locked');
  await till.enter('C1001');
  await expect(till.stores().first()).toBeVisible();
});
