import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { Console } from '#tests/support/console-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { smallTargets, unfit } from '#tests/support/screen-fit.ts';

/** Pages of a manager with a list, a form or a figure of their own. */
const PAGES = [
  'merchantWriteOff',
  'merchantRecord',
  'merchantOrder',
  'merchantCommodity',
  'merchantDayClose',
  'merchantStores',
  'merchantStaff',
  'merchantScanner',
  'merchantSettings',
] as const;

test('every page fits a window of 640 by 400 with the largest text and is pressed within 44 px', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const console = new Console(page, server.url, 'en');
  await page.addInitScript(() => {
    localStorage.setItem('senado.console.textSize', '"largest"');
  });
  await console.open();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  expect([await unfit(page), await smallTargets(page)]).toEqual([[], []]);
  await console.start('M1001');
  for (const name of PAGES) {
    await page.evaluate((to) => {
      location.hash = to;
    }, merchantRoutes[name].path);
    await expect(page.locator(`#content[data-screen=${name}]`)).toBeVisible();
    await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('#content :is(button, input, select):visible').first()).toBeVisible();
    expect([name, await unfit(page), await smallTargets(page)]).toEqual([name, [], []]);
  }
});

test('before anyone has signed in, the page is dark where the system is', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await new Console(page, server.url).open();
  await expect(page.locator('html[data-theme=dark]')).toBeVisible();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html[data-theme=light]')).toBeVisible();
});

test('a tab that was open before opens without a network, says so, and goes on by itself', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en-US' });
  const page = await context.newPage();
  const console = new Console(page, server.url, 'en');
  await console.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByTestId('offline-notice')).toContainText(
    console.t('console.login.offlineHint'),
  );
  await context.setOffline(false);
  await expect(page.getByTestId('offline-notice')).toBeHidden();
  await expect(page.getByTestId('sign-in')).toBeVisible();
  await context.close();
});
