import { expect } from '@playwright/test';
import type { BankChoice, ConsumerApp } from './consumer-pages.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { marketOrderCalls } from '#shared/contract/consumer/market-order.ts';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { isPlain, leaveCart, type Wanted } from './kept-cart.ts';
import { OPEN_STORE } from './kept-order.ts';
import { OPEN_MARKET } from './market-orders.ts';
import type { TestApi } from './server-client.ts';
import { TEST_STORE } from './takeout-store.ts';

/** A shop as journeys through its checkout see it: a store of the town that is open at any hour, and a cart that is enough for an order. */
export type CheckoutShop = {
  kind: StoreKind;
  cart: Wanted;
  storePath: string;
  /** The address of the call that makes an order. */
  createCall: string;
  asksTableware: boolean;
  /** A member's orders, the latest first. */
  orders(api: TestApi): Promise<{ tradeId: OrderId; storeId: string }[]>;
  cancel(api: TestApi, tradeId: OrderId): Promise<unknown>;
};

export const CHECKOUT_SHOPS: Readonly<Record<StoreKind, CheckoutShop>> = {
  takeout: {
    kind: 'takeout',
    cart: { storeId: OPEN_STORE, kind: 'takeout', quantity: 3 },
    storePath: href(consumerRoutes.Store, { id: OPEN_STORE }),
    createCall: takeoutOrderCalls.takeoutOrderCreate.path,
    asksTableware: true,
    orders: async (api) => (await api.takeoutOrderList({ size: 100 })).result,
    cancel: (api, tradeId) => api.takeoutOrderCancel({ tradeId }),
  },
  market: {
    kind: 'market',
    cart: {
      storeId: OPEN_MARKET,
      kind: 'market',
      is: (row) => isPlain(row) && row.price >= 3000,
      quantity: 8,
    },
    storePath: href(consumerRoutes.marketStore, { id: OPEN_MARKET }),
    createCall: marketOrderCalls.marketOrderCreate.path,
    asksTableware: false,
    orders: async (api) => (await api.marketOrderList({ size: 100 })).result,
    cancel: (api, tradeId) => api.marketOrderCancel({ tradeId }),
  },
};

/** The small kitchen of a town of one's own, with one dish that has no limits. */
export const TEST_KITCHEN: CheckoutShop = {
  ...CHECKOUT_SHOPS.takeout,
  cart: { storeId: TEST_STORE.id, is: ({ productId }) => productId === 'rice' },
};

/** What a member has ordered of a shop's store, the latest first. */
export const orderIdsAt = async (shop: CheckoutShop, api: TestApi): Promise<OrderId[]> =>
  (await shop.orders(api))
    .filter(({ storeId }) => storeId === shop.cart.storeId)
    .map(({ tradeId }) => tradeId);

export const checkoutPath = (storeId: string, kind: StoreKind = 'takeout'): string =>
  `${kind === 'market' ? '/market' : ''}/order?storeId=${storeId}`;

/** The address of a shop's checkout, as a browser shows it. */
export const checkoutUrl = ({ kind, cart }: CheckoutShop): RegExp =>
  new RegExp(`#${checkoutPath(cart.storeId, kind).replace('?', '\\?')}`);

/** How many pieces a table is set for, where a shop asks. */
export const chooseTablewareAt = async (app: ConsumerApp, shop: CheckoutShop): Promise<void> => {
  if (shop.asksTableware) await chooseTableware(app);
};

/** A member at the checkout of a store, with its dishes priced: three of one dish, unless told otherwise. Gives the first. */
export const openCheckout = async (
  app: ConsumerApp,
  phone: string,
  cart: Wanted,
): Promise<MenuProductRow> => {
  await app.beSignedIn(phone);
  const { dish } = await leaveCart(app.page, app.origin, { quantity: 3, ...cart });
  await app.open(checkoutPath(cart.storeId, cart.kind));
  await expect(app.button('checkout.submit')).toBeEnabled();
  return dish;
};

export const chooseTableware = async (app: ConsumerApp): Promise<void> => {
  await app.page.getByTestId('row-tableware').click();
  await app.page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('checkout.tableware.sets', { count: 2 }), exact: true })
    .click();
};

/** Chooses a slot by its place in the list: of today, or of tomorrow when too few are left today. */
export const chooseSlot = async (app: ConsumerApp, index: number): Promise<void> => {
  const sheet = app.page.getByRole('dialog');
  await app.page.getByTestId('row-time').click();
  await expect(sheet.locator('.checkout__now')).toBeVisible();
  const slots = sheet.locator('.checkout__slot');
  if ((await slots.count()) <= index)
    await sheet.getByRole('button', { name: app.t('checkout.day.tomorrow') }).click();
  await slots.nth(index).click();
};

/** From the cashier to the sandbox bank, and what is chosen there. */
export const payAtBank = async (app: ConsumerApp, choice: BankChoice): Promise<void> => {
  await app.payButton().click();
  await expect(app.page).toHaveURL(/\/sandbox-bank/);
  await app.page.getByTestId(`bank-${choice}`).click();
};
