import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALERT_KINDS } from '#shared/codes/alert.ts';
import { placeOf } from '#renderer/features/alerts/alert-place.ts';
import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant, plus, type Day } from '#shared/kernel/time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { aloneTill, aBoard, DESK_STORE } from '../support/desk.ts';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { aRow, recordsOf } from '../support/records.ts';
import { aSignIn, SENADO, type SignIn } from '../support/staff.ts';

const NINE = instant(Date.parse('2026-10-05T09:00:00+08:00'));

const anAlert = (kind: AlertRow['kind'], change: Partial<AlertRow> = {}): AlertRow => ({
  id: asId(kind),
  kind,
  day: '2026-10-05' as Day,
  at: NINE,
  lastAt: plus(NINE, HOUR),
  times: 1,
  storeId: null,
  storeName: null,
  operatorId: asId('staff-C1001'),
  operatorName: '李嘉欣',
  deviceId: asId('till-1'),
  deviceName: '櫃檯一',
  seen: null,
  settled: null,
  ...change,
});
const atSenado = { storeId: SENADO.id, storeName: SENADO.name };
const ALERTS = [
  anAlert('password-locked', { times: 3 }),
  anAlert('unclosed-day', { ...atSenado, operatorName: null, deviceName: null }),
  anAlert('operator-undos', {
    ...atSenado,
    times: 6,
    seen: { at: NINE, operatorName: '陳志明' },
  }),
];

/** A backend with alerts that can be seen and settled. */
const backendOf = (given: readonly AlertRow[]): Answers => {
  let alerts = [...given];
  return {
    merchantAlertList: ({ state, kind }) => {
      const result = alerts.filter(
        (one) =>
          (!kind || one.kind === kind) &&
          (state === 'all' || (one.settled === null) === (state === 'open')),
      );
      return { result, next: false, nextOffset: result.length };
    },
    merchantAlertCount: () => ({ open: alerts.filter(({ settled }) => settled === null).length }),
    merchantAlertSeen: () => ({}),
    merchantAlertSettle: ({ alertId, note }) => {
      const settled = { at: plus(NINE, 2 * HOUR), operatorName: '陳志明', note };
      alerts = alerts.map((one) => (one.id === alertId ? { ...one, settled } : one));
      return alerts.find(({ id }) => id === alertId)!;
    },
  };
};

const open = (role: SignIn['operator']['role'], alerts = ALERTS, language?: 'en') =>
  openConsole({
    as: aSignIn({ role }),
    address: '/merchant/alerts',
    answers: backendOf(alerts),
    ...(language && { language }),
  });
const items = page.getByTestId('alert');

test('an owner sees what happened and what to do, and each alert is marked as seen once', async () => {
  const app = await open('owner');
  await expect.poll(() => items.elements().length).toBe(3);
  await expect.element(items.first()).toHaveTextContent('李嘉欣的密碼錯誤次數過多，帳號被鎖定');
  await expect.element(items.first()).toHaveTextContent('由 2026-10-05 09:00 起 3 次');
  await expect.element(items.nth(2)).toHaveTextContent('陳志明於 2026-10-05 09:00 看過');
  await expect
    .poll(() => app.backend.bodiesOf('merchantAlertSeen'))
    .toEqual([{ alertIds: ['password-locked', 'unclosed-day'] }]);
  await expectAccessible();
});

test('an alert is settled at once, or after a question where it would not come again', async () => {
  const app = await open('owner');
  await expect.element(page.getByTestId('alert-count')).toHaveTextContent('3');
  await page.getByTestId('alert-settle').first().click();
  await expect.poll(() => items.elements().length).toBe(2);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(app.t('alerts.list'));
  await page.getByTestId('alert-settle').first().click();
  await page.getByLabelText(app.t('alerts.note')).fill('  在紙上關帳 ');
  await expectAccessible();
  await page.getByTestId('alert-settle-confirm').click();
  await expect.poll(() => items.elements().length).toBe(1);
  await expect.element(page.getByTestId('alert-count')).toHaveTextContent('1');
  expect(app.backend.bodiesOf('merchantAlertSettle')).toEqual([
    { alertId: 'password-locked', note: '' },
    { alertId: 'unclosed-day', note: '在紙上關帳' },
  ]);
  await page.getByText(app.t('alerts.state.settled'), { exact: true }).first().click();
  await expect.element(items.nth(1)).toHaveTextContent('在紙上關帳');
  await expect
    .element(items.nth(1))
    .toHaveTextContent(app.t('alerts.settledBy', { name: '陳志明', time: '2026-10-05 11:00' }));
});

test('a settling that fails says so, and the alert stays', async () => {
  const app = await openConsole({
    as: aSignIn({ role: 'owner' }),
    address: '/merchant/alerts',
    answers: {
      ...backendOf(ALERTS),
      merchantAlertSettle: () => new Refusal('ALERT_NOT_FOUND'),
    },
  });
  await page.getByTestId('alert-settle').first().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(app.t('error.ALERT_NOT_FOUND'));
  expect(items.elements()).toHaveLength(3);
});

