import { onTestFinished, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_PRINTER } from '#renderer/lib/printing/printer-setup.ts';
import { setPrinter } from '#renderer/lib/printing/till-printer.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aloneTill } from '../support/desk.ts';
import { LOST, type Answers } from '../support/fake-backend.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const aList = (change: { orders?: ReturnType<typeof aDeskOrder>[] } = {}) => ({
  day: dayOf(aDeskOrder(1).createTime),
  store: 'Senado',
  orders: [],
  isCut: false,
  isDuplicate: false,
  isDeputy: false,
  hasPrinter: false,
  isOut: false,
  ...change,
});

const openList = async (merchantPrintMorning: NonNullable<Answers['merchantPrintMorning']>) => {
  const app = await openConsole({
    as: aSignIn({ stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    language: 'en',
    answers: { ...aloneTill, merchantDeskBoard: () => aBoard([]), merchantPrintMorning },
  });
  await page.getByTestId('desk-morning').click();
  return { ...app, dialog: page.getByTestId('morning-dialog') };
};

test('a list that cannot be loaded says so, and a retry shows a day without pre-orders', async () => {
  let isDown = true;
  const { dialog, t } = await openList(() => (isDown ? LOST : aList()));
  await expect.element(dialog.getByText(t('print.morning.failed'))).toBeVisible();
  isDown = false;
  await page.getByTestId('morning-failed').getByRole('button').click();
  await expect.element(dialog.getByText(t('print.morning.none'))).toBeVisible();
  expect(dialog.getByTestId('morning-print').elements()).toEqual([]);
});

test('the totals count gifts, and a printer of this till that does not respond is said', async () => {
  onTestFinished(() => setPrinter(NO_PRINTER));
  setPrinter({ kind: 'network' });
  const gifts = [{ name: 'Iced lemon tea', quantity: 2 }];
  const { dialog, t } = await openList(() => aList({ orders: [aDeskOrder(12, { gifts })] }));
  await expect
    .element(dialog.getByTestId('morning-totals'))
    .toHaveTextContent(`2 × Iced lemon tea · ${t('desk.gift')}`);
  await dialog.getByTestId('morning-print').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(t('print.morning.end.OFF'));
});
