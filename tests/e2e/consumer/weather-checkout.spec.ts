import type { Page } from '@playwright/test';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { price } from '#shared/format/money.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { HOUR, instant } from '#shared/kernel/time.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import {
  CHECKOUT_SHOPS,
  checkoutUrl,
  chooseSlot,
  chooseTableware,
  chooseTablewareAt,
  openCheckout,
  orderIdsAt,
  payAtBank,
  TEST_KITCHEN,
  type CheckoutShop,
} from '#tests/support/checkout-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import type { Wanted } from '#tests/support/kept-cart.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import type { Town } from '#tests/support/test-town.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

const PHONE = '66880001';

const memberOf = (town: Town): Promise<TestClient> => consumer(town.server.url, PHONE);
/** What the member has ordered of a shop's store. */
const ordersOf = async (town: Town, shop: CheckoutShop): Promise<OrderId[]> =>
  orderIdsAt(shop, (await memberOf(town)).api);

/** The member at the checkout of the test store, with one dish in the cart. */
const openStore = async (
  page: Page,
  town: Town,
  language: 'zh-Hant' | 'en',
  dish: string,
  cart: Partial<Wanted> = {},
): Promise<ConsumerApp> => {
  const app = new ConsumerApp(page, town.server.url, language);
  await openCheckout(app, PHONE, {
    storeId: TEST_STORE.id,
    is: ({ productId }) => productId === dish,
    ...cart,
  });
  return app;
};

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' });

  for (const shop of [TEST_KITCHEN, CHECKOUT_SHOPS.market])
    test(`what changed while one chose is said where it is, and nothing is ordered until it is mended (${shop.kind})`, async ({
      page,
      town,
    }) => {
      const { storeId } = shop.cart;
      const app = new ConsumerApp(page, town.server.url);
      const { productId } = await openCheckout(app, PHONE, { ...shop.cart, quantity: 3 });
      const submit = app.button('checkout.submit');
      const made = () => ordersOf(town, shop);
      const before = await made();
      await chooseTablewareAt(app, shop);

      // a slot that has passed
      await chooseSlot(app, 0);
      await expect(submit).toBeEnabled();
      town.later(2 * HOUR);
      await submit.click();
      await expect(page.getByTestId('problem-time')).toContainText(/\d\d:\d\d/);
      await page.getByTestId('row-time').click();
      await page.getByRole('button', { name: app.t('checkout.day.today') }).click();
      await page.locator('.checkout__now').click();

      // a store that rests
      const awake = await town.store({ state: 'resting' }, storeId);
      await submit.click();
      await expect(page.getByTestId('problem-store')).toHaveText(app.t('error.STORE_RESTING'));
      await town.store(awake, storeId);

      // an address that is out of range now
      const far = await town.store({ reach_meters: 10 }, storeId);
      await page.reload();
      await expect(
        page.getByRole('alert').filter({ hasText: app.t('checkout.outOfRangeText') }),
      ).toBeVisible();
      await submit.click();
      await expectAccessible(page);
      await town.store(far, storeId);

      // a dish with fewer pieces at another price: told before anything is paid
      const plenty = await town.dish(productId, { stock: 2, price: 4500 }, storeId);
      await page.reload();
      const changes = page.getByRole('dialog', { name: app.t('checkout.changes') });
      await expect(changes.getByTestId('cart-changes')).toContainText(
        app.t('checkout.change.less', { after: 2 }),
      );
      await expectAccessible(page);
      await changes.getByRole('button').last().click();
      await expect(page.getByTestId('checkout-line')).toContainText('×2');

      // the dish is gone
      const shown = await town.dish(productId, { is_shelf: false }, storeId);
      await expect(submit).toBeEnabled();
      await submit.click();
      await expect(page.getByTestId('cart-changes')).toContainText(app.t('checkout.change.gone'));
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(
        page.getByText(
          app.t(shop.kind === 'market' ? 'marketOrder.emptyText' : 'checkout.emptyText'),
        ),
      ).toBeVisible();
      await town.dish(productId, { ...plenty, ...shown }, storeId);
      expect(await made()).toEqual(before);
    });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('times that do not come are asked for again; an offer that was used elsewhere is said, and the order goes on with the next best', async ({
    page,
    town,
  }) => {
    const times = '**/take/_get-cook-time-v2';
    await page.route(times, (route) => route.abort());
    const app = await openStore(page, town, 'en', 'rice');
    await chooseTableware(app);
    // times that could not be read are not "none", and are asked for again
    await expect(page.getByTestId('row-time')).toContainText(app.t('order.timeFailed'));
    await page.getByTestId('row-time').click();
    const sheet = page.getByRole('dialog', { name: app.t('checkout.time.delivery') });
    await expect(sheet.getByRole('alert')).toContainText(app.t('order.timeFailed'));
    await page.unroute(times);
    await sheet.getByRole('button', { name: app.t('common.retry') }).click();
    await sheet.locator('.checkout__now').click();
    const member = await memberOf(town);
    const [home] = (await member.api.addressList({})).result;
    const body = {
      storeId: asId<never>(TEST_STORE.id),
      deliveryType: 1,
      selectedAddress: home!,
      cookTime: { isNow: true, at: instant(0) },
      askForTime: null,
      isPlasticBag: true,
      pocketNum: 1,
      offerIds: [],
      goldIds: [],
      useMcoin: false,
      paymentType: 'MP_TEST_PAY',
      appVersion: null,
      productList: [
        {
          productId: asId<never>('rice'),
          skuId: 'rice-1',
          quantity: 3,
          props: [],
          selectedPurchase: false,
        },
      ],
    } as const satisfies BodyOf<Contract['takeoutCheckProduct']>;
    const best = async () => {
      const { bestIds } = await member.api.buyerStoreRedPackets({
        storeId: body.storeId,
        order: { ...body, productList: [...body.productList], offerIds: [], goldIds: [] },
      });
      const { quote } = await member.api.takeoutCheckProduct({ ...body, offerIds: bestIds });
      return { bestIds, totalPrice: quote!.totalPrice };
    };
    const { bestIds, totalPrice } = await best();
    expect(bestIds.length).toBeGreaterThan(0);
    const elsewhere = await member.api.takeoutOrderCreate(
      { ...body, offerIds: bestIds, tablewareQty: 1, totalPrice },
      { key: crypto.randomUUID() },
    );
    const next = await best();
    expect(next.totalPrice).toBeGreaterThan(totalPrice);
    const before = await ordersOf(town, TEST_KITCHEN);
    await app.button('checkout.submit').click();
    await expect(page.getByTestId('problem-offers')).toHaveText(app.t('error.OFFER_UNAVAILABLE'));
    expect(await ordersOf(town, TEST_KITCHEN)).toEqual(before);
    await expect(page.getByTestId('checkout-total')).toContainText(price(next.totalPrice));
    await app.button('checkout.submit').click();
    await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
    for (const tradeId of await ordersOf(town, TEST_KITCHEN))
      if (!before.includes(tradeId) || tradeId === elsewhere.tradeId)
        await member.api.takeoutOrderCancel({ tradeId: asId(tradeId) });
  });

  for (const shop of Object.values(CHECKOUT_SHOPS))
    test(`a session that ends at the checkout loses nothing: after signing in all is there, and is ordered once (${shop.kind})`, async ({
      page,
      town,
    }) => {
      const app = new ConsumerApp(page, town.server.url, 'en');
      const made = () => ordersOf(town, shop);
      await openCheckout(app, PHONE, shop.cart);
      await chooseTablewareAt(app, shop);
      await page.getByText(app.t('checkout.remark'), { exact: true }).click();
      await page.getByLabel(app.t('checkout.remarkText')).fill('Ring twice');
      await app.button('checkout.done').click();
      await chooseSlot(app, 1);
      const chosen = await page.getByTestId('row-time').innerText();
      await page.getByTestId('row-address').click();
      await page.getByTestId('order-address').nth(1).getByRole('button').click();
      await expect(page).toHaveURL(checkoutUrl(shop));
      const place = await page.getByTestId('row-address').innerText();
      await page.getByTestId('offer-redPacket').click();
      await page.getByRole('radio', { name: app.t('choice.none') }).check();
      await page.goBack();
      await expect(app.button('checkout.submit')).toBeEnabled();
      const before = await made();
      await town.endSessions();
      await app.button('checkout.submit').click();
      await expect(page).toHaveURL(/#\/mission\/login/);
      await expect(page.getByTestId('announcer')).toContainText(app.t('error.SESSION_INVALID'));
      await app.signIn(PHONE);
      await expect(page).toHaveURL(checkoutUrl(shop));
      await expect(app.button('checkout.submit')).toBeEnabled();
      if (shop.asksTableware)
        await expect(page.getByTestId('row-tableware')).toContainText(
          app.t('checkout.tableware.sets', { count: 2 }),
        );
      await expect(page.getByRole('main')).toContainText('Ring twice');
      expect(await page.getByTestId('row-time').innerText()).toBe(chosen);
      expect(await page.getByTestId('row-address').innerText()).toBe(place);
      await expect(page.getByTestId('offer-redPacket')).not.toContainText('−');
      await app.button('checkout.submit').click();
      await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
      const fresh = (await made()).filter((id) => !before.includes(id));
      expect(fresh).toHaveLength(1);
      await shop.cancel((await memberOf(town)).api, fresh[0]!);
    });

  test('wine is collected by who is old enough and says who they are, after a bank that took its time', async ({
    page,
    town,
  }) => {
    await page.route('**/takeouts/order/_check-risk', (route) => route.abort());
    const app = await openStore(page, town, 'en', 'wine', { way: 'pickup', quantity: 25 });
    await chooseTableware(app);
    await app.button('checkout.submit').click();
    const sheet = page.getByRole('dialog', { name: app.t('checkout.alcohol') });
    await sheet.getByLabel(app.t('checkout.alcoholName')).fill('Ana');
    const born = async (year: number): Promise<void> => {
      for (const [part, value] of [
        ['year', year],
        ['month', 2],
        ['day', 3],
      ] as const)
        await sheet.getByLabel(app.t(`checkout.${part}`)).fill(String(value));
    };
    await born(new Date().getFullYear() - 10);
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: app.t('checkout.confirm') }).click();
    await expect(sheet.getByRole('alert')).toHaveText(app.t('validate.alcoholAge.tooYoung'));
    await born(1990);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: app.t('checkout.confirm') }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByTestId('fee-deliveryFee')).toHaveCount(0);
    // so large an order asks who buys it: the server says so where the page could not learn it
    await app.button('checkout.submit').click();
    const who = page.getByRole('dialog', { name: app.t('checkout.risk') });
    await expect(who.getByRole('alert')).toHaveText(app.t('validate.identity.agreement'));
    await who.getByLabel(app.t('checkout.riskNumber')).fill('123A');
    await who.getByRole('checkbox').check();
    await who.getByRole('button', { name: app.t('checkout.confirm') }).click();
    await expect(who).toBeHidden();
    await app.button('checkout.submit').click();
    await expect(page).toHaveURL(/#\/paymentPage\?orderId=/);
    const tradeId = app.orderId();
    let asked = 0;
    await page.route('**/payment/pay/order/_get-result', async (route) => {
      asked += 1;
      const reply = await route.fetch();
      return asked < 2
        ? route.fulfill({
            response: reply,
            json: { ...((await reply.json()) as object), result: 'PENDING' },
          })
        : route.fulfill({ response: reply });
    });
    await payAtBank(app, 'pay');
    await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
    expect(asked).toBeGreaterThanOrEqual(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: app.t('cashier.toOrder') }).click();
    const { pickupCode } = await (
      await memberOf(town)
    ).api.takeoutOrderGet({ tradeId: asId(tradeId) });
    await expect(page.getByRole('main')).toContainText(pickupCode!);
  });
});
