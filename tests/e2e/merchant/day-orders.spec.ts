import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sum } from '#shared/format/money.ts';
import { asId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { Console } from '#tests/support/console-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { dayWithRoom } from '#tests/support/day-with-room.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';

const newRequest = (): RequestId => asId(randomUUID());

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-TW' });

// its store is taken over, and its day is closed: a server of its own
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.remove());

test('an owner finds the orders of a day with their money, and closes it', async ({ page }) => {
  const day = await dayWithRoom(5);
  const owner = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: OWNER,
  });
  await owner.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
  const member = await consumer(server.url);
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .filter(({ sellout, limitCount }) => !sellout && limitCount < 0)
    .toSorted((a, b) => b.price - a.price)[0]!;
  const orderId = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId: orderId });
  await payByApi(server.url, member, { tradeId: orderId, totalPrice });
  await owner.api.merchantDeskAccept({ requestId: newRequest(), orderId });
  await owner.api.merchantDeskGiveBack({
    requestId: newRequest(),
    orderId,
    amtn: cents(500),
    reason: 5,
  });
  // files are downloaded, not written where a person chooses
  await page.addInitScript('delete globalThis.showSaveFilePicker');
  const till = new Console(page, server.url);
  await till.start(OWNER);
  await till.open(`/merchant/dayClose?day=${day}`);
  const orders = page.getByTestId('day-orders-takeout');
  await expect(orders.getByTestId('day-order-given')).toContainText('−$5.00');
  const { figures } = await owner.api.merchantDayGet({ storeId: STORE, day });
  const { net } = figures.orders[0]!;
  await expect(orders.getByTestId('day-order-net')).toContainText(sum(net!));
  await till.expectAccessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('day-file').click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(till.t('day.order.given'));
  await page.getByTestId('day-close').click();
  await page.getByTestId('day-close-confirm').click();
  await expect(page.getByTestId('day')).toHaveAttribute('data-closed', 'true');

  await till.open('/merchant/record?state=REFUNDED');
  const rows = page.getByTestId('order-record');
  await expect(rows.first()).toContainText('$5.00');
  await till.expectAccessible();
  await page.getByTestId('order-records-export').click();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(await readFile(await table.path(), 'utf8')).toContain(till.t('console.orderRecords.net'));
});
