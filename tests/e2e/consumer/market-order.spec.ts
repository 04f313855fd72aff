import { price } from '#shared/format/money.ts';
import { asId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { payAtBank } from '#tests/support/checkout-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { isPlain, leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_MARKET, orderBasket, paidBasket, townBasket } from '#tests/support/market-orders.ts';
import { TOWN_MEMBER as PHONE } from '#tests/support/test-town.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'reduce' });

/** A member who has an address in the town. */
const AT_HOME = '66880001';
const CHECKOUT = `/market/order?storeId=${OPEN_MARKET}`;

test('a cart of a supermarket is ordered, paid and found among its orders', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn(AT_HOME);
  await leaveCart(page, server.url, {
    kind: 'market',
    storeId: OPEN_MARKET,
    is: (row) => isPlain(row) && row.price >= 3000,
    quantity: 8,
  });
  await app.open(CHECKOUT);
  await expect(app.button('checkout.submit')).toBeEnabled();
  const line = await page.locator('.checkout__dish-name').innerText();
  // goods that are not eaten at once want no tableware (decision P23)
  await expect(page.getByTestId('row-tableware')).toHaveCount(0);
  await expectAccessible(page);
  const total = await page.getByTestId('checkout-total').locator('.unseen').innerText();
  await app.button('checkout.submit').click();
  await expect(page).toHaveURL(/#\/paymentPage\?orderId=.+&orderType=MARKET_ORDER$/);
  // the cashier knows its order after a reload too
  await page.reload();
  await expect(page.getByTestId('pay-amount')).toContainText(total);
  await payAtBank(app, 'pay');
  await expect(page).toHaveURL(/#\/market\/payResult\?tradeId=/);
  await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
  await page.getByRole('link', { name: app.t('cashier.toOrder') }).click();
  await expect(page).toHaveURL(/#\/market\/orderInfo\?tradeId=/);
  await expect(page.getByTestId('order-head')).toHaveAttribute('data-status', '1');
  await app.open('/allOrderList');
  await expect(page.getByTestId('order-card').first()).toContainText(line);
});

test('a refused payment comes back to the cashier of its order', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url, 'en');
  await app.beSignedIn(AT_HOME);
  await leaveCart(page, server.url, {
    kind: 'market',
    storeId: OPEN_MARKET,
    is: (row) => isPlain(row) && row.price >= 2500,
    quantity: 7,
    way: 'pickup',
  });
  await app.open(CHECKOUT);
  await app.button('checkout.submit').click();
  await payAtBank(app, 'refuse');
  await expect(page.getByRole('heading', { name: app.t('cashier.refused') })).toBeVisible();
  await page.getByRole('link', { name: app.t('cashier.again') }).click();
  await expect(page).toHaveURL(/orderType=MARKET_ORDER$/);
  // the order waits for its payment: its cart is gone, and its checkout says so
  await app.open(CHECKOUT);
  await page.getByRole('link', { name: app.t('checkout.unpaidGo') }).click();
  await app.button('pay.cancel').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('pay.cancel') })
    .click();
  await expect(page.getByRole('heading', { name: app.t('cashier.byBuyer') })).toBeVisible();
});

