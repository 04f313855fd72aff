// Takeout screens of the consumer app, for `npm run pictures`: one member on one phone, each screen
// a moment after it was opened.
import type { Page } from 'playwright';
import { asId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

type Shoot = (page: Page, name: string) => Promise<void>;

const PHONE = '66880001';
const LARGE_STORE = 't-food-hall';

/** An order under way and one with a refund, as the demonstration has them; and some favourite stores. */
const ownOrders = async (url: string): Promise<{ active: string; refund: string }> => {
  const client = testClient({ url });
  await signInMember(client, PHONE);
  const first = async (tab: 'ACTIVE' | 'REFUND'): Promise<string> =>
    (await client.api.takeoutOrderList({ tab })).result[0]?.tradeId ?? '';
  for (const storeId of [OPEN_STORE, LARGE_STORE, 't-cunha-tarts'])
    await client.api.takeoutStoreLike({ storeId: asId(storeId), isLike: true });
  return { active: await first('ACTIVE'), refund: await first('REFUND') };
};

const screens = ({
  active,
  refund,
}: {
  active: string;
  refund: string;
}): readonly (readonly [string, string])[] => [
  ['takeout-search', href(consumerRoutes.Search, {})],
  ['takeout-categories', href(consumerRoutes.Categories, {})],
  ['takeout-store', href(consumerRoutes.Store, { id: LARGE_STORE })],
  ['takeout-store-map', href(consumerRoutes.storeMap, { id: LARGE_STORE })],
  ['takeout-orders', consumerRoutes.allOrderList.path],
  ['takeout-order', href(consumerRoutes.orderInfo, { tradeId: asId(active) })],
  ['takeout-refund', href(consumerRoutes.reimburseDetials, { tradeId: asId(refund) })],
  ['takeout-red-packets', consumerRoutes.UserRedpack.path],
  ['takeout-vouchers', consumerRoutes.userVoucher.path],
  ['takeout-addresses', consumerRoutes.address.path],
  ['takeout-address', consumerRoutes.addressSave.path],
  ['takeout-place', consumerRoutes.deliveryAddress.path],
  ['takeout-favourites', `${consumerRoutes.goodsStore.path}?kind=liked`],
  ['takeout-reviews', consumerRoutes.myComment.path],
  ['frame-download', consumerRoutes.mdownload.path],
  ['frame-scan', consumerRoutes.qrcode.path],
  ['frame-about', consumerRoutes.about.path],
  ['frame-points', consumerRoutes.getIntegral.path],
  ['frame-app-search', href(consumerRoutes.appSearch, { isGroup: '1' })],
  ['frame-store-gift', href(consumerRoutes.share, { storeId: OPEN_STORE, redpack: '1' })],
  ['gold', consumerRoutes.goldIndex.path],
  ['gold-buy', consumerRoutes.goldBuy.path],
  ['gold-records', consumerRoutes.goldList.path],
  ['account-closing', consumerRoutes.cancelAccount.path],
  ['account-closing-blocked', consumerRoutes.cancelError.path],
];

/** From the home to the cashier, then one's orders, offers and addresses. */
export const takeoutPictures = async (phone: ConsumerApp, shoot: Shoot): Promise<void> => {
  const { page, origin } = phone;
  const opened = async (address: string): Promise<void> => {
    await phone.open(address);
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'detached' });
  };
  await phone.beSignedIn(PHONE);
  await opened('/');
  await page.getByTestId('popup').waitFor();
  await page.keyboard.press('Escape');
  await shoot(page, 'takeout-home');
  for (const [name, address] of screens(await ownOrders(origin))) {
    await opened(address);
    await shoot(page, name);
  }
  await leaveCart(page, origin, { storeId: OPEN_STORE, quantity: 3 });
  await opened(href(consumerRoutes.order, { storeId: OPEN_STORE }));
  await shoot(page, 'takeout-checkout');
};
