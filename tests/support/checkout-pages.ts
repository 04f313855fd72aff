import { expect } from '@playwright/test';
import type { BankChoice, ConsumerApp } from './consumer-pages.ts';
import { leaveCart, type Wanted } from './kept-cart.ts';

export const checkoutPath = (storeId: string): string => `/order?storeId=${storeId}`;

/** A member at the checkout of a store, with its dishes priced: three of one dish, unless told otherwise. */
export const openCheckout = async (
  app: ConsumerApp,
  phone: string,
  cart: Wanted,
): Promise<void> => {
  await app.beSignedIn(phone);
  await leaveCart(app.page, app.origin, { quantity: 3, ...cart });
  await app.open(checkoutPath(cart.storeId));
  await expect(app.button('checkout.submit')).toBeEnabled();
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