test('the time of an order is changed once, then it is cancelled and says why', async ({
  page,
  town,
}) => {
  const { result } = await town.member.api.marketCookTimes({ storeId: asId(OPEN_MARKET) });
  const slot = result.filter(({ isNow }) => !isNow).at(-2)!;
  const basket = await townBasket(town.member, { cookTime: { isNow: false, at: slot.at } });
  const tradeId = await paidBasket(town.server.url, town.member, basket);
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await page.getByRole('link', { name: app.t('order.action.EDIT_TIME') }).click();
  await expect(page).toHaveURL(/#\/market\/orderActions\?tradeId=.+&action=EDIT_TIME$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: app.t('checkout.day.tomorrow') }).click();
  await page.locator('.checkout__slot').first().click();
  await page.getByRole('button', { name: /^Change to/ }).click();
  await expect(page).toHaveURL(/#\/market\/orderInfo/);
  await expect(page.getByRole('link', { name: app.t('order.action.EDIT_TIME') })).toHaveCount(0);
  const { orderInfo, payInfo } = await town.member.api.marketOrderGet({ tradeId });
  expect(orderInfo.log.at(-1)?.kind).toBe('TIME_EDITED');
  expect(orderInfo.promisedAt).not.toBe(slot.at);
  await app.open(`/market/orderActions?tradeId=${tradeId}`);
  await page
    .getByRole('radio', { name: app.t('marketOrder.reason.wrongGoods') })
    .check({ force: true });
  await app.button('order.action.CANCEL').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('orders.cancelYes') })
    .click();
  await expect(page.getByTestId('announcer')).toContainText(
    app.t('orders.cancelledBack', { amount: price(payInfo.thirdPartyAmtn) }),
  );
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await expect(page.getByTestId('order-head')).toContainText(app.t('orders.line.byBuyer'));
  await app.button('order.action.DELETE').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('order.deleteYes') })
    .click();
  await expect(page).toHaveURL(/#\/market\/orderList$/);
  await expect(page.locator(`[data-trade="${tradeId}"]`)).toHaveCount(0);
});

test('the bag and a part of an order are asked back to the cent', async ({ page, town }) => {
  const tradeId = await paidBasket(town.server.url, town.member, await townBasket(town.member));
  await town.until(tradeId, ({ status }) => status === 2);
  town.later(2 * MINUTE);
  const { api } = town.member;
  const { productList } = await api.marketOrderGet({ tradeId });
  const [line] = productList;
  const { refundAmtn } = await api.marketRefundOtherInfo({
    tradeId,
    productList: [{ uuid: line!.uuid, quantity: 2 }],
  });
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await page.getByRole('link', { name: app.t('order.action.REFUND') }).click();
  await expect(page).toHaveURL(new RegExp(`#/market/afterSale/${tradeId}$`));
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Bag fee/ }).check({ force: true });
  await app.button('reimburse.submit').click();
  await expect(page).toHaveURL(/#\/market\/orderInfo/);
  await expect
    .poll(async () => (await api.marketOrderGet({ tradeId })).payInfo.canBagRefund)
    .toBe(false);
  await page.getByRole('link', { name: app.t('order.action.REFUND') }).click();
  await page
    .getByRole('radio', { name: app.t('refund.reason.missingItem') })
    .check({ force: true });
  await page.getByRole('checkbox', { name: line!.productName }).check();
  await app.button('reimburse.less').click();
  await expect(page.getByTestId('refund-sum')).toContainText(price(refundAmtn));
  await app.button('reimburse.submit').click();
  await expect(page).toHaveURL(/#\/market\/afterSaleDetail/);
  await expect(page.getByTestId('refund-head')).toContainText(price(refundAmtn));
  await expectAccessible(page);
  await app.button('order.action.CANCEL_REFUND').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('orders.recallYes') })
    .click();
  await expect(page.getByTestId('refund-head')).toHaveAttribute('data-progress', '-2');
});

