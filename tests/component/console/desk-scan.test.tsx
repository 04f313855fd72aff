import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aloneTill, DESK_STORE } from '../support/desk.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

test('desk row 24: a rider’s code that was typed is sent as typed, when it is found and when the bag is handed over', async () => {
  const order = aDeskOrder(7, { way: 'RIDER', stage: 'READY', acts: ['HAND_OVER'] });
  const app = await openConsole({
    as: aSignIn({ role: 'manager', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () => aBoard([order]),
      ...aloneTill,
      merchantDeskScan: () => ({ what: 'ORDER', order, next: 'RIDER' }),
      merchantDeskHandOver: () => ({ order: { ...order, acts: [] }, replay: false }),
    },
  });
  await page.getByTestId('desk-scan').click();
  await page.getByTestId('desk-scan-field').fill(order.orderNo);
  await page.getByTestId('desk-scan-find').click();
  await page.getByTestId('desk-scan-rider').click();
  const typed = { input: order.orderNo, source: 'MANUAL' };
  await expect
    .poll(() => app.backend.bodiesOf('merchantDeskHandOver'))
    .toEqual([expect.objectContaining(typed)]);
  expect(app.backend.bodiesOf('merchantDeskScan')).toEqual([expect.objectContaining(typed)]);
});
