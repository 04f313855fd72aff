import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const GUEST = '66880002';

test.use({ locale: 'zh-TW' });

const run = async (server: ServerProcess, runBy: 'STAFF' | 'TOWN'): Promise<void> => {
  const owner = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: OWNER,
  });
  await owner.api.merchantDeskRun({ storeId: STORE, runBy });
};
// the other journeys' orders are answered by the demonstration
test.afterAll(({ server }) => run(server, 'TOWN'));

/** A paid order, and the name of a dish of the store that costs less. */
const paid = async (server: ServerProcess, { member }: Shop) => {
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

const backOf = async ({ member }: Shop, tradeId: OrderId): Promise<number> =>
  (await member.api.takeoutOrderGet({ tradeId })).payInfo.refundAmtn;

test('a dish is out: the store offers another, the guest takes it, the difference comes back', async ({
  page,
  server,
  shop,
  browser,
}) => {
  await run(server, 'STAFF');
  const till = new Console(page, server.url);
  await till.start(OWNER);
  const { tradeId, cheaper } = await paid(server, shop);
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

  const guest = new ConsumerApp(await browser.newPage(), server.url, 'zh-Hant');
  await guest.beSignedIn(GUEST);
  await guest.open(`/orderInfo?tradeId=${tradeId}`);
  await expect(guest.page.getByTestId('change-line')).toContainText(cheaper);
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: guest.t('orders.change.yes') }).click();
  await expect(guest.page.getByTestId('order-change')).toHaveCount(0);
  await expect(guest.page.getByTestId('order-price')).toContainText(cheaper);
  expect(await backOf(shop, tradeId)).toBeGreaterThan(0);
  await guest.page.close();

  await expect(page.getByTestId('desk-change-waits')).toHaveCount(0);
  await expect(page.getByTestId('desk-ready')).toBeVisible();
});
