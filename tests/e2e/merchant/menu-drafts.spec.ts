import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { Console } from '#tests/support/console-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const OWNER = '66990005';
const menuAddress = href(merchantRoutes.merchantMenu, { store: asId<StoreId>('m-taipa-central') });

// its shelves change: a server of its own
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

for (const { language, locale } of [
  { language: 'zh-Hant', locale: 'zh-TW' },
  { language: 'en', locale: 'en-US' },
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    test('a dish is left half edited as a draft, and finished and published at another computer', async ({
      page,
      browser,
    }) => {
      const name = `試飲茶 ${locale}`;
      const till = new Console(page, server.url, language);
      await till.start(OWNER, { address: menuAddress });
      await page.getByTestId('menu-row').first().getByRole('button').first().click();
      const form = page.getByTestId('menu-dish-form');
      await form.getByLabel(till.t('menuEdit.nameZh')).fill(name);
      await form.getByLabel(till.t('menuEdit.nameEn')).fill(name);
      await form.getByLabel(till.t('menuEdit.price'), { exact: true }).fill('');
      await page.getByTestId('menu-draft-keep').click();
      await expect(form).toHaveCount(0);
      const mark = page.getByTestId('menu-row').first().getByText(till.t('menuEdit.draft'));
      await expect(mark).toBeVisible();
      await expect(page.getByTestId('menu-row').filter({ hasText: name })).toHaveCount(0);

      const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
      const other = await context.newPage();
      const there = new Console(other, server.url, language);
      await there.start(OWNER, { address: menuAddress });
      await other.getByTestId('menu-drafts').click();
      await other.getByTestId('menu-draft-row').getByRole('button', { name }).click();
      await expectAccessible(other);
      await other.getByTestId('menu-draft-go-on').click();
      await other.getByTestId('menu-save').click();
      const price = other.getByLabel(there.t('menuEdit.price'), { exact: true });
      await expect(price).toBeFocused();
      await price.fill('46');
      await other.getByTestId('menu-save').click();
      await expect(other.getByTestId('menu-drafts-empty')).toBeVisible();
      await other.getByTestId('menu-drafts').click();
      await expect(other.getByTestId('menu-row').filter({ hasText: name })).toContainText('$46');
      await context.close();
    });
  });
