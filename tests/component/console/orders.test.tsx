import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { orderNumberText, spelledOrderNumber } from '#shared/order/order-number.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal } from '../support/fake-backend.ts';
import { scan } from '../support/keyboard.ts';
import { anOrderRow, aProduct, ordersOf } from '../support/orders.ts';
import { Shop } from '../support/shop.ts';
import { aSignIn } from '../support/staff.ts';
import { expectCard } from '../support/till.ts';

const { merchantOrder, merchantCommodityDetails } = merchantRoutes;
const rows = page.getByTestId('orders-row');
const tab = async (value: number): Promise<void> => {
  page
    .getByTestId('order-tabs')
    .element()
    .querySelector<HTMLElement>(`[data-value="${value}"]`)!
    .click();
};
const focusedRow = (): string | undefined =>
  (document.activeElement as HTMLElement | null)?.dataset['row'];
const expectMissing = async (what: Locator): Promise<void> => {
  await expect.element(what).not.toBeInTheDocument();
};

const PARTLY = { status: groupOrderStatus.codes.partlyUsed, usesLeft: 1 };
const ORDERS = [anOrderRow(0), anOrderRow(1, PARTLY), anOrderRow(2, PARTLY), anOrderRow(3)];
const TARGET = ORDERS[2]!;

test('row 45: orders are found by status and search, opened by keyboard and left at the same place', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  const app = await openConsole({
    as: aSignIn(),
    address: '/merchant/order?from=all',
    answers: { ...ordersOf(ORDERS), ...shop.answers },
  });
  await expect.poll(() => rows.elements().length).toBe(ORDERS.length);
  await expect.element(rows.first()).toHaveTextContent('$112.00');
  await expectAccessible();
  await tab(groupOrderStatus.codes.partlyUsed);
  await expect.poll(() => location.hash).toMatch(/merchant\/order\?status=2&from=all/);
  await expect.poll(() => rows.elements().length).toBe(2);
  for (const row of rows.elements())
    expect(row.textContent).toContain(app.t('order.status.partlyUsed'));
  await expect.element(page.getByTestId('sum-count')).toHaveTextContent('2');
  (rows.first().getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedRow).toBe(TARGET.orderId);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toMatch(/orderDetails\?status=2&from=all&orderId=/);
  await expect.element(page.getByTestId('detail-title')).toHaveFocus();
  await expect
    .element(page.getByTestId('order-number'))
    .toHaveTextContent(orderNumberText(TARGET.orderNo));
  await expect.poll(() => page.getByTestId('order-voucher').elements().length).toBe(2);
  await expect.element(page.getByTestId('order-log')).toHaveTextContent('李嘉欣');
  expect(
    page.getByTestId('order-log').element().querySelectorAll('[data-kind="REDEEMED"]'),
  ).toHaveLength(1);
  await expectMissing(page.getByTestId('order-settle'));
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.hash).toMatch(/merchant\/order\?status=2&from=all/);
  await expect.poll(focusedRow).toBe(TARGET.orderId);

  app.setOffline(true);
  await tab(groupOrderStatus.codes.unused);
  await expect
    .element(page.getByTestId('orders-failed'))
    .toHaveTextContent(app.t('common.offline'));
  app.setOffline(false);
  const search = page.getByLabelText(app.t('console.list.search'));
  await search.fill('there is no such thing');
  await expect
    .element(page.getByTestId('orders-empty'))
    .toHaveTextContent(app.t('console.orders.emptyFiltered'));

  // typing stays where it is; a scan leads to the write-off page and leaves nothing behind
  (search.element() as HTMLElement).focus();
  await scan(code!);
  await expect.poll(() => location.hash).toMatch(/merchant\/writeoff/);
  await expectCard(code!);
});

test('row 38: a cashier finds an order by its full number alone, and sees no sales', async () => {
  await page.viewport(1024, 700);
  const app = await openConsole({
    as: aSignIn({ role: 'cashier' }),
    address: merchantOrder.path,
    answers: {
      ...ordersOf([]),
      merchantOrderList: ({ keyword, ...more }, asked) =>
        ordersOf(keyword === TARGET.orderNo ? [TARGET] : []).merchantOrderList!(
          { keyword, ...more },
          asked,
        ),
      merchantOrderGet: ordersOf(ORDERS).merchantOrderGet!,
      merchantProductList: () => {
        const { today } = aProduct();
        return { result: [], next: false, nextOffset: 0, states: [], today };
      },
      merchantProductGet: ({ productId }) =>
        productId === 'chop-rice' ? aProduct() : new Refusal('PRODUCT_NOT_FOUND'),
    },
  });
  await app.switchLanguage();
  const numberAsked = page.getByTestId('orders-number');
  await expect.element(numberAsked).toBeVisible();
  const search = page.getByLabelText(app.t('console.orders.number'));
  await search.fill(TARGET.orderNo.slice(-8));
  await expect.element(numberAsked).toBeVisible();
  await search.fill(TARGET.orderNo);
  await rows.click();
  await expect
    .element(page.getByTestId('order-log'))
    .toHaveTextContent(app.t('console.order.logOwn'));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  app.go(`${merchantCommodityDetails.path}?productId=chop-rice`);
  await expect.element(page.getByTestId('product-terms')).toBeVisible();
  for (const part of ['product-sales', 'switch-isShelf', 'product-changes'])
    await expectMissing(page.getByTestId(part));
  await expectAccessible();
  app.go(`${merchantCommodityDetails.path}?productId=one-store-tea`);
  await expect.element(page.getByTestId('product-not-found')).toBeVisible();
});

test('an order number is scanned or typed in groups; a wrong digit is named before anything is asked', async () => {
  const { orderNo } = TARGET;
  const app = await openConsole({
    as: aSignIn(),
    address: '/merchant/order?from=all',
    answers: ordersOf(ORDERS),
  });
  await expect.poll(() => rows.elements().length).toBe(ORDERS.length);
  await scan(orderNo);
  const search = page.getByLabelText(app.t('console.list.search'));
  await expect.element(search).toHaveValue(orderNo);
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(rows).toHaveTextContent(orderNumberText(orderNo));
  const asked = app.backend.bodiesOf('merchantOrderList').length;
  const wrong = `${orderNo.slice(0, 11)}${(Number(orderNo[11]) + 1) % 10}`;
  await search.fill(orderNumberText(wrong));
  await expect
    .element(page.getByTestId('orders-mistyped'))
    .toHaveTextContent(app.t('console.orders.numberMistyped'));
  await expectAccessible();
  expect(app.backend.bodiesOf('merchantOrderList')).toHaveLength(asked);
  await search.fill(orderNumberText(orderNo));
  await rows.click();
  const shown = page.getByTestId('order-number');
  await expect.element(shown).toHaveTextContent(orderNumberText(orderNo));
  await expect.element(shown).toHaveTextContent(spelledOrderNumber(orderNo));
  await expectAccessible();
});
