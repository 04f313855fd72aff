import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { orderByApi } from '#tests/support/api-order.ts';
import { openClient, type HostedApp } from '#tests/support/client-fixtures.ts';
import { lastTold } from '#tests/support/client-guests.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { isPlain, menuOf } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { orderBasket, townBasket } from '#tests/support/market-orders.ts';
import { signInMember, testClient, type TestClient } from '#tests/support/server-client.ts';

const PHONE = '66880001';

type Kind = {
  name: string;
  order: (member: TestClient) => Promise<OrderId>;
  cashier: (orderId: OrderId) => string;
  /** The cashier gives way to a page of its own that waits for the bank. */
  hasWaitingPage: boolean;
  /** What says that nothing was paid, and leads to the cashier where that is another page. */
  seesUnpaid: (app: HostedApp) => Promise<void>;
  seesPaid: (app: HostedApp) => Promise<void>;
};

/** A page says so, and offers to pay again. */
const byPage = async (app: HostedApp): Promise<void> => {
  await expect(app.page.getByRole('heading', { name: app.t('pay.unpaid') })).toBeVisible();
  await expect(app.page.getByText(app.t('pay.unpaidText'))).toBeVisible();
  await expectAccessible(app.page);
  await app.page.getByRole('link', { name: app.t('cashier.again') }).click();
};
const paidPage = async (app: HostedApp): Promise<void> => {
  await expect(app.page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
};

const KINDS: readonly Kind[] = [
  {
    name: 'a supermarket order',
    order: async (member) => (await orderBasket(member, await townBasket(member))).tradeId,
    cashier: (orderId) => href(consumerRoutes.paymentPage, { orderId, orderType: 'MARKET_ORDER' }),
    hasWaitingPage: true,
    seesUnpaid: byPage,
    seesPaid: paidPage,
  },
  {
    name: 'a takeaway order',
    order: async (member) => {
      const { products } = await menuOf(member, OPEN_STORE);
      return orderByApi(member, { storeId: OPEN_STORE, dish: products.find(isPlain)! });
    },
    cashier: (orderId) => href(consumerRoutes.paymentPage, { orderId }),
    hasWaitingPage: true,
    seesUnpaid: byPage,
    seesPaid: paidPage,
  },
  {
    name: 'a deal',
    order: async ({ api }) =>
      (
        await api.groupOrderCreate({
          productId: asId('egg-tart-box'),
          quantity: 1,
          totalAmount: 3800 as never,
        })
      ).orderId,
    cashier: (orderId) => href(consumerRoutes.groupPay, { orderId }),
    hasWaitingPage: false,
    // its cashier itself says so
    seesUnpaid: async (app) => {
      await expect(app.page.getByRole('alert')).toHaveText(app.t('pay.unpaidText'));
      await expectAccessible(app.page);
    },
    seesPaid: async (app) => {
      await expect(app.ticket()).toHaveAttribute('data-status', 'valid');
    },
  },
];

/** Leaves for the mini-program's own page to pay at; gives the attempt that it was told of. */
const leaveToPay = async (app: HostedApp): Promise<string> => {
  const before = (await app.calls('navigateTo')).length;
  await expect(app.payButton()).toBeEnabled();
  await app.payButton().click();
  await expect.poll(async () => (await app.calls('navigateTo')).length).toBe(before + 1);
  const told = decodeURIComponent(JSON.stringify(await lastTold(app, 'navigateTo')));
  return /tradeNo\W+([\w-]+)/.exec(told)![1]!;
};

for (const { name, order, cashier, hasWaitingPage, seesUnpaid, seesPaid } of KINDS)
  test(`who leaves the mini-program’s payment of ${name} hears at once that nothing was paid, and pays the same attempt again`, async ({
    browser,
    server,
  }) => {
    const member = testClient({ url: server.url });
    await signInMember(member, PHONE);
    const orderId = await order(member);
    const app = await openClient(browser, server.url, 'miniProgram', { payment: 'cancel' });
    const { page } = app;
    await page.goto(`${server.url}/?weappToken=${member.token()}#${cashier(orderId)}`);
    const first = await leaveToPay(app);
    await expect(page.getByRole('heading', { name: app.t('pay.checking') })).toBeVisible();

    const asked = page.waitForRequest('**/payment/pay/order/_get-result');
    await app.closePayPage();
    await asked;
    await seesUnpaid(app);

    // given up once more, then paid
    expect(await leaveToPay(app)).toBe(first);
    const waiting = page.getByRole('heading', { name: app.t('pay.checking') });
    if (hasWaitingPage) await expect(waiting).toBeVisible();
    await app.closePayPage();
    await seesUnpaid(app);
    await app.become({ payment: 'unknown' });
    expect(await leaveToPay(app)).toBe(first);
    await seesPaid(app);
    await app.context.close();
  });
