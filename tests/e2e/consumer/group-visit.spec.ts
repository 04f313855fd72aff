import { addDays, dayOf, instant } from '#shared/kernel/time.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [language, locale] of [
  ['zh-Hant', 'zh-HK'],
  ['en', 'en-US'],
] as const)
  test.describe(`a visit, ${language}`, () => {
    test.use({ locale });

    test('a deal that is booked first is ordered with its visit, which survives a reload and is moved on the order', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const slot = (time: string) => page.getByRole('button', { name: time });
      await app.beSignedIn('66880002');
      await app.open('/group/productDetail?productId=sunset-sail&buy=1');
      await expect(app.button('booking.first')).toBeDisabled();
      await page.getByTestId('booking-day').fill(addDays(dayOf(instant(Date.now())), 3));
      await expect(slot('17:00')).toBeVisible();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await slot('17:00').click();
      await page.reload();
      await expect(slot('17:00')).toHaveAttribute('aria-pressed', 'true');
      await app.button('deal.submit').click();
      await expect(page).toHaveURL(/payPage/);
      const orderId = /orderId=([\w-]+)/.exec(page.url())![1]!;
      await app.open(`/group/orderDetail?orderId=${orderId}`);
      await expect(page.getByTestId('booking-now')).toContainText('17:00');
      await app.button('booking.change').click();
      await expect(slot('16:30')).toBeVisible();
      await expectAccessible(page, { isSeenBefore: language === 'en' });
      await slot('16:30').click();
      await app.button('booking.save').click();
      await expect(page.getByTestId('booking-now')).toContainText('16:30');
    });
  });
