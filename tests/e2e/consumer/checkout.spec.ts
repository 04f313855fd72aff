import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { orderByApi } from '#tests/support/api-order.ts';
import {
  CHECKOUT_SHOPS,
  checkoutPath,
  checkoutUrl,
  chooseTableware,
  chooseTablewareAt,
  openCheckout,
  payAtBank,
} from '#tests/support/checkout-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { leaveCart, type Wanted } from '#tests/support/kept-cart.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { signInMember, testClient, type TestClient } from '#tests/support/server-client.ts';
import { paymentCalls } from '#shared/contract/consumer/payment.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { asId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW', reducedMotion: 'reduce' });

const PHONE = '66880001';
const CHINESE = /[一-鿿]/;

const memberAt = async (url: string): Promise<TestClient> => {
  const client = testClient({ url });
  await signInMember(client, PHONE);
  return client;
};

const ordersOf = async (url: string): Promise<string[]> => {
  const { api } = await memberAt(url);
  return (await api.takeoutOrderList({})).result.map(({ tradeId }) => tradeId);
};

const openStore = async (
  page: Page,
  url: string,
  language: 'zh-Hant' | 'en',
  cart: Partial<Wanted> = {},
): Promise<ConsumerApp> => {
  const app = new ConsumerApp(page, url, language);
  await openCheckout(app, PHONE, { storeId: OPEN_STORE, ...cart });
  return app;
};

const isFlash = ({ seckill, sellout }: MenuProductRow): boolean =>
  seckill !== null && seckill.userRemaining > 1 && !sellout;

const dishOf = async (
  { api }: TestClient,
  is: (dish: MenuProductRow) => boolean,
): Promise<MenuProductRow> => {
  const { classifies } = await api.takeoutMenu({ storeId: asId(OPEN_STORE) });
  return must(classifies.flatMap(({ products }) => products).find(is), 'a dish');
};

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('an order for delivery, from the bill that explains itself to the order that is paid', async ({
    page,
    server,
  }) => {
    const app = await openStore(page, server.url, 'en');
    await page.getByTestId('fee-deliveryFee').getByRole('button').click();
    await expect(page.getByTestId('fee-deliveryFee')).toContainText(
      app.t('checkout.why.base', { amount: '' }).trim(),
    );
    await expectAccessible(page);
    // nothing is ordered before tableware was chosen: the page asks for it
    await app.button('checkout.submit').click();
    await expect(page.getByRole('dialog', { name: app.t('checkout.tableware') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await chooseTableware(app);
    await page.getByText(app.t('checkout.remark'), { exact: true }).click();
    await page
      .getByRole('button', { name: app.t('checkout.remark.lessSpicy'), exact: true })
      .click();
    await page.getByLabel(app.t('checkout.remarkText')).fill('Ring twice');
    await app.button('checkout.done').click();
    // what was written and chosen is there again
    await page.reload();
    await expect(page.getByTestId('row-tableware')).toContainText(
      app.t('checkout.tableware.sets', { count: 2 }),
    );
    await expect(page.getByRole('main')).toContainText('Ring twice');
    const total = await page.getByTestId('checkout-total').locator('.unseen').innerText();
    await app.button('checkout.submit').click();
    await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
    await expect(page.getByTestId('pay-amount')).toContainText(total);
    await expectAccessible(page);
    await payAtBank(app, 'pay');
    await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: app.t('cashier.toOrder') }).click();
    await expect(page).toHaveURL(/#\/orderInfo\?tradeId=/);
  });
});

for (const shop of Object.values(CHECKOUT_SHOPS))
  test(`two quick presses and an answer that was lost make one order, and one payment (${shop.kind})`, async ({
    page,
    server,
  }) => {
    const { api } = await memberAt(server.url);
    const before = await shop.orders(api);
    const app = new ConsumerApp(page, server.url);
    await openCheckout(app, PHONE, shop.cart);
    await chooseTablewareAt(app, shop);
    let isLost = true;
    await page.route(`**${shop.createCall}`, async (route) => {
      const reply = await route.fetch();
      if (isLost) await route.abort();
      else await route.fulfill({ response: reply });
    });
    await app.button('checkout.submit').dblclick();
    await expect(page.getByTestId('problem-order')).toHaveText(app.t('error.network'), {
      timeout: 20_000,
    });
    isLost = false;
    // whatever the page has learnt of prices and offers meanwhile: the press is the same, and so is the order
    await app.button('checkout.submit').click();
    await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
    expect(await shop.orders(api)).toHaveLength(before.length + 1);
    // the cart went with the order: going back does not order it again
    await app.open(checkoutPath(shop.cart.storeId, shop.kind));
    await page.getByRole('link', { name: app.t('checkout.unpaidGo') }).click();
    await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
    // two presses are one payment
    let payments = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(paymentCalls.paymentExecute.path)) payments += 1;
    });
    await app.payButton().dblclick();
    await expect(page).toHaveURL(/\/sandbox-bank/);
    expect(payments).toBe(1);
    await page.getByTestId('bank-pay').click();
    await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
  });

