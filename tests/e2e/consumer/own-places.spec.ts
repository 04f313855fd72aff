import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { convertPoint } from '#shared/geo/map-system.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

const PHONE = '66880001';
/** Coloane village, far from where the member has food brought. */
const HERE = { lat: 22.1171, lon: 113.5512 };

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'zh-TW',
  reducedMotion: 'reduce',
  geolocation: { latitude: HERE.lat, longitude: HERE.lon },
  permissions: ['geolocation'],
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('favourite stores are a tap away, and each address says how many stores deliver there', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.open('/goodsStore?kind=liked');
    await expect(page.getByText(app.t('good.likedSignIn'))).toBeVisible();
    const member = testClient({ url: server.url });
    await signInMember(member, PHONE);
    await member.api.takeoutStoreLike({ storeId: asId<StoreId>(OPEN_STORE), isLike: true });
    await app.beSignedIn(PHONE);
    await app.open('/goodsStore?kind=liked');
    await expect(page.getByTestId(`liked-${OPEN_STORE}`)).toHaveAttribute(
      'href',
      new RegExp(`/store\\?id=${OPEN_STORE}`),
    );
    await expectAccessible(page);
    await app.open('/deliveryAddress');
    const { result } = await member.api.addressMarketList({});
    await expect(page.getByTestId('saved-place').first()).toContainText(
      app.t('address.stores', { count: result[0]!.storeCount }),
    );
  });
});

test('the checkout points out an address far from here, and keeps the document of a large order', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  const member = testClient({ url: server.url });
  await signInMember(member, PHONE);
  await app.beSignedIn(PHONE);
  await leaveCart(page, server.url, { storeId: OPEN_STORE, quantity: 80 });
  await app.open('/deliveryAddress');
  await expect(page.getByTestId('here')).toBeVisible();
  await app.open(`/order?storeId=${OPEN_STORE}`);
  await expect(page.getByTestId('far-address')).toBeVisible();
  await page.getByTestId('row-risk').click();
  const sheet = page.getByRole('dialog', { name: app.t('checkout.risk') });
  await sheet.getByLabel(app.t('checkout.riskNumber')).fill('12x');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: app.t('checkout.confirm') }).click();
  await expect(sheet.getByRole('alert')).toHaveText(app.t('validate.identity.number'));
  await sheet.getByLabel(app.t('checkout.riskNumber')).fill('12x(');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: app.t('checkout.confirm') }).click();
  await expect(sheet).toBeHidden();
  expect(await member.api.riskGetBuyer({})).toEqual({
    riskCertificateType: 1,
    riskCertificateNum: '12X(',
  });
  await page.reload();
  await page.getByTestId('row-risk').click();
  await expect(sheet.getByLabel(app.t('checkout.riskNumber'))).toHaveValue('12X(');
});

test('a backend that counts in another map system is understood (decision O11)', async ({
  page,
  server,
}) => {
  await page.route('**/orgs/basic/baiduMap/get', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"WGS84"', '"BD09"') });
  });
  const app = new ConsumerApp(page, server.url);
  const asked = page.waitForRequest((request) =>
    request.url().endsWith('/orgs/system/geo/_search'),
  );
  await app.open('/deliveryAddress');
  const { lat, lon } = (await asked).postDataJSON() as { lat: number; lon: number };
  const there = convertPoint(HERE, 'WGS84', 'BD09');
  expect([lat, lon].map((part) => part.toFixed(4))).toEqual([
    there.lat.toFixed(4),
    there.lon.toFixed(4),
  ]);
});
