import { asId, type OrderId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import { pixelsOf, printed } from '#renderer/lib/printing/test-printer.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { SettingsPage } from '#tests/support/console-settings-page.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { fakePlatform } from '#tests/support/fake-platform.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { signInTill, testClient, type TestClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';

/** The QR on a paper, read from the dots that the printer was sent. */
const qrOn = (bytes: Uint8Array): Promise<string | undefined> =>
  readQr(pixelsOf(printed(bytes)) as unknown as ImageData);

test.use({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });

// its store is taken over and gets a printer: a server of its own
let server: ServerProcess;
let member: TestClient;
let owner: Awaited<ReturnType<typeof signInTill>>;
test.beforeAll(async () => {
  server = await startServer();
  member = await consumer(server.url);
  owner = await signInTill(testClient({ url: server.url, kind: 'console' }), { account: OWNER });
  await owner.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
});
test.afterAll(() => server.remove());

const newRequest = () => asId<RequestId>(crypto.randomUUID());

/** An order that the store has accepted at another till. */
const accepted = async (): Promise<OrderId> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const id = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId: id });
  await payByApi(server.url, member, { tradeId: id, totalPrice });
  await owner.api.merchantDeskAccept({ requestId: newRequest(), orderId: id });
  return id;
};

test('desk rows 26, 27: a till prints tickets and labels by itself on any page, says what does not come, and marks a repeat', async ({
  page,
}) => {
  const platform = await fakePlatform(page);
  const till = new Console(page, server.url, 'zh-Hant');
  await till.start(OWNER);
  const settings = new SettingsPage(till);
  await settings.open();
  await settings.choose('printer', 'serial');
  await page.getByTestId('printer-connect').click();
  await expect(page.getByTestId('printer-chosen')).toContainText('04b8:0202');
  /** What came out; a printer that is only asked whether it is there gets two bytes. */
  const papers = async () => (await platform.papers()).filter(({ length }) => length > 100);

  // the store gets a printer: this till's own
  await till.open(merchantRoutes.merchantDesk.path);
  await page.getByTestId('desk-door').first().click();
  const sheet = page.getByTestId('desk-store-sheet');
  await sheet.getByText(till.t('desk.live.page.print')).click();
  await expect(sheet.getByText(till.t('print.none'))).toBeVisible();
  await page.getByTestId('print-add').click();
  await page.getByTestId('print-save').click();
  await expect(sheet.getByText(till.t('print.nameMissing'))).toBeVisible();
  await sheet.getByLabel(till.t('print.name'), { exact: true }).fill('廚房');
  await till.expectAccessible();
  await page.getByTestId('print-save').click();
  await expect(sheet.getByTestId('print-printer')).toContainText('廚房');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('print-for')).toContainText('廚房');

  // it prints while another page is open
  await settings.open();
  const first = await accepted();
  await expect.poll(async () => (await papers()).length).toBe(2);
  const { order } = await owner.api.merchantDeskGet({ orderId: first });
  expect(await Promise.all((await papers()).map(qrOn))).toContain(order.orderNo);
  await expect
    .poll(async () =>
      (await owner.api.merchantDeskGet({ orderId: first })).prints.map(({ state }) => state),
    )
    .toEqual(['DONE', 'DONE']);

  // again, on demand
  await till.open(merchantRoutes.merchantDesk.path);
  const details = till.t('desk.detailsOf', { number: order.number });
  await page.getByRole('button', { name: details }).click();
  await page.getByTestId('desk-print-again').first().click();
  await expect.poll(async () => (await papers()).length).toBe(3);
  await till.expectAccessible();
  await page.keyboard.press('Escape');

  // one piece is given back: the ticket and the label that are out are replaced, once each
  await owner.api.merchantDeskGiveBack({
    requestId: newRequest(),
    orderId: first,
    lines: [{ lineId: order.lines[0]!.lineId, quantity: 1 }],
    reason: 1,
  });
  await expect.poll(async () => (await papers()).length).toBe(5);
  const replaced = (await papers()).slice(3);
  expect(await Promise.all(replaced.map(qrOn))).toContain(order.orderNo);
  await page.getByRole('button', { name: details }).click();
  await expect(
    page.getByText(till.t('print.replacing', { paper: till.t('print.kind.LABEL') })),
  ).toBeVisible();
  await expect(
    page.getByText(till.t('print.replacing', { paper: till.t('print.kind.TICKET') })),
  ).toHaveCount(0);
  await till.expectAccessible();
  await page.keyboard.press('Escape');

  // a printer that is off is told, and prints when somebody has switched it on
  await platform.switchPrinter(false);
  await accepted();
  await expect(page.getByTestId('print-trouble')).toHaveCount(2);
  await till.expectAccessible();
  // on any page
  await settings.open();
  const bar = page.getByTestId('print-trouble-bar');
  await expect(bar).toContainText('廚房');
  await till.expectAccessible();
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByTestId('print-trouble')).toHaveCount(2);
  await platform.switchPrinter(true);
  for (const left of [1, 0]) {
    await page.getByTestId('print-retry').first().click();
    await expect(page.getByTestId('print-trouble')).toHaveCount(left);
  }
  await expect.poll(async () => (await papers()).length).toBe(7);
});
