import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MerchantVisitRow } from '#shared/contract/merchant/visit.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, instant } from '#shared/kernel/time.ts';
import { timeText } from '#shared/format/date.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { aSignIn, SENADO, type SignIn } from '../support/staff.ts';

const NOW = instant(Date.now());
const TODAY = dayOf(NOW);
const aVisit = (id: string, change: Partial<MerchantVisitRow> = {}): MerchantVisitRow => ({
  orderId: asId(id),
  at: NOW,
  partySize: 4,
  storeId: SENADO.id,
  productName: '海景晚餐',
  buyerMask: '6***0001',
  usable: 1,
  used: 0,
  arrivedAt: null,
  tableNote: '',
  ...change,
});

/** A backend with visits of today at which guests can arrive. */
const backendOf = (given: readonly MerchantVisitRow[]): Answers => {
  let visits = [...given];
  const sum = (rows: readonly MerchantVisitRow[]): number =>
    rows.reduce((all, { partySize }) => all + partySize, 0);
  return {
    merchantVisitList: ({ day }) => {
      const result = day === TODAY ? visits : [];
      return {
        result,
        next: false,
        nextOffset: result.length,
        guests: sum(result),
        arrived: sum(result.filter(({ arrivedAt }) => arrivedAt !== null)),
      };
    },
    merchantVisitArrive: ({ orderId, isArrived }) => {
      const arrivedAt = isArrived ? NOW : null;
      visits = visits.map((one) => (one.orderId === orderId ? { ...one, arrivedAt } : one));
      return { arrivedAt };
    },
  };
};
const open = (role: SignIn['operator']['role'], answers: Answers) =>
  openConsole({ as: aSignIn({ role }), address: '/merchant/visits', answers });
const items = page.getByTestId('visit');

test('a clerk sees who comes today, marks an arrival and takes it back, and looks at tomorrow', async () => {
  const app = await open('cashier', backendOf([aVisit('v1'), aVisit('v2', { partySize: 2 })]));
  await expect.poll(() => items.elements().length).toBe(2);
  const first = items.first();
  for (const text of [timeText(NOW), '海景晚餐', '6***0001', SENADO.name])
    await expect.element(first).toHaveTextContent(text);
  const sum = page.getByTestId('visits-sum');
  await expect.element(sum).toHaveTextContent(app.t('visits.sum', { count: 6, arrived: 0 }));
  await expectAccessible();
  await page.getByTestId('visit-arrive').first().click();
  await expect.element(first).toHaveTextContent(app.t('visits.arrivedAt', { time: timeText(NOW) }));
  await expect.element(sum).toHaveTextContent(app.t('visits.sum', { count: 6, arrived: 4 }));
  await page.getByTestId('visit-undo').click();
  await expect.element(sum).toHaveTextContent(app.t('visits.sum', { count: 6, arrived: 0 }));
  await page.getByTestId('day-next').click();
  await expect.element(page.getByTestId('visits-empty')).toBeVisible();
  expect(app.backend.bodiesOf('merchantVisitList').at(-1)).toMatchObject({
    day: addDays(TODAY, 1),
  });
});

test('what a guest wrote for the table is shown as it is, in no language of the page', async () => {
  const written = '<i>靠窗</i>, one child seat';
  await open('cashier', backendOf([aVisit('v1', { tableNote: written }), aVisit('v2')]));
  await expect.poll(() => items.elements().length).toBe(2);
  await expect.element(items.first().getByText(written)).toHaveAttribute('lang', '');
  expect(page.getByTestId('visit-note').elements()).toHaveLength(1);
});

test('an auditor only reads', async () => {
  await open('auditor', backendOf([aVisit('v1')]));
  await expect.poll(() => items.elements().length).toBe(1);
  expect(page.getByTestId('visit-arrive').elements()).toEqual([]);
});

test('an arrival that is refused is said', async () => {
  const app = await open('manager', {
    ...backendOf([aVisit('v1')]),
    merchantVisitArrive: () => new Refusal('VISIT_NOT_TODAY'),
  });
  await page.getByTestId('visit-arrive').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(app.t('error.VISIT_NOT_TODAY'));
});

test('visits that could not be loaded are asked for again', async () => {
  let isDown = true;
  const { merchantVisitList } = backendOf([]);
  await open('manager', {
    merchantVisitList: (...asked) =>
      isDown ? new Refusal('SERVER_BUSY') : merchantVisitList!(...asked),
  });
  await expect.element(page.getByTestId('visits-failed')).toBeVisible();
  isDown = false;
  await page.getByTestId('visits-failed').getByRole('button').click();
  await expect.element(page.getByTestId('visits-empty')).toBeVisible();
});
