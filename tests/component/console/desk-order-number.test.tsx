import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { orderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole, RECORDS } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aloneTill } from '../support/desk.ts';
import { scan } from '../support/keyboard.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const NUMBER = orderNumber('12345678901');
const record = {
  orderId: asId<never>('order-7'),
  kind: 'takeout' as const,
  storeName: '麵家',
  number: 'P007',
  orderNo: NUMBER,
  paidAt: instant(Date.parse('2026-10-01T12:00:00+08:00')),
  completedAt: null,
  state: 'DONE' as const,
  way: 'PICKUP' as const,
  pieces: 1,
  buyerMask: '6688****',
  paid: cents(4200),
  promotions: cents(0),
  back: cents(0),
  delivery: cents(0),
};

/** A clerk at a store with a desk. */
const openDesk = (address: string) =>
  openConsole({
    as: aSignIn({ role: 'cashier', stores: [{ ...SENADO, kind: 'takeout' }] }),
    address,
    answers: {
      ...aloneTill,
      merchantDeskBoard: () => aBoard([aDeskOrder(8)]),
      merchantOrderRecords: ({ keyword }) => ({
        result: keyword === NUMBER ? [record] : [],
        next: false,
        nextOffset: 1,
        sum: null,
      }),
    },
  });
const rows = page.getByTestId('order-record');

test('the palette of a desk opens an order among its records, whatever its day', async () => {
  const app = await openDesk(merchantRoutes.merchantDesk.path);
  await expect.element(page.getByTestId('desk-card')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByPlaceholder(app.t('palette.search'));
  await expect.element(field).toHaveFocus();
  await field.fill(orderNumberText(NUMBER));
  const choice = app.t('palette.order', { number: orderNumberText(NUMBER) });
  await expect.element(page.getByText(choice)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(rows).toHaveTextContent(orderNumberText(NUMBER));
  expect(location.hash).toContain(`${RECORDS}?`);
});

test('an order number that is scanned on the records of a desk is looked for there, and a mistyped one is named', async () => {
  const app = await openDesk(RECORDS);
  const list = page.getByRole('main');
  await expect.element(list).toHaveTextContent(app.t('console.orderRecords.empty'));
  await scan(NUMBER);
  await expect.element(rows).toHaveTextContent(orderNumberText(NUMBER));
  expect(app.backend.bodiesOf('merchantDeskScan')).toEqual([]);
  const wrong = `${NUMBER.slice(0, -1)}${(Number(NUMBER.at(-1)) + 1) % 10}`;
  await page.getByLabelText(app.t('console.orderRecords.search')).fill(wrong);
  await expect.element(list).toHaveTextContent(app.t('console.orders.numberMistyped'));
});
