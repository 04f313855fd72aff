import type { Browser } from '@playwright/test';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { payAtBank } from '#tests/support/checkout-pages.ts';
import { openClient, type HostedApp } from '#tests/support/client-fixtures.ts';
import {
  backInBar,
  bindInMiniProgram,
  lastTold,
  nativeLogin,
  payIn,
  payInMiniProgram,
  signInNatively,
  type ClientGuest,
} from '#tests/support/client-guests.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { isPlain, shelfOf } from '#tests/support/kept-cart.ts';
import { OPEN_MARKET } from '#tests/support/market-orders.ts';
import { MarketStorePage } from '#tests/support/market-pages.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

/** A member who has an address in the town. */
const AT_HOME = '66880001';
const CHECKOUT = new RegExp(`#/market/order\\?storeId=${OPEN_MARKET}$`);

type Shared = { url: unknown; picture?: unknown; page?: unknown };
type Hosting = ClientGuest & {
  /** At the first page; a client that signs its visitor in there does nothing at the checkout. */
  arrive?: (app: HostedApp) => Promise<void>;
  /** What the client was given to share, the last time. */
  shared: (app: HostedApp) => Promise<Shared>;
  /** Where back from the paid order leads; the store, unless something else is given. */
  backAt?: RegExp;
};

const payHere = (cashier: string) => payIn(cashier, /payResult/);

const CLIENTS: readonly Hosting[] = [
  {
    name: 'the native app',
    client: 'app',
    options: nativeLogin(AT_HOME),
    signIn: signInNatively,
    pay: payHere('payAsync'),
    shared: async (app) => {
      const card = (await lastTold(app, 'shareWithParamAsyncForH5')) as Record<string, unknown>;
      return { url: card['link'], picture: card['imgUrl'] };
    },
    // market pages go back natively (spec 000 §2): the app itself turns its web view back
    goBack: async (app) => {
      const before = (await app.calls('jumpByScheme')).length;
      await app.button('common.back').click();
      await expect.poll(() => app.calls('jumpByScheme')).toHaveLength(before + 1);
      expect(await lastTold(app, 'jumpByScheme')).toEqual({ scheme: 'senado://back' });
      await app.page.goBack();
    },
  },
  {
    name: 'the payment app',
    client: 'paymentApp',
    pay: payHere('tradePay'),
    shared: async (app) => {
      const card = (await lastTold(app, 'startShare')) as Record<string, unknown>;
      return { url: card['url'], picture: card['imageUrl'] };
    },
    goBack: backInBar,
  },
  {
    name: 'the social browser',
    client: 'social',
    arrive: (app) => app.page.getByTestId('person-returning').click(),
    pay: payHere('chooseWXPay'),
    shared: async (app) => {
      const card = (await lastTold(app, 'updateAppMessageShareData')) as Record<string, unknown>;
      return { url: card['link'], picture: card['imgUrl'] };
    },
    goBack: backInBar,
  },
  {
    name: 'the mini-program',
    client: 'miniProgram',
    signIn: async (app, token) => {
      await bindInMiniProgram(app, token);
      await expect(app.button('checkout.submit')).toBeVisible();
      expect(app.page.url()).not.toContain('weappToken');
    },
    pay: payInMiniProgram(/payResult/),
    shared: async (app) => ((await lastTold(app, 'postMessage')) as { share: Shared }).share,
    goBack: backInBar,
  },
  {
    name: 'the bank',
    client: 'bank',
    // on a page of the bank
    pay: async (app) => {
      await payAtBank(app, 'pay');
      return app.page.url();
    },
    shared: async (app) => ({
      url: await app.page.evaluate(() => navigator.clipboard.readText()),
    }),
    goBack: (app) => app.button('common.back').click(),
    // the visit began anew after the bank's page: its own list, and the container stays open
    backAt: /#\/market\/orderList$/,
  },
];

/** A product that is enough for an order: three pieces of it. */
const dearProduct = async (url: string): Promise<string> => {
  const { products } = await shelfOf(testClient({ url }), OPEN_MARKET);
  const found = products.find((row) => isPlain(row) && row.price >= 4000 && row.skus.length === 1);
  if (found === undefined) throw new Error('no such product');
  return found.productId;
};

