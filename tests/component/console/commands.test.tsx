import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { orderNumberText } from '#shared/order/order-number.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { ConsoleApp } from '../support/console-app.tsx';
import { Refusal } from '../support/fake-backend.ts';
import { scan, typeByHand } from '../support/keyboard.ts';
import { anOrderRow, ordersOf } from '../support/orders.ts';
import { emptyRecords } from '../support/records.ts';
import { freshCode } from '../support/shop.ts';
import { aSignIn } from '../support/staff.ts';
import { expectReady, expectVerdict, openTill, recent } from '../support/till.ts';
import { dismiss } from '../support/write-off.ts';

const PASSWORD = 'senado-demo';
const refuses = () => new Refusal('ALREADY_USED', { class: 'REFUSE' });
const palette = (app: ConsoleApp): Locator => page.getByPlaceholder(app.t('palette.search'));
const openPalette = async (app: ConsoleApp): Promise<Locator> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette(app)).toHaveFocus();
  return palette(app);
};
const expectMissing = async (what: Locator): Promise<void> => {
  await expect.element(what).not.toBeInTheDocument();
};

test('the keys are listed on F1; the palette opens what the role has, and a scan never lands in it', async () => {
  const app = await openTill({ ...emptyRecords(), groupVerifyCheckList: refuses });
  await userEvent.keyboard('{F1}');
  await expect.element(page.getByTestId('all-keys')).toHaveTextContent('Ctrl');
  await userEvent.keyboard('{Escape}');
  await expectMissing(page.getByTestId('all-keys').getByRole('dialog'));
  await (await openPalette(app)).fill('記錄');
  await expect.element(page.getByRole('button', { name: '記錄' }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.hash)
    .toMatch(new RegExp(`${merchantRoutes.merchantRecord.path}$`));
  await expectMissing(palette(app));
  await expect.poll(() => document.activeElement === document.body).toBe(false);

  await openPalette(app);
  await typeByHand('設');
  await expect.element(palette(app)).toHaveValue('設');
  await scan(freshCode());
  await expectVerdict('refused.ALREADY_USED');
  await expectMissing(palette(app));
  await dismiss();
  expect(recent()).toEqual(['refused.ALREADY_USED']);
});

test('row 36: a locked counter shows the write-off page alone, and is left by a manager only', async () => {
  const app = await openTill({
    groupVerifyCheckList: refuses,
    merchantLogin: ({ password }) =>
      password === PASSWORD ? aSignIn() : new Refusal('PASSWORD_WRONG', { triesLeft: 4 }),
  });
  app.go(merchantRoutes.merchantSettings.path);
  await page.getByTestId('kiosk-start').click();
  await expectReady();
  const navigation = page.getByRole('navigation');
  await expectMissing(navigation);
  app.go(merchantRoutes.merchantSettings.path);
  await expect
    .poll(() => location.hash)
    .toMatch(new RegExp(`${merchantRoutes.merchantWriteOff.path}$`));
  await expectReady();
  await expectMissing(page.getByTestId('settings'));
  await (await openPalette(app)).fill('設定');
  await expect.element(page.getByText('找不到', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByTestId('kiosk-ask').click();
  await expect.element(page.getByTestId('kiosk-account')).toHaveFocus();
  await expectAccessible();
  await page.getByTestId('kiosk-account').fill('M1001');
  await page.getByTestId('kiosk-password').fill('not this one');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('kiosk-problem')).toBeVisible();
  await expectMissing(navigation);
  await page.getByTestId('kiosk-password').fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(navigation).toBeVisible();
  await expect.element(page.getByTestId('operator')).toHaveTextContent('李嘉欣');
});

test('the palette opens an order by its number, and names a mistyped one', async () => {
  const order = anOrderRow(1);
  const number = orderNumberText(order.orderNo);
  const app = await openTill(ordersOf([order]));
  const field = await openPalette(app);
  await field.fill(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
  await expect
    .element(page.getByTestId('palette'))
    .toHaveTextContent(app.t('console.orders.numberMistyped'));
  await field.fill(number);
  await expect.element(page.getByText(app.t('palette.order', { number }))).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toContain(`from=all&q=${order.orderNo}`);
  await expect.element(page.getByTestId('orders-row')).toHaveTextContent(number);
});
