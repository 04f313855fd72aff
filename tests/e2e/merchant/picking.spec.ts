import type { Page } from '@playwright/test';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import { asId, type OrderId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import { Console } from '#tests/support/console-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { isPlain, shelfOf } from '#tests/support/kept-cart.ts';
import { paidBasket, townBasket } from '#tests/support/market-orders.ts';
import { signInTill, testClient, type Till } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('m-taipa-central');
const OWNER = '66990005';
const EAN = '4006381333931';
const newRequest = () => asId<RequestId>(crypto.randomUUID());

test.use({ locale: 'zh-TW' });

// its store is taken over, and keeps what was ordered: a server of its own
let server: ServerProcess;
let member: Shop['member'];
let desk: Till['api'];
test.beforeAll(async () => {
  server = await startServer();
  member = await consumer(server.url);
  ({ api: desk } = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: OWNER,
  }));
  await desk.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
});
test.afterAll(() => server.remove());

/** An order of two kinds of goods; the first has a bar code and a shelf. `cheap`: what may come instead of either. */
const accepted = async (): Promise<{ orderId: OrderId; cheap: string }> => {
  const { products, storeHighProps } = await shelfOf(member, STORE);
  const chosen = products.filter((row) => isPlain(row) && row.price >= 2000).slice(0, 2);
  const [coded] = chosen;
  const cheap = products.find((row) => isPlain(row) && row.price < 2000);
  const { dish } = await desk.merchantMenuGet({ storeId: STORE, productId: coded!.productId });
  const { seq, ...edit } = dish;
  await desk.merchantMenuSave({
    requestId: newRequest(),
    storeId: STORE,
    productId: coded!.productId,
    seq,
    dish: { ...edit, ean: EAN, shelf: 'A2' },
  });
  const body = await townBasket(member, {
    storeId: STORE,
    productList: chosen.map((row) => {
      const { sku, props } = defaultSelection(menuProductWithOptions(row, storeHighProps));
      return {
        productId: row.productId,
        skuId: sku!.skuId,
        quantity: 2,
        props: [...props],
        selectedPurchase: false,
      };
    }),
  });
  const orderId = await paidBasket(server.url, member, body);
  await desk.merchantDeskAccept({ requestId: newRequest(), orderId });
  return { orderId, cheap: cheap!.productName };
};

const pickAtDesk = (page: Page, orderId: OrderId): Promise<void> =>
  page.getByTestId('desk-MAKING').locator(`[data-testid=desk-pick][href*="${orderId}"]`).click();

/** The guest agrees to what the store offers. */
const agree = async (orderId: OrderId): Promise<void> => {
  const { change } = await member.api.takeoutGetChange({ tradeId: orderId });
  await member.api.takeoutAnswerChange(
    { changeId: change!.changeId, isAccepted: true },
    { key: crypto.randomUUID() },
  );
};

test('desk row 36: goods are picked from shelf to shelf: scanned, wrong, missing, replaced, packed', async ({
  page,
}) => {
  const { orderId, cheap } = await accepted();
  const till = new Console(page, server.url);
  await till.start(OWNER);
  await pickAtDesk(page, orderId);
  await page.getByTestId('pick-begin').click();
  const lines = page.getByTestId('pick-line');
  await expect(lines).toHaveCount(2);
  await till.expectAccessible();
  const code = page.getByTestId('pick-code');
  const enter = async (text: string): Promise<void> => {
    await code.fill(text);
    await code.press('Enter');
  };
  await enter(EAN);
  await expect(page.getByTestId('pick-got')).not.toBeEmpty();
  await enter('96385074');
  await expect(page.getByTestId('pick-wrong').getByRole('heading')).toBeVisible();
  await till.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('pick-wrong')).toHaveCount(0);
  // a reload goes on where it was
  await page.reload();
  await expect(lines.first()).toContainText('已執 1');
  await enter(EAN);
  await expect(lines.first()).toHaveAttribute('data-done', 'true');
  await lines.nth(1).getByTestId('pick-hand').click();
  await expect(lines.nth(1)).toContainText('已執 1');
  await lines.nth(1).getByTestId('pick-short').click();
  await page.getByTestId('pick-short-note').click();
  await expect(page.getByTestId('pick-finish')).toBeDisabled();
  // something else comes instead, which is missing too
  await page.getByTestId('pick-instead').click();
  await page.getByTestId('desk-instead-add').click();
  await page.getByRole('searchbox').fill(cheap);
  await page.getByTestId('desk-instead-pick').first().click();
  await expect(page.getByTestId('desk-sums')).toBeVisible();
  await till.expectAccessible();
  await page.getByTestId('desk-change-yes').click();
  await expect(page.getByText(/等候顧客回覆至/)).toBeVisible();
  await agree(orderId);
  await expect(lines).toHaveCount(3);
  await lines.nth(2).getByTestId('pick-short').click();
  await page.getByTestId('pick-short-note').click();
  await page.getByTestId('pick-give-back').click();
  await expect(page.getByText(/等候顧客回覆至/)).toBeVisible();
  await agree(orderId);
  await page.getByTestId('pick-finish').click();
  await page.getByTestId('pick-place').fill('F2');
  await till.expectAccessible();
  await page.getByTestId('pick-finish-yes').click();
  await expect(page.getByTestId('pick-sheet')).toHaveCount(0);
  expect((await desk.merchantDeskGet({ orderId })).order.stage).toBe('READY');
});

test('desk row 37: what is picked offline counts once when the till is online again, also after a reload', async ({
  browser,
}) => {
  const { orderId } = await accepted();
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'zh-TW' });
  const page = await context.newPage();
  const till = new Console(page, server.url);
  await till.start(OWNER);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pickAtDesk(page, orderId);
  await page.getByTestId('pick-begin').click();
  const lines = page.getByTestId('pick-line');
  await expect(lines).toHaveCount(2);
  await context.setOffline(true);
  await page.getByTestId('pick-code').fill(EAN);
  await page.getByTestId('pick-enter').click();
  await expect(lines.first()).toContainText(till.t('pick.inBag', { count: 1 }));
  await lines.nth(1).getByTestId('pick-hand').click();
  await expect(page.getByTestId('pick-waits')).toContainText(till.t('pick.waiting', { count: 2 }));
  await lines.nth(1).getByTestId('pick-short').click();
  await page.getByTestId('pick-short-note').click();
  await expect(page.getByText(till.t('pick.needsLine'))).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('pick-old')).toBeVisible();
  for (const line of [lines.first(), lines.nth(1)])
    await expect(line).toContainText(till.t('pick.inBag', { count: 1 }));
  await till.expectAccessible();
  await context.setOffline(false);
  await expect(page.getByTestId('pick-waits')).toBeEmpty();
  const { mine } = await desk.merchantPickList({ storeId: STORE });
  expect(mine?.lines.map(({ picked }) => picked)).toEqual([1, 1]);
  await context.close();
});
