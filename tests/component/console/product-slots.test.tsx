import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal } from '../support/fake-backend.ts';
import { aProduct } from '../support/orders.ts';
import { aSignIn } from '../support/staff.ts';

/** The list that is asked for beside the details. */
const merchantProductList = () => ({
  result: [],
  next: false,
  nextOffset: 0,
  states: [],
  today: aProduct().today,
});
const address = `${merchantRoutes.merchantCommodityDetails.path}?productId=chop-rice`;

test('an owner changes how visits of a deal are booked; wrong numbers are said as they are typed, a refusal keeps the form', async () => {
  let slots = { minutes: 30, capacity: 20, mostGuests: 10 };
  let refuses = true;
  const app = await openConsole({
    as: aSignIn({ role: 'owner' }),
    address,
    answers: {
      merchantProductList,
      merchantProductGet: () =>
        aProduct({ checkSubscribeType: 'AFTER_ORDER', canSwitch: true, slots }),
      merchantProductSlots: ({ minutes, capacity, mostGuests }) => {
        if (refuses) return new Refusal('NO_PERMISSION');
        slots = { minutes, capacity, mostGuests };
        return { minutes, capacity, mostGuests };
      },
    },
  });
  const card = page.getByTestId('product-slots');
  await expect.element(card).toHaveTextContent(app.t('console.product.slotsOf', slots));
  await page.getByTestId('slots-edit').click();
  const seats = page.getByLabelText(app.t('console.product.slots.capacity'));
  await seats.fill('8');
  await expect
    .element(page.getByText(app.t('console.product.slots.badGuests', { most: 99 })))
    .toBeVisible();
  await page.getByTestId('slots-save').click();
  await page.getByLabelText(app.t('console.product.slots.mostGuests')).fill('4');
  await expectAccessible();
  await page.getByTestId('slots-save').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  refuses = false;
  await page.getByTestId('slots-save').click();
  await expect
    .element(card)
    .toHaveTextContent(
      app.t('console.product.slotsOf', { minutes: 30, capacity: 8, mostGuests: 4 }),
    );
});

test('the history tells what the slots became, in the words of who reads it', async () => {
  const slots = { minutes: 60, capacity: 12, mostGuests: 6 };
  const change = {
    at: instant(Date.now()),
    field: 'slots' as const,
    value: true,
    slots,
    operatorName: '黃美玲',
    deviceName: '',
    note: '',
  };
  const app = await openConsole({
    as: aSignIn(),
    address,
    answers: { merchantProductList, merchantProductGet: () => aProduct({ changes: [change] }) },
  });
  const row = page.getByTestId('product-change');
  await expect.element(row).toHaveTextContent(app.t('console.product.slotsOf', slots));
  await app.switchLanguage();
  await expect.element(row).toHaveTextContent(app.t('console.product.slotsOf', slots));
});

test('who may not switch a deal only reads its terms', async () => {
  const slots = { minutes: 60, capacity: 8, mostGuests: 4 };
  const app = await openConsole({
    as: aSignIn({ role: 'auditor' }),
    address,
    answers: {
      merchantProductList,
      merchantProductGet: () => aProduct({ checkSubscribeType: 'AFTER_ORDER', slots }),
    },
  });
  await expect
    .element(page.getByTestId('product-slots'))
    .toHaveTextContent(app.t('console.product.slotsOf', slots));
  expect(page.getByTestId('slots-edit').elements()).toEqual([]);
});
