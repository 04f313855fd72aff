import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { test } from '#tests/support/fixtures.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { TEST_ADDRESS } from '#tests/support/takeout-store.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const GUEST = '66880002';

test.use({ locale: 'zh-TW' });

/** A paid order that is to be brought. */
const paid = async (url: string, member: TestClient): Promise<OrderId> => {
  const { api } = member;
  const { classifies, storeHighProps } = await api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const { sku, props } = defaultSelection(menuProductWithOptions(dish, storeHighProps));
  const { result } = await api.takeoutCookTimes({ storeId: STORE });
  const { isNow, at } = result[0]!;
  const body = {
    storeId: STORE,
    deliveryType: 1,
    productList: [
      {
        productId: dish.productId,
        skuId: sku!.skuId,
        quantity: 4,
        props: [...props],
        selectedPurchase: false,
      },
    ],
    selectedAddress: TEST_ADDRESS,
    cookTime: { isNow, at },
    tablewareQty: 0,
    remarks: '放門口，請勿按鈴',
  };
  const { quote } = await api.takeoutCheckProduct(body);
  const { totalPrice } = quote!;
  const { tradeId } = await api.takeoutOrderCreate({ ...body, totalPrice }, { key: randomUUID() });
  await payByApi(url, member, { tradeId, totalPrice });
  return tradeId;
};

const cards = (page: Page, stage: string) =>
  page.getByTestId(`desk-${stage}`).getByTestId('desk-card');

test.describe('a store’s own delivery', () => {
  // a town without riders: a server of its own
  let server: ServerProcess;
  test.beforeAll(async () => {
    server = await startServer({ env: { RIDERS: '0' } });
  });
  test.afterAll(() => server.remove());

  test('desk row 25: two orders leave in one run, the driver’s page delivers both, and their guest sees it', async ({
    page,
    browser,
  }) => {
    const member = await consumer(server.url, GUEST);
    const till = new Console(page, server.url);
    await till.start(OWNER);
    await page.getByTestId('desk-run').click();
    await expect(page.getByTestId('desk-run')).toHaveCount(0);
    const ids = [await paid(server.url, member), await paid(server.url, member)];
    for (const left of [1, 0]) {
      await cards(page, 'NEW').first().getByTestId('desk-accept').click();
      await expect(cards(page, 'NEW')).toHaveCount(left);
    }
    // no rider will come: the store brings them
    for (const made of [1, 2]) {
      await cards(page, 'MAKING').first().getByTestId('desk-ready').click();
      await expect(cards(page, 'READY')).toHaveCount(made);
    }
    for (const left of [1, 0]) {
      await page.getByTestId('desk-take_over').first().click();
      await expect(page.getByTestId('desk-take_over')).toHaveCount(left);
    }
    await page.getByTestId('desk-send_out').first().click();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByTestId('desk-driver').fill('阿偉');
    await till.expectAccessible();
    await page.getByTestId('desk-send-yes').click();
    const link = await page.getByTestId('desk-run-link').getAttribute('data-link');
    expect(link).toMatch(/\/run\.html#[\w-]{22}$/);
    await expect(cards(page, 'OUT')).toHaveCount(2);

    const context = await browser.newContext({
      locale: 'zh-TW',
      viewport: { width: 390, height: 844 },
    });
    const driver = await context.newPage();
    await driver.goto(link!);
    const stops = driver.getByTestId('run-stop');
    await expect(stops).toHaveCount(2);
    await expect(stops.first()).toContainText('Avenida da Praia Grande');
    await expectAccessible(driver);
    const guest = new ConsumerApp(await context.newPage(), server.url);
    await guest.beSignedIn(GUEST);
    await guest.open(`/orderInfo?tradeId=${ids[0]}`);
    const code = await guest.page.getByTestId('driver-code').textContent();
    for (const [index, tradeId] of ids.entries()) {
      const { driver: told } = await member.api.takeoutOrderGet({ tradeId });
      if (index === 0) expect(told!.code).toBe(code);
      const stop = stops.first();
      await stop.getByRole('textbox').fill(told!.code!);
      await stop.getByRole('button', { name: till.t('driver.delivered') }).click();
      await expect(stops.getByRole('textbox')).toHaveCount(1 - index);
    }
    await expect(driver.getByRole('heading', { level: 1 })).toHaveText(till.t('driver.over'));
    await expect(guest.page.getByTestId('order-head')).toHaveAttribute('data-status', '4');
    await expect(cards(page, 'OUT')).toHaveCount(0);
    await context.close();
  });
});
