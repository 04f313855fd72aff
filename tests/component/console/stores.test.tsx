import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  DEFAULT_SWITCHES,
  type StoreRow,
  type StoreSwitches,
} from '#shared/contract/merchant/stores.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole, RECORDS } from '../support/console-app.tsx';
import type { Answers } from '../support/fake-backend.ts';
import { emptyRecords } from '../support/records.ts';
import { aSignIn, ROTUNDA, SENADO } from '../support/staff.ts';

const OPEN = [{ fromMinute: 9 * 60, toMinute: 18 * 60 }];

/** Stores that keep the switches and hours that they are given; closed on Sundays and Tuesdays. */
const keepsStores = (): Answers => {
  const stores = [SENADO, ROTUNDA].map(({ id, name, address }): StoreRow => ({
    storeId: id,
    kind: 'group',
    days: [],
    daysSeq: 1,
    name,
    address,
    phone: '28330000',
    hours: [[], OPEN, [], OPEN, OPEN, OPEN, OPEN],
    today: { count: 2, times: 3, amount: cents(11_400) },
    staff: [{ operatorId: asId('staff-C1001'), name: '陳志明', role: 'manager' }],
    switches: DEFAULT_SWITCHES,
  }));
  const changed = new Set<string>();
  const find = (storeId: string): StoreRow => stores.find((store) => store.storeId === storeId)!;
  const switchesOf = (storeId: StoreRow['storeId']) => ({
    storeId,
    ...find(storeId).switches,
    changed: changed.has(storeId) ? { at: instant(Date.now()), operatorName: '黃美玲' } : null,
  });
  return {
    merchantStoreList: () => ({ result: stores, next: false, nextOffset: stores.length }),
    merchantStoreSwitches: ({ storeId }) => switchesOf(storeId),
    merchantStoreSetSwitches: ({ storeId, ...change }) => {
      const store = find(storeId);
      store.switches = { ...store.switches, ...(change as Partial<StoreSwitches>) };
      changed.add(storeId);
      return switchesOf(storeId);
    },
    merchantStoreSetHours: ({ storeId, hours }) => {
      find(storeId).hours = hours;
      return {};
    },
  };
};

test('row 37: stores tell their hours, figures and people, and keep their own switches', async () => {
  const app = await openConsole({
    as: aSignIn(),
    address: '/merchant/stores',
    answers: keepsStores(),
  });
  const { t } = app;
  const items = page.getByTestId('store-item');
  await expect.poll(() => items.elements().length).toBe(2);
  await expect.element(page.getByTestId('store-title')).toHaveTextContent(SENADO.name);
  await expect.element(page.getByTestId('store-staff')).toHaveTextContent('陳志明');
  await expect.element(page.getByTestId('store-hours')).toHaveTextContent(t('stores.closedDay'));
  await expectAccessible();
  await page.getByTestId('switch-receipt').getByText(t('stores.receipt.ASK')).click();
  await expect.element(page.getByTestId('store-switches')).toHaveTextContent('黃美玲');
  expect(app.backend.bodiesOf('merchantStoreSetSwitches')).toEqual([
    { storeId: SENADO.id, receipt: 'ASK' },
  ]);

  await page.getByTestId('hours-edit').click();
  const tuesday = t('stores.weekday.2');
  await page.getByRole('button', { name: t('stores.hours.addTo', { day: tuesday }) }).click();
  const to = page.getByLabelText(t('stores.hours.to', { day: tuesday }));
  await to.fill('soon');
  await page.getByTestId('hours-save').click();
  await expect.element(page.getByText(t('stores.hours.bad'))).toBeVisible();
  await to.fill('02:00');
  await page.getByTestId('hours-save').click();
  await expect
    .element(page.getByTestId('store-hours'))
    .toHaveTextContent(t('stores.nextDay', { time: '02:00' }));

  await items.filter({ hasText: ROTUNDA.name }).click();
  await page.getByTestId('store-switch-to').click();
  await expect.element(page.getByTestId('store-name')).toHaveTextContent(ROTUNDA.name);
});

test('rows 34, 37: a cashier has neither the stores nor the close of the day', async () => {
  const app = await openConsole({
    as: aSignIn({ role: 'cashier' }),
    address: RECORDS,
    answers: emptyRecords(),
  });
  await expect
    .element(page.getByRole('link', { name: app.t('console.nav.records') }))
    .toBeVisible();
  for (const name of [app.t('console.nav.stores'), app.t('console.nav.dayClose')])
    await expect.element(page.getByRole('link', { name, exact: true })).not.toBeInTheDocument();
  app.go('/merchant/dayClose');
  await expect
    .poll(() => location.hash)
    .toMatch(new RegExp(`${merchantRoutes.merchantWriteOff.path}$`));
});
