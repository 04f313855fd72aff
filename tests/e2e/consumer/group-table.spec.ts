import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { buy, consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [language, locale, near, chair] of [
  ['zh-Hant', 'zh-HK', '靠窗', '一張兒童座椅'],
  ['en', 'en-US', 'By the window', 'one high chair'],
] as const)
  test.describe(`a table, ${language}`, () => {
    test.use({ locale });

    test('a table of a buffet has one code and a note, which survives a reload and is taken away again', async ({
      page,
      server,
    }) => {
      const phone = '66880002';
      const { orderId } = await buy(server.url, await consumer(server.url, phone), {
        product: 'high-tea',
        quantity: 3,
      });
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn(phone);
      await app.open(`/group/orderDetail?orderId=${orderId}`);
      await page.getByRole('link', { name: app.t('buffet.open') }).click();
      await expect(page.getByTestId('table-code')).toContainText(app.t('buffet.how'));
      const note = page.getByLabel(app.t('buffet.tableNote'));
      await note.fill(`${near},\n${chair}`);
      await app.button('buffet.saveNote').click();
      await expect(page.getByText(app.t('buffet.noteSaved'))).toBeVisible();
      await page.reload();
      await expect(note).toHaveValue(`${near}, ${chair}`);
      await expect(app.button('buffet.saveNote')).toHaveCount(0);
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await note.fill('');
      await app.button('buffet.saveNote').click();
      await expect(page.getByText(app.t('buffet.noteGone'))).toBeVisible();
      await page.reload();
      await expect(page.getByTestId('table-code')).toBeVisible();
      await expect(note).toHaveValue('');
    });
  });
