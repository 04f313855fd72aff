import type { Page, Route } from '@playwright/test';
import { asId, type OrderId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import { keysOf } from '#tests/component/support/scanner-keys.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { readQr } from '#tests/support/read-qr.ts';
import {
  signInTill,
  testClient,
  type TestClient,
  type Till,
} from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const CLERK = 'C2001';
const GUEST = '66880002';

test.use({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });

const newRequest = () => asId<RequestId>(crypto.randomUUID());

// its store is taken over: a server of its own
let server: ServerProcess;
let member: TestClient;
let owner: Till;
test.beforeAll(async () => {
  server = await startServer();
  member = await consumer(server.url, GUEST);
  owner = await signInTill(testClient({ url: server.url, kind: 'console' }), { account: OWNER });
  await owner.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
});
test.afterAll(() => server.remove());

/** A paid order for pickup that waits at the counter. */
const waiting = async (): Promise<{ orderId: OrderId; number: string }> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const orderId = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId: orderId });
  await payByApi(server.url, member, { tradeId: orderId, totalPrice });
  await owner.api.merchantDeskAccept({ requestId: newRequest(), orderId });
  const { order } = await owner.api.merchantDeskReady({ requestId: newRequest(), orderId });
  return { orderId, number: order.number };
};

/** One burst of a scanner that is a keyboard: its keys carry their own times, so that a busy machine does not slow it down. */
const scan = async (page: Page, text: string): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page);
  const keys = keysOf(text, Date.now(), {}).flat();
  await Promise.all(keys.map((key) => keyboard.send('Input.dispatchKeyEvent', key)));
};

test('desk row 24: a guest shows their QR code, one scan hands it over; the wrong bag is a loud no (DA14)', async ({
  page,
  browser,
}) => {
  const [first, second] = [await waiting(), await waiting()];
  const guest = new ConsumerApp(await browser.newPage(), server.url, 'zh-Hant');
  await guest.beSignedIn(GUEST);
  await guest.open(`/orderInfo?tradeId=${first.orderId}`);
  const picture = guest.page.getByTestId('voucher-qr');
  await expect(picture).toBeVisible();
  const text = await readQr(new Uint8Array(await picture.screenshot()));
  expect(text).toMatch(/^SO1\./);
  const till = new Console(page, server.url);
  await till.start(CLERK);
  const card = page.locator(`[data-testid="desk-card"][data-number="${second.number}"]`);
  await card.getByTestId('desk-hand_over').click();
  await expect(page.getByTestId('desk-code')).toBeVisible();
  await scan(page, text!);
  await expect(
    page.getByText(till.t('desk.hand.wrongOrder', { number: first.number })),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('desk-code')).toHaveCount(0);
  await scan(page, text!);
  const result = page.getByTestId('desk-scan-result');
  await expect(result).toHaveAttribute('data-kind', 'handed');
  await expect(result).toContainText(first.number);
  await till.expectAccessible();
  expect((await member.api.takeoutOrderGet({ tradeId: first.orderId })).orderStatus).toBe(4);
  await page.keyboard.press('Escape');
  await scan(page, 'SO1.0123-abcd-0123.AAAAAAAAAAAAAAAAAAAAAA');
  await expect(result).toHaveAttribute('data-kind', 'unknown');
  await expect(result.getByRole('alert')).toContainText(till.t('desk.scan.unknown'));
  await guest.page.close();
});

test('desk row 24: what is scanned while the desk is still loading is typed nowhere, and counts', async ({
  page,
}) => {
  const [first, second] = [await waiting(), await waiting()];
  const { pickupQr } = await member.api.takeoutOrderGet({ tradeId: first.orderId });
  const late: Route[] = [];
  await page.route('**/bell-*.js', (route) => {
    late.push(route);
  });
  const till = new Console(page, server.url);
  await till.start(CLERK);
  const card = page.locator(`[data-testid="desk-card"][data-number="${second.number}"]`);
  await card.getByTestId('desk-hand_over').click();
  await expect(page.getByTestId('desk-code')).toBeVisible();
  await scan(page, pickupQr!);
  await expect(
    page.getByText(till.t('desk.hand.wrongOrder', { number: first.number })),
  ).toBeVisible();
  await expect(page.getByTestId('desk-code')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('desk-code')).toHaveCount(0);
  await scan(page, pickupQr!);
  const state = async () =>
    (await member.api.takeoutOrderGet({ tradeId: first.orderId })).orderStatus;
  await expect.poll(state).toBe(4);
  const result = page.getByTestId('desk-scan-result');
  await expect(result).toHaveCount(0);
  expect(late).toHaveLength(1);
  await Promise.all(late.map((route) => route.continue()));
  await expect(result).toHaveAttribute('data-kind', 'handed');
  await expect(result).toContainText(first.number);
});

test('desk row 23: a manager makes a pickup screen, which shows the numbers and says when it may be old', async ({
  page,
  browser,
}) => {
  const order = await waiting();
  const till = new Console(page, server.url);
  await till.start(OWNER);
  await page.getByTestId('desk-door').first().click();
  await page.getByText(till.t('desk.live.page.wall'), { exact: true }).click();
  await page.getByTestId('wall-name').fill('櫃檯');
  await page.getByTestId('wall-add').click();
  const address = await page.getByTestId('wall-address').textContent();
  const screen = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await screen.goto(address!);
  await expect(screen.locator('[data-kind="wall.ready"]')).toContainText(order.number);
  await screen.context().setOffline(true);
  await expect(screen.locator('.offline')).toBeVisible({ timeout: 30_000 });
  await screen.context().setOffline(false);
  await expect(screen.locator('.offline')).toHaveCount(0, { timeout: 30_000 });
  await screen.close();
});