/** A guest of a client puts three pieces of a product into the cart of the supermarket. */
const fillCart = async (store: MarketStorePage): Promise<void> => {
  const { app, page } = store;
  await store
    .sheet()
    .getByRole('button', { name: new RegExp(app.t('shop.addToCart')) })
    .click();
  for (const pieces of ['2', '3']) {
    await store
      .sheet()
      .getByRole('button', { name: app.t('shop.quantityMore') })
      .click();
    await expect(store.sheet().getByRole('spinbutton')).toHaveValue(pieces);
  }
  await page.keyboard.press('Escape');
  await expect(store.count()).toHaveText('3');
};

const buyIn = async (browser: Browser, url: string, hosting: Hosting): Promise<void> => {
  const member = testClient({ url });
  await signInMember(member, AT_HOME);
  const productId = await dearProduct(url);
  const app = await openClient(browser, url, hosting.client, hosting.options?.(member.token()));
  const { page } = app;
  const store = new MarketStorePage(app);
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open(href(consumerRoutes.marketStore, { id: OPEN_MARKET, productId }));
  await hosting.arrive?.(app);
  await fillCart(store);

  // the store is shared by the client's own means
  await app.button('shop.share').click();
  const path = `/market/store?id=${OPEN_MARKET}&isShare=1`;
  await expect
    .poll(() => hosting.shared(app).catch(() => null))
    .toMatchObject({
      url: `${url}/#/wechat-gateway?toPage=${encodeURIComponent(path)}`,
      ...(hosting.client !== 'bank' && {
        picture: expect.stringContaining(`${url}/pictures/`),
      }),
      ...(hosting.client === 'miniProgram' && { page: `/pages${path.replace('?', '/index?')}` }),
    });

  // the guest becomes a member on the way, and the cart with them
  await app.button('shop.checkout').click();
  await hosting.signIn?.(app, member.token());
  await expect(page).toHaveURL(CHECKOUT);
  await expect(page.getByTestId('checkout-line')).toContainText('×3');
  await expect(app.button('checkout.submit')).toBeEnabled();
  const total = await page.getByTestId('checkout-total').locator('.unseen').innerText();
  await app.button('checkout.submit').click();
  await expect(page).toHaveURL(/#\/paymentPage\?orderId=.+&orderType=MARKET_ORDER$/);
  const tradeId = app.orderId();
  await expect(page.getByTestId('pay-amount')).toContainText(total);

  const told = await hosting.pay(app);
  await expect(page).toHaveURL(new RegExp(`#/market/payResult\\?tradeId=${tradeId}`));
  await expect(page.getByRole('heading', { name: app.t('cashier.paid') })).toBeVisible();
  expect(JSON.stringify(told)).toMatch(/tradeN[oO]/);

  // its red packet goes to friends the same way
  await page.getByRole('button', { name: new RegExp(app.t('marketOrder.packet')) }).click();
  await expect
    .poll(async () => (await hosting.shared(app)).url)
    .toBe(`${url}/#/share?orderId=${tradeId}`);

  // back from the order, the checkout and the cashier that are done with stay behind
  await page.getByRole('link', { name: app.t('cashier.toOrder') }).click();
  await expect(page).toHaveURL(new RegExp(`#/market/orderInfo\\?tradeId=${tradeId}`));
  await expect(page.getByTestId('order-head')).toHaveAttribute('data-status', '1');
  await hosting.goBack(app);
  await expect(page).toHaveURL(hosting.backAt ?? new RegExp(`#/market/store\\?id=${OPEN_MARKET}`));
  await app.open(href(consumerRoutes.marketStore, { id: OPEN_MARKET }));
  await expect(store.cells().first()).toBeVisible();
  await expect(store.count()).toHaveCount(0);
  await app.context.close();
};

for (const hosting of CLIENTS)
  test(`a guest of ${hosting.name} fills a cart, becomes a member, pays at its cashier, shares and comes back`, ({
    browser,
    server,
  }) => buyIn(browser, server.url, hosting));
