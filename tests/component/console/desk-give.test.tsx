import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cents } from '#shared/kernel/money.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aDetail, aloneTill, DESK_STORE } from '../support/desk.ts';
import { LOST } from '../support/fake-backend.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

type Sent = { requestId: string; isPreview: boolean };

const order = aDeskOrder(7, { moneyActs: ['GIVE_BACK'] });
const money = { leftAmtn: cents(4200), leftGoldAmtn: cents(0), isWholeOnly: true };

test('money that is given once more after a lost answer goes back once, also from a dialog that was opened again', async () => {
  let isLost = true;
  const app = await openConsole({
    as: aSignIn({ role: 'owner', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () => aBoard([order]),
      ...aloneTill,
      merchantDeskGet: () => aDetail(order, { money }),
      merchantDeskGiveBack: ({ isPreview }) =>
        isLost && !isPreview
          ? LOST
          : { order, replay: false, amtn: cents(1000), goldAmtn: cents(0), leftAmtn: cents(3200) },
    },
  });
  const giving = () =>
    (app.backend.bodiesOf('merchantDeskGiveBack') as Sent[]).filter(({ isPreview }) => !isPreview);
  const openDialog = async (): Promise<void> => {
    await page.getByTestId('desk-money-give_back').click();
    await page.getByTestId('desk-give-sum').fill('10');
    await page.getByLabelText(app.t('desk.give.why.5')).click();
  };
  const press = () => page.getByTestId('desk-give-yes').click();
  await page.getByLabelText(app.t('desk.detailsOf', { number: order.number })).click();
  await openDialog();
  await press();
  await expect.poll(giving).toHaveLength(1);
  await expect.element(page.getByTestId('desk-give-yes')).toBeEnabled();
  await press();
  await expect.poll(giving).toHaveLength(2);
  await page.getByTestId('desk-give').getByText(app.t('common.cancel')).click();
  isLost = false;
  await openDialog();
  await press();
  await expect.poll(giving).toHaveLength(3);
  expect(new Set(giving().map(({ requestId }) => requestId)).size).toBe(1);
});
