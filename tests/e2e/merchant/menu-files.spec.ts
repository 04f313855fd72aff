import { readFile } from 'node:fs/promises';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { href } from '#shared/routes/define.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { Console } from '#tests/support/console-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('m-taipa-central');
const OWNER = '66990005';
const PATH = { 'zh-Hant': '飲品 > 試飲 > 冷泡茶', en: 'Drinks > Tastings > Cold brew' } as const;
const menuAddress = href(merchantRoutes.merchantMenu, { store: STORE });

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

    test('a file makes classes in three levels: shown first, then done, seen by guests, and taken back', async ({
      page,
    }) => {
      // files are downloaded, not written where a person chooses
      await page.addInitScript('delete globalThis.showSaveFilePicker');
      const till = new Console(page, server.url, language);
      await till.start(OWNER, { address: menuAddress });
      const classes = page.getByRole('navigation', { name: till.t('menuEdit.classes') });
      const fresh = classes.getByRole('button', { name: PATH[language].split(' > ').at(-1)! });
      await expect(classes.getByRole('button').nth(3)).toBeVisible();
      await expect(fresh).toHaveCount(0);
      await page.getByTestId('menu-files').click();
      const dialog = page.getByTestId('menu-files-dialog');
      await expect(dialog.getByText(till.t('menuEdit.importClasses'))).toBeVisible();

      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: till.t('menuEdit.export.csv') }).click();
      const exported = await readFile(await (await saving).path(), 'utf8');
      const [, , classOf] = exported.split('\n')[1]!.split(',');
      expect(classOf).toContain(' > ');

      const bring = async (lines: readonly string[]) => {
        const choosing = page.waitForEvent('filechooser');
        await dialog.getByTestId('menu-choose-file').click();
        await (
          await choosing
        ).setFiles({
          name: 'shelves.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(['dish_zh,class_zh,class_en,price', ...lines].join('\n')),
        });
      };
      const rows = dialog.getByTestId('menu-file-row');
      await bring(['試飲茶,飲品 > 試飲 > 冷泡茶 > 瓶裝,,12', `試飲水,${classOf} > 樽裝,,8`]);
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toHaveAttribute('data-act', 'BAD');
      await expect(dialog.getByTestId('menu-apply')).toBeDisabled();

      await bring([`試飲茶,${PATH['zh-Hant']},${PATH.en},12`]);
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toHaveAttribute('data-act', 'NEW');
      await expect(dialog.getByTestId('menu-new-class').last()).toHaveText(
        till.t('menuEdit.newClass', { path: PATH[language] }),
      );
      await expectAccessible(page);
      await dialog.getByTestId('menu-apply').click();
      await expect(dialog.getByTestId('menu-applied')).toBeVisible();
      await expect(fresh).toBeAttached();

      await dialog.getByTestId('menu-undo').click();
      await expect(dialog.getByTestId('menu-undone')).toBeVisible();
      await expect(fresh).toHaveCount(0);
    });
  });