test('an order is picked, packed and brought, rated and bought again', async ({ page, town }) => {
  const tradeId = await paidBasket(town.server.url, town.member, await townBasket(town.member));
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await town.until(tradeId, ({ status }) => status === 2);
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  const head = page.getByTestId('order-head');
  await expect(head).toContainText(app.t('order.status.picking'));
  await town.until(tradeId, ({ riderStatus }) => riderStatus === 4);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Call rider/ })).toBeVisible();
  await town.until(tradeId, ({ status }) => status === 4);
  await page.reload();
  await expect(head).toContainText(app.t('order.status.completed'));
  await page.getByRole('link', { name: app.t('order.action.COMMENT') }).click();
  await expect(page).toHaveURL(/#\/market\/submitComment/);
  await page
    .getByRole('radiogroup', { name: app.t('review.overall') })
    .getByRole('radio', { name: app.t('rating.perfect') })
    .check({ force: true });
  await page
    .getByRole('radiogroup', { name: app.t('marketOrder.quality') })
    .getByRole('radio', { name: app.t('rating.satisfied') })
    .check({ force: true });
  await page.getByLabel(app.t('review.words')).fill('Everything fresh');
  await app.button('review.send').click();
  await expect(page.getByRole('heading', { name: app.t('rating.done') })).toBeVisible();
  // who is content is invited to rate the app (decision P30)
  const invitation = page.getByRole('dialog', { name: app.t('review.rateApp') });
  await expect(invitation.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await app.button('review.rateLater').click();
  await expect(invitation).toHaveCount(0);
  await page.getByRole('link', { name: app.t('review.mine') }).click();
  await expect(page).toHaveURL(/#\/myComment\?kind=market$/);
  await expect(page.getByTestId('comment-card').first()).toContainText('Everything fresh');
  await app.open(`/market/store/comment?id=${OPEN_MARKET}`);
  await expect(page.getByText('Everything fresh')).toBeVisible();
  await expectAccessible(page);
  // the store's page and its product's lead to them too
  await app.open(`/market/store?id=${OPEN_MARKET}`);
  await page.getByRole('tab', { name: app.t('mkStore.tab.reviews') }).click();
  await expect(page.getByText('Everything fresh')).toBeVisible();
  await expectAccessible(page);
  const { productList } = await town.member.api.marketOrderGet({ tradeId });
  const named = `id=${OPEN_MARKET}&productId=${productList[0]!.productId}`;
  await app.open(`/market/storeProduct?${named}`);
  await page.getByRole('link', { name: app.t('shop.reviewsAll') }).click();
  await expect(page).toHaveURL(new RegExp(`#/market/store/comment\\?${named}$`));
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await app.button('order.action.AGAIN').click();
  await expect(page).toHaveURL(new RegExp(`#/market/store\\?id=${OPEN_MARKET}$`));
  await expect(page.locator('.cart-bar__count').filter({ visible: true })).toHaveText('6');
});

test('a store’s page that names an order buys it again, once, and lists what is gone', async ({
  page,
  town,
}) => {
  const tradeId = await paidBasket(town.server.url, town.member, await townBasket(town.member));
  const { productList } = await town.member.api.marketOrderGet({ tradeId });
  const [lost, left] = productList;
  await town.server.deps.db.query('UPDATE takeout_product SET is_shelf = false WHERE id = $1', [
    lost!.productId,
  ]);
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn(PHONE);
  await app.open(`/market/store?id=${OPEN_MARKET}&tradeId=${tradeId}`);
  const gone = page.getByTestId('again-gone');
  await expect(gone.getByRole('listitem')).toHaveText([
    new RegExp(`${lost!.productName}.*${app.t('marketOrder.gone.gone')}`),
  ]);
  await expectAccessible(page);
  await gone.getByRole('button', { name: app.t('orders.againOk') }).click();
  await expect(gone).toBeHidden();
  const count = page.locator('.cart-bar__count').filter({ visible: true });
  await expect(count).toHaveText(String(left!.quantity));
  await expect(page).toHaveURL(new RegExp(`#/market/store\\?id=${OPEN_MARKET}$`));
  // a reload finds the cart as the guest leaves it
  await page.getByRole('button', { name: new RegExp(app.t('shop.cart')) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('shop.cartClear') })
    .click();
  await expect(count).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(app.t('shop.cartEmpty'))).toBeVisible();
  await expect(gone).toHaveCount(0);
  await town.server.deps.db.query('UPDATE takeout_product SET is_shelf = true WHERE id = $1', [
    lost!.productId,
  ]);
});

test('an order of another account is not found', async ({ page, town }) => {
  const { tradeId } = await orderBasket(town.member, await townBasket(town.member));
  const app = new ConsumerApp(page, town.server.url, 'en');
  await app.beSignedIn('66880003');
  await app.open(`/market/orderInfo?tradeId=${tradeId}`);
  await expect(page.getByRole('heading', { name: app.t('missing.none') })).toBeVisible();
  await expect(page.getByRole('link', { name: app.t('missing.orders') })).toHaveAttribute(
    'href',
    '#/market/orderList',
  );
});
