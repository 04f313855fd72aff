import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const GUEST = '66880002';

test.use({ locale: 'zh-TW' });

// its store is taken over, and keeps what was ordered: a server of its own
let server: ServerProcess;
let shop: Pick<Shop, 'member'>;
test.beforeAll(async () => {
  server = await startServer();
  shop = { member: await consumer(server.url) };
  const owner = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: OWNER,
  });
  await owner.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
});
test.afterAll(() => server.remove());

/** A paid order, and the name of a dish of the store that costs less. */
const paid = async () => {
  const { member } = shop;
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dishes = classifies
    .flatMap(({ products }) => products)
    .filter(({ sellout, limitCount }) => !sellout && limitCount < 0)
    .toSorted((a, b) => b.price - a.price);
  const tradeId = await orderByApi(member, { storeId: STORE, dish: dishes[0]! });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId });
  await payByApi(server.url, member, { tradeId, totalPrice });
  return { tradeId, cheaper: dishes.at(-1)!.productName };
};

const backOf = async (tradeId: OrderId): Promise<number> =>
  (await shop.member.api.takeoutOrderGet({ tradeId })).payInfo.refundAmtn;

test('desk row 15: a dish is out: the store offers another, the guest takes it, the difference comes back', async ({
  page,
  browser,
}) => {
  const till = new Console(page, server.url);
  await till.start(OWNER);
  const { tradeId, cheaper } = await paid();
  // the guest has seen the order, and looks at something else
  const guest = new ConsumerApp(await browser.newPage(), server.url, 'zh-Hant');
  await guest.beSignedIn(GUEST);
  await guest.open(`/orderInfo?tradeId=${tradeId}`);
  await expect(guest.page.getByTestId('order-price')).toBeVisible();
  await page.getByTestId('desk-NEW').getByTestId('desk-accept').first().click();
  const card = page.getByTestId('desk-MAKING').getByTestId('desk-card').first();
  await card.getByRole('button', { name: /詳情/ }).click();
  await page.getByTestId('desk-money-change').click();
  const dialog = page.getByTestId('desk-change');
  await dialog.getByRole('button', { name: /減一件/ }).click();
  await dialog.getByTestId('desk-instead-add').click();
  await dialog.getByRole('searchbox').fill(cheaper);
  await dialog.getByTestId('desk-instead-pick').first().click();
  await expect(dialog.getByTestId('desk-sums')).toBeVisible();
  await till.expectAccessible();
  await page.getByTestId('desk-change-yes').click();
  await expect(page.getByTestId('desk-change-waits')).toBeVisible();

  // and hears of it there, in the store's words
  await guest.open('/allOrderList');
  const news = guest.page.getByRole('status').getByRole('link', { name: cheaper });
  await expect(news).toBeVisible();
  await expectAccessible(guest.page);
  await news.click();
  await expect(guest.page.getByTestId('change-line')).toContainText(cheaper);
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: guest.t('orders.change.yes') }).click();
  await expect(guest.page.getByTestId('order-change')).toHaveCount(0);
  await expect(guest.page.getByTestId('order-price')).toContainText(cheaper);
  expect(await backOf(tradeId)).toBeGreaterThan(0);
  await guest.page.close();

  await expect(page.getByTestId('desk-change-waits')).toHaveCount(0);
  await expect(page.getByTestId('desk-ready')).toBeVisible();
});