test('a price that rose meanwhile is shown, and ordered only when it is accepted', async ({
  page,
  server,
}) => {
  const client = await memberAt(server.url);
  // two pieces a day at the flash price, which the member then has elsewhere
  const app = await openStore(page, server.url, 'zh-Hant', {
    is: isFlash,
    quantity: 4,
    way: 'pickup',
  });
  await chooseTableware(app);
  await orderByApi(client, {
    storeId: OPEN_STORE,
    dish: await dishOf(client, isFlash),
    quantity: 4,
  });
  const before = await ordersOf(server.url);
  await app.button('checkout.submit').click();
  const sheet = page.getByRole('dialog', { name: app.t('checkout.priceChanged') });
  await expect(sheet).toContainText(app.t('checkout.fee.goods'));
  await expectAccessible(page);
  expect(await ordersOf(server.url)).toHaveLength(before.length);
  await sheet
    .getByRole('button', { name: new RegExp(app.t('checkout.priceAccept', { amount: '' }).trim()) })
    .click();
  await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
  expect(await ordersOf(server.url)).toHaveLength(before.length + 1);
});

test('a press while the order is priced anew is kept, and asks first when the price is another', async ({
  page,
  server,
}) => {
  const app = await openStore(page, server.url, 'zh-Hant');
  await chooseTableware(app);
  const seen = await page.getByTestId('checkout-total').locator('.unseen').innerText();
  let answerNow = (): void => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/takeouts/order/_check-product-v2', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByTestId('bag').uncheck();
  await app.button('checkout.submit').click();
  await expect(app.button('checkout.submit')).toHaveAttribute('aria-busy', 'true');
  answerNow();
  const sheet = page.getByRole('dialog', { name: app.t('checkout.priceChanged') });
  await expect(sheet.getByRole('row', { name: app.t('checkout.total') })).toContainText(seen);
  await sheet
    .getByRole('button', { name: new RegExp(app.t('checkout.priceAccept', { amount: '' }).trim()) })
    .click();
  await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
  await expect(page.getByTestId('pay-amount')).not.toContainText(seen);
});

test('a refused payment can be made again by another channel; a late one is given back', async ({
  page,
  server,
}) => {
  const client = await memberAt(server.url);
  const dish = await dishOf(
    client,
    ({ sellout, discount, seckill, alcoholPercent }) =>
      !sellout && discount === null && seckill === null && alcoholPercent === 0,
  );
  const [first, second] = [
    await orderByApi(client, { storeId: OPEN_STORE, dish }),
    await orderByApi(client, { storeId: OPEN_STORE, dish }),
  ];
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn(PHONE);
  await app.open(`/paymentPage?orderId=${first}`);
  await payAtBank(app, 'refuse');
  await expect(page.getByRole('alert')).toContainText(app.t('cashier.refused'));
  await page.getByRole('link', { name: app.t('cashier.again') }).click();
  await page.getByTestId('channel-MP_MACAU').click();
  await payAtBank(app, 'pay');
  await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
  await app.open(`/paymentPage?orderId=${second}`);
  await payAtBank(app, 'late');
  await expect(page.getByRole('heading', { name: app.t('pay.late') })).toBeVisible();
});

for (const shop of Object.values(CHECKOUT_SHOPS))
  test(`a language that is switched over a full cart changes its words and nothing else (${shop.kind})`, async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'zh-Hant');
    await app.beSignedIn(PHONE);
    await leaveCart(page, app.origin, { ...shop.cart, count: 2 });
    const lines = page.getByRole('dialog').locator('.cart-row__body');
    const countAndPrice = async () => [
      await page.locator('.cart-bar__count').filter({ visible: true }).innerText(),
      await page.locator('.cart-bar__price .unseen').filter({ visible: true }).innerText(),
    ];
    const openCart = async (): Promise<void> => {
      await app.open(shop.storePath);
      await page.getByRole('button', { name: new RegExp(app.t('shop.cart')) }).click();
      await expect(lines).toHaveCount(2);
    };
    await openCart();
    await expect(lines.first()).toContainText(CHINESE);
    await page.keyboard.press('Escape');
    const before = await countAndPrice();
    await app.open('/allOrderList');
    await app.switchLanguage();
    await openCart();
    for (const name of await lines.all()) await expect(name).not.toContainText(CHINESE);
    await page.keyboard.press('Escape');
    expect(await countAndPrice()).toEqual(before);
    await app.button('shop.checkout').click();
    await expect(page).toHaveURL(checkoutUrl(shop));
    const dishes = page.locator('.checkout__dish-name');
    await expect(dishes).toHaveCount(2);
    const names = await dishes.allInnerTexts();
    for (const name of names) expect(name).not.toMatch(CHINESE);
    await chooseTablewareAt(app, shop);
    const total = await page.getByTestId('checkout-total').locator('.unseen').innerText();

    // over the checkout too: what was chosen stays, and the order is made at the price that was seen
    await app.open('/allOrderList');
    await app.switchLanguage();
    await page.goBack();
    await expect(page).toHaveURL(checkoutUrl(shop));
    for (const name of await dishes.all()) await expect(name).toContainText(CHINESE);
    await expect(page.getByTestId('checkout-total').locator('.unseen')).toHaveText(total);
    await app.button('checkout.submit').click();
    await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
    await expect(page.getByTestId('pay-amount')).toContainText(total);
    await shop.cancel((await memberAt(server.url)).api, asId(app.orderId()));
  });
