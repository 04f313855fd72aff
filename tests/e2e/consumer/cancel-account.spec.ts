import { asId } from '#shared/kernel/ids.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';
import { visitStore } from '#tests/support/visit-store.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'reduce' });

const PHONE = '66551702';

test('an account is closed once nothing is in the way, its losses are accepted and its phone has answered', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  const elsewhere = testClient({ url: server.url });
  await signInMember(elsewhere, PHONE);
  const { api } = elsewhere;
  const { orderId } = await api.groupOrderCreate({
    productId: asId('egg-tart-box'),
    quantity: 1,
    totalAmount: 3800 as never,
  });
  await api.newlyReceive({});
  await visitStore(elsewhere);
  await app.beSignedIn(PHONE);
  await page.evaluate(() => {
    localStorage.setItem('senado.search-history', '{"":["egg tart"]}');
  });

  await app.open('/cancelAccount/index');
  await app.button('cancel.start').click();
  await expect(
    page.getByRole('alert').filter({ hasText: app.t('cancel.readMissing') }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: app.t('title.cancelPrivacy') }).click();
  await expect(page.getByRole('heading', { name: app.t('privacy.keepTitle') })).toBeVisible();
  await page.goBack();
  await page.getByRole('checkbox').check();
  await app.button('cancel.start').click();

  await expect(page).toHaveURL(/cancelAccount\/cancelError/);
  await expect(page.getByText(app.t('cancel.block.groupOrders', { count: 1 }))).toBeVisible();
  await api.groupOrderCancel({ orderId });
  await app.button('cancel.again').click();
  await page.getByRole('link', { name: app.t('cancel.next') }).click();

  await expect(page.getByText(app.t('cancel.loss.offers'))).toBeVisible();
  const toCome = page.getByRole('listitem').filter({ hasText: app.t('cancel.loss.pointsToCome') });
  await expect(toCome).toContainText(app.t('cancel.points', { count: 5, shown: '5' }));
  await app.button('cancel.next').click();
  await expect(page.getByText(app.t('cancel.acceptMissing'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await app.button('cancel.next').click();

  await app.button('cancel.send').click();
  await app.button('cancel.demoFill').click();
  await expectAccessible(page);
  await app.button('cancel.apply').click();
  await expect(page.getByTestId('receipt-no')).toHaveText(/^\d{10}$/);
  expect(
    await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /session|search-history|intents/.test(key),
      ),
    ),
  ).toEqual([]);
  await expect(api.memberInfo({})).rejects.toMatchObject({ code: -10001003 });
});
