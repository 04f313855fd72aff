import type { Page } from '@playwright/test';
import { codeOf } from '#shared/codes/error-code.ts';
import { orderNumberText } from '#shared/order/order-number.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { Console } from '#tests/support/console-pages.ts';
import { buy, consumer, type Bought } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { redeemAtTill } from '#tests/support/redeem-at-till.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

let bought: Bought;
test.beforeAll(async ({ server }) => {
  bought = await buy(server.url, await consumer(server.url), { product: 'chop-rice', quantity: 2 });
  await redeemAtTill(
    await signInTill(testClient({ url: server.url, kind: 'console' })),
    bought.vouchers[0]!.code,
  );
});

const signedIn = async (
  page: Page,
  url: string,
  account: string,
  address: string,
): Promise<Console> => {
  const console = new Console(page, url);
  await console.start(account, { address });
  return console;
};
const { merchantCommodity } = merchantRoutes;
const number = (): string => orderNumberText(bought.orderNo);

test('row 45: a product shows its terms and sales, and an owner stops its write-off, once, even when the answer is lost', async ({
  page,
  server,
}) => {
  const console = await signedIn(page, server.url, '66990001', merchantCommodity.path);
  await expect(page.getByTestId('products-row').first()).toBeVisible();
  await console.expectAccessible();
  await page.getByLabel(console.t('console.products.sort')).selectOption('STOCK');
  await expect(page.getByTestId('products-row').first()).toContainText(
    console.t('console.products.state.SOLD_OUT'),
  );
  await page.getByLabel(console.t('console.list.search')).fill('牛肋');
  await expect(page.getByTestId('products-row')).toHaveCount(1);
  await page.getByTestId('products-row').click();
  await expect(page.getByTestId('product-terms')).toContainText(console.t('deal.allDay'));
  await expect(page.getByTestId('product-settle')).toHaveText('$50.40');
  await expect(page.getByTestId('product-month').getByRole('img')).toHaveAccessibleName(
    /近 30 天售出 \d+ 份，核銷 \d+ 次/,
  );
  await console.expectAccessible();

  const sent: string[] = [];
  await page.route('**/group/merchant/product/_switch', async (route) => {
    sent.push((route.request().postDataJSON() as { requestId: string }).requestId);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByTestId('switch-isBlocked').click();
  await page.getByTestId('switch-confirm').click();
  await expect(page.getByTestId('switch-form').getByRole('alert')).toHaveText(
    console.t('console.product.switch.unsure'),
  );
  await page.getByTestId('switch-confirm').click();
  await expect(page.getByTestId('switch-form')).toHaveCount(0);
  await expect(page.getByTestId('product-change')).toHaveCount(1);
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  const till = await signInTill(testClient({ url: server.url, kind: 'console' }));
  const refused = await till.api
    .groupVerifyCheckList({
      input: bought.vouchers[1]!.code,
      source: 'MANUAL',
      storeId: till.storeId,
      deviceId: till.deviceId,
    })
    .catch((error: { code: number }) => error.code);
  expect(refused).toBe(codeOf('PRODUCT_BLOCKED'));
  await page.getByTestId('switch-isBlocked').click();
  await page.getByTestId('switch-confirm').click();
  await expect(
    page
      .getByTestId('product-state')
      .filter({ hasText: console.t('console.products.state.BLOCKED') }),
  ).toHaveCount(0);

  await page.getByRole('link', { name: console.t('console.product.orders') }).click();
  await expect(page.getByTestId('orders-row').filter({ hasText: number() })).toBeVisible();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByTestId('orders-row').filter({ hasText: number() }).click();
  await expect(page.getByTestId('order-settle')).toHaveText('$50.40');
  await expect(page.getByTestId('order-number')).toContainText(number());
  await expect(page.getByTestId('order-voucher')).toHaveCount(2);
  await expect(page.getByTestId('order-detail')).not.toContainText(bought.vouchers[0]!.code);
  await expect(page.locator('[data-kind="REDEEMED"]')).toContainText('李嘉欣');
  await expect(page.getByTestId('orders-row').filter({ hasText: number() })).toBeVisible();
});