test('each alert leads to where one acts, by keyboard too', async () => {
  await open('owner', ALERTS, 'en');
  const linksTo = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-testid=alert] a')].map(({ hash }) =>
      decodeURIComponent(hash.slice('#/groupbooking/merchant/'.length)),
    );
  await expect
    .poll(linksTo)
    .toEqual([
      'staff',
      'dayClose?day=2026-10-05&store=senado',
      'record?from=2026-10-04&to=2026-10-05&result=UNDONE&store=senado',
    ]);
  document.querySelector<HTMLElement>('section[tabindex="0"]')?.focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect
    .element(
      page.getByRole('button', {
        name: 'Settle: 李嘉欣: too many wrong passwords, the account was locked',
      }),
    )
    .toHaveFocus();
});

test('a manager is led to no page that only owners and auditors have', async () => {
  await open('manager', [anAlert('revoked-till', { operatorId: null })]);
  await expect.element(items.first()).toHaveTextContent('由東主在「裝置」按「登記新裝置」');
  await expect.element(items.first().getByTestId('alert-settle')).toBeVisible();
  expect(items.first().getByRole('link').elements()).toEqual([]);
});

const KINDS_OF_MANAGERS = [
  'unknown-codes',
  'guessing-locked',
  'revoked-till',
  'unclosed-day',
  'operator-undos',
  'store-undos',
  'review-reported',
];

test.each([
  // a kind that is not theirs limits nothing
  { role: 'manager', kinds: KINDS_OF_MANAGERS, chosen: '' },
  { role: 'owner', kinds: [...ALERT_KINDS], chosen: 'password-locked' },
] as const)(
  'the kinds that a $role chooses from are those that they are alerted to',
  async ({ role, kinds, chosen }) => {
    const app = await openConsole({
      as: aSignIn({ role }),
      address: '/merchant/alerts?kind=password-locked',
      answers: backendOf(ALERTS),
    });
    const filter = page.getByLabelText(app.t('alerts.kind'), { exact: true });
    await expect.element(filter).toHaveValue(chosen);
    const { options } = filter.element() as HTMLSelectElement;
    expect([...options].map(({ value }) => value)).toEqual(['', ...kinds]);
  },
);

test('an auditor reads and settles nothing', async () => {
  const app = await open('auditor');
  await expect.poll(() => items.elements().length).toBe(3);
  expect(page.getByTestId('alert-settle').elements()).toEqual([]);
  await expect
    .element(items.first().getByRole('link'))
    .toHaveTextContent(app.t('alerts.goTo', { page: app.t('console.title.security') }));
  expect(app.backend.bodiesOf('merchantAlertSeen')).toEqual([]);
});

test('a cashier has neither the page nor the number, and asks for neither', async () => {
  const app = await open('cashier');
  await expect.element(page.getByTestId('operator')).toBeVisible();
  await expect.poll(() => location.hash).toContain('writeoff');
  expect(page.getByTestId('alert-count').elements()).toEqual([]);
  expect(app.backend.bodiesOf('merchantAlertCount')).toEqual([]);
});

test('nothing to do, a failed list and a lost network are said; filters are kept in the address', async () => {
  let isDown = true;
  const app = await openConsole({
    as: aSignIn({ role: 'manager' }),
    address: '/merchant/alerts',
    answers: {
      ...backendOf([]),
      merchantAlertList: () =>
        isDown ? new Refusal('SERVER_BUSY') : { result: [], next: false, nextOffset: 0 },
    },
  });
  await expect.element(page.getByTestId('alerts-failed')).toBeVisible();
  app.setOffline(true);
  await expect
    .element(page.getByTestId('alerts-failed'))
    .toHaveTextContent(app.t('common.offline'));
  isDown = false;
  app.setOffline(false);
  await expect.element(page.getByTestId('alerts-empty')).toHaveTextContent(app.t('alerts.empty'));
  await page.getByLabelText(app.t('alerts.kind'), { exact: true }).selectOptions('unclosed-day');
  await expect
    .element(page.getByTestId('alerts-empty'))
    .toHaveTextContent(app.t('alerts.emptyFiltered'));
  expect(location.hash).toContain('kind=unclosed-day');
});

test('more alerts than before are announced politely, and not at the write-off page', async () => {
  let count = 1;
  const app = await openConsole({
    as: aSignIn({ role: 'owner' }),
    address: '/merchant/writeoff',
    answers: { ...backendOf(ALERTS), merchantAlertCount: () => ({ open: count }) },
  });
  const spoken = () =>
    [...document.querySelectorAll('[role=status]')].filter(
      ({ textContent }) => textContent === app.t('alerts.news', { count: 2 }),
    ).length;
  const badge = page.getByTestId('alert-count');
  await expect.element(badge).toHaveTextContent('1');
  await expect.element(page.getByRole('link', { name: /1 則未處理/ })).toBeVisible();
  count = 2;
  app.setOffline(true);
  app.setOffline(false);
  await expect.element(badge).toHaveTextContent('2');
  expect(spoken()).toBe(0);
  app.go('/merchant/alerts');
  await expect.poll(spoken).toBe(1);
});

test('an alert about write-offs leads to them, also from a till at a store with a desk', async () => {
  await openConsole({
    as: aSignIn({
      role: 'owner',
      stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }, SENADO],
    }),
    address: placeOf(ALERTS[2]!, 'owner')!.to,
    answers: {
      ...aloneTill,
      ...recordsOf([aRow(0, { state: 'UNDONE' })]),
      merchantDeskBoard: () => aBoard([]),
    },
  });
  await expect.element(page.getByTestId('record')).toBeVisible();
});
