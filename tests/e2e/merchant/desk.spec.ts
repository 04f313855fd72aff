import type { Page } from '@playwright/test';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const CLERK = 'C2001';
const GUEST = '66880002';

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'zh-TW' });

// the other journeys' orders are answered by the demonstration
test.afterAll(async ({ server }) => {
  const owner = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: OWNER,
  });
  await owner.api.merchantDeskRun({
    storeId: STORE,
    runBy: 'TOWN',
  });
});

/** A paid order for pickup at the store. */
const paid = async (server: ServerProcess, { member }: Shop): Promise<OrderId> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const tradeId = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId });
  await payByApi(server.url, member, { tradeId, totalPrice });
  return tradeId;
};

const column = (page: Page, stage: string) => page.getByTestId(`desk-${stage}`);
const cards = (page: Page, stage: string) => column(page, stage).getByTestId('desk-card');

test('desk rows 1, 28: an owner takes the desk over and brings an order from new to the guest’s hand', async ({
  page,
  server,
  shop,
}) => {
  const till = new Console(page, server.url);
  // what happens comes by the stream alone
  await page.route('**/desk/_changes', (route) => route.abort());
  await till.start(OWNER);
  // a store with a desk begins there
  await expect(page.getByTestId('desk-page')).toBeVisible();
  await page.getByTestId('desk-run').click();
  await expect(page.getByTestId('desk-run')).toHaveCount(0);
  const orderId = await paid(server, shop);
  // it comes by itself
  const fresh = cards(page, 'NEW');
  await expect(fresh).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(1\) /);
  const number = await fresh.getAttribute('data-number');
  expect(number).toMatch(/^P\d{3}$/);
  await till.expectAccessible();
  await fresh.focus();
  await page.keyboard.press('a');
  await expect(cards(page, 'MAKING')).toHaveAttribute('data-number', number!);
  await expect(page).not.toHaveTitle(/^\(/);
  await page.getByTestId('desk-ready').click();
  const ready = cards(page, 'READY');
  await expect(ready).toHaveAttribute('data-number', number!);
  const { pickupCode } = await shop.member.api.takeoutOrderGet({ tradeId: orderId });
  await page.getByTestId('desk-hand_over').click();
  const code = page.getByTestId('desk-code');
  await code.fill(String((Number(pickupCode) + 1) % 10_000).padStart(4, '0'));
  await page.getByTestId('desk-hand-yes').click();
  await expect(page.getByText(till.t('desk.hand.wrong'))).toBeVisible();
  await code.fill(pickupCode!);
  await page.getByTestId('desk-hand-yes').click();
  await expect(ready).toHaveCount(0);
  await page.getByTestId('desk-done').click();
  const done = column(page, 'DONE').locator(`[data-number="${number}"]`);
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: till.t('desk.detailsOf', { number: number! }) }).click();
  await expect(page.getByTestId('desk-details')).toContainText('馮子軒');
  await till.expectAccessible();
  expect((await shop.member.api.takeoutOrderGet({ tradeId: orderId })).orderStatus).toBe(4);
});

test('desk row 10: a clerk refuses an order for a reason, which the guest reads', async ({
  page,
  server,
  shop,
  browser,
}) => {
  const till = new Console(page, server.url);
  await till.start(CLERK, { address: merchantRoutes.merchantSettings.path });
  const orderId = await paid(server, shop);
  // the bell calls from any page
  await page.getByTestId('desk-answer').click();
  await page.getByTestId('desk-refuse').click();
  await page.getByTestId('desk-refuse-yes').click();
  await expect(page.getByText(till.t('desk.refuse.missing'))).toBeVisible();
  await page.getByLabel(till.t('desk.reason.2')).check();
  await till.expectAccessible();
  await page.getByTestId('desk-refuse-yes').click();
  await expect(cards(page, 'NEW')).toHaveCount(0);
  const guest = new ConsumerApp(await browser.newPage(), server.url, 'zh-Hant');
  await guest.beSignedIn(GUEST);
  await guest.open(`/orderInfo?tradeId=${orderId}`);
  await expect(guest.page.getByText(till.t('desk.refused.2'))).toBeVisible();
  await guest.page.close();
});

test('a till without a line says that its orders may be old', async ({ page, server, context }) => {
  const till = new Console(page, server.url);
  await till.start(CLERK);
  await expect(column(page, 'NEW')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(till.t('desk.stale'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(till.t('desk.stale'))).toHaveCount(0);
});
