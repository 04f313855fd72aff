import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { addDays, DAY, dayOf, instant } from '#shared/kernel/time.ts';
import { orderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { receiptNumber } from '#shared/voucher/receipt-number.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole, RECORDS, type ConsoleApp } from '../support/console-app.tsx';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { aRow, recordAtRest, recordsOf, refused } from '../support/records.ts';
import { aSignIn } from '../support/staff.ts';
import { scan } from '../support/keyboard.ts';
import { expectReady, expectVerdict } from '../support/till.ts';

const ROWS = [
  refused(0, { operatorName: '何偉強', source: 'MANUAL' }),
  aRow(1, { times: 2, operatorName: '何偉強' }),
  aRow(2),
  aRow(3),
  ...Array.from({ length: 22 }, (_, index) => refused(index + 4)),
];
const OK = ROWS.filter(({ state }) => state === 'OK');

type Wanted = { role?: 'owner' | 'manager' | 'cashier' | 'auditor'; query?: string };
const openRecords = async (
  { role = 'manager', query = '' }: Wanted = {},
  answers: Answers = recordsOf(ROWS),
): Promise<ConsoleApp> => {
  const app = await openConsole({ as: aSignIn({ role }), address: RECORDS + query, answers });
  await expect.element(rows().first()).toBeVisible();
  return app;
};
const rows = (): Locator => page.getByTestId('record');
const cell = (row: Locator, column: string): HTMLElement =>
  row.element().querySelector<HTMLElement>(`[data-column="${column}"]`)!;
const sum = (of: string): Locator => page.getByTestId(`sum-${of}`);
const heading = (name: string): Locator => page.getByRole('columnheader', { name });
const openRow = async (row: Locator): Promise<Locator> => {
  await row.click();
  await recordAtRest();
  return page.getByTestId('record-facts');
};
const focusedRow = (): string | null | undefined =>
  document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');

test('only rows in sight are drawn, all are counted for screen readers, and the keyboard goes through them all', async () => {
  await openRecords();
  await expect
    .element(page.getByTestId('records'))
    .toHaveAttribute('aria-rowcount', String(ROWS.length + 1));
  await expect.element(rows().first()).toHaveAttribute('aria-rowindex', '2');
  (rows().first().getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedRow).toBe('3');
  await userEvent.keyboard('{End}');
  await expect.poll(focusedRow).toBe(String(ROWS.length + 1));
  await expect
    .element(page.elementLocator(document.activeElement!.closest('tr')!))
    .toBeInViewport({ ratio: 0.9 });
  await userEvent.keyboard('{Home}');
  await expect.poll(focusedRow).toBe('2');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('record-facts')).toBeVisible();
});

test('filters narrow rows and sums alike, live in the address, and are cleared together', async () => {
  const app = await openRecords();
  await page.getByLabelText(app.t('console.records.result')).selectOptions('OK');
  await expect.poll(() => rows().elements().length).toBe(OK.length);
  await expect.element(sum('count')).toHaveTextContent(String(OK.length));
  await page.getByLabelText(app.t('console.records.operator')).selectOptions('李嘉欣');
  await expect.element(sum('count')).toHaveTextContent('2');
  await expect.poll(() => rows().elements().length).toBe(2);
  expect(location.hash).toMatch(/result=OK&operator=staff-C1001/);
  await app.reload();
  await expect.poll(() => rows().elements().length).toBe(2);
  await page.getByRole('button', { name: app.t('console.records.clear') }).click();
  await expect.element(sum('count')).toHaveTextContent(String(ROWS.length));
  expect(location.hash).toMatch(/merchant\/record$/);
});

test('a keyword finds by product and by the end of a code', async () => {
  const app = await openRecords();
  const search = page.getByLabelText(app.t('console.records.keyword'), { exact: true });
  await search.fill('0002');
  await expect.element(sum('count')).toHaveTextContent('1');
  expect(cell(rows().first(), 'codeMask').textContent).toContain('0002');
  await search.fill('there is no such thing');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByTestId('records-empty'))
    .toHaveTextContent(app.t('console.records.emptyFiltered'));
  await expectAccessible();
});

test('days are chosen by one press, and a week shows what was redeemed before today', async () => {
  const app = await openRecords();
  const today = dayOf(instant(Date.now()));
  await page.getByText(app.t('console.records.week')).click();
  await expect
    .poll(() => location.hash)
    .toMatch(new RegExp(`from=${addDays(today, -6)}&to=${today}`));
  await page.getByText(app.t('console.records.today')).click();
  await expect.poll(() => location.hash).toMatch(/merchant\/record$/);
  await expect.element(sum('count')).toHaveTextContent(String(ROWS.length));
});

test('a cashier sees their own rows only, and nothing to undo at another device', async () => {
  const app = await openRecords({ role: 'cashier' }, recordsOf(ROWS.slice(0, 2)));
  await expect.element(sum('count')).toHaveTextContent('2');
  await expect.element(page.getByTestId('own-rows')).toBeVisible();
  await expect
    .element(page.getByLabelText(app.t('console.records.operator')))
    .not.toBeInTheDocument();
  await openRow(rows().nth(1));
  await expect.element(page.getByTestId('undo-open')).not.toBeInTheDocument();
});

test('what is settled is for the owner alone', async () => {
  const settled = ROWS.map((row) => ({ ...row, settleAmount: row.faceAmount }));
  const app = await openRecords({ role: 'owner' }, recordsOf(settled));
  await expect.element(heading(app.t('console.records.settle'))).toBeVisible();
  expect(cell(rows().nth(1), 'settleAmount').textContent).toContain('$');
});

test('what is settled is not shown to a manager', async () => {
  const app = await openRecords();
  await expect.element(heading(app.t('console.records.settle'))).not.toBeInTheDocument();
});

test('an auditor reads everything and can undo nothing', async () => {
  await openRecords({ role: 'auditor', query: '?result=OK' });
  await openRow(rows().first());
  await expect.element(page.getByTestId('undo-open')).not.toBeInTheDocument();
});

test('rows open with the keyboard and show every fact, in English too', async () => {
  const app = await openRecords({ query: '?result=REFUSED' });
  await app.switchLanguage();
  await expect
    .poll(() => cell(rows().first(), 'state').textContent)
    .toContain(app.t('verdict.refused.ALREADY_USED.title'));
  const open = rows().first().getByRole('button');
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const facts = page.getByTestId('record-facts');
  await expect.element(facts).toHaveTextContent(app.t('error.ALREADY_USED'));
  await expect.element(facts).toHaveTextContent('何偉強');
  await expect.element(page.getByTestId('history')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(facts).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('a refused undo says why and what to do instead, and leaves the row as it is', async () => {
  const undoable = OK.map((row) => ({ ...row, undoUntil: instant(Date.now() + 600_000) }));
  const app = await openRecords(
    { query: '?result=OK' },
    { ...recordsOf(undoable), groupVerifyUncheck: () => new Refusal('UNDO_SETTLED') },
  );
  await openRow(rows().first());
  await page.getByTestId('undo-open').click();
  await page.getByText(app.t('console.undo.reason.GUEST_LEFT')).click();
  await page.getByTestId('undo-confirm').click();
  await expect
    .element(page.getByTestId('undo-error'))
    .toHaveTextContent(app.t('verdict.refused.UNDO_SETTLED.advice'));
});

test('rows stay in sight when the network goes, and come up to date when it is back', async () => {
  const app = await openRecords();
  app.setOffline(true);
  const connection = page.getByTestId('connection');
  await expect.element(connection).toHaveAttribute('data-state', 'offline');
  await page.getByRole('button', { name: app.t('console.records.refresh') }).click();
  await expect.element(page.getByText(app.t('console.records.stale'))).toBeVisible();
  await expect.element(rows().first()).toBeVisible();
  await page.getByLabelText(app.t('console.records.result')).selectOptions('REFUSED');
  await expect
    .element(page.getByTestId('records-failed'))
    .toHaveTextContent(app.t('common.offline'));
  await expectAccessible();
  app.setOffline(false);
  await expect.element(sum('count')).toHaveTextContent(String(ROWS.length - OK.length));
  await expect.element(connection).toHaveAttribute('data-state', 'online');
});

for (const [width, height] of [
  [1024, 700],
  [1920, 1080],
] as const) {
  test(`the records fit ${width}×${height}`, async () => {
    await page.viewport(width, height);
    await openRecords({ role: 'owner' });
    await expect.element(rows().first()).toBeInViewport();
    await expect.element(page.getByTestId('export')).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expectAccessible();
  });
}

test('a receipt is found by scanning it: on the records at once, at the till by the way that its verdict offers', async () => {
  const receiptNo = receiptNumber('271828182');
  const app = await openRecords({}, recordsOf([...ROWS, aRow(30, { receiptNo })]));
  const expectFound = async (): Promise<void> => {
    await expect.poll(() => rows().elements().length).toBe(1);
    await expect
      .element(page.getByLabelText(app.t('console.records.keyword')))
      .toHaveValue(receiptNo);
    const asked = app.backend.bodiesOf('groupVerifyCheckLogSum').at(-1) as { from: number };
    expect(asked.from).toBeLessThan(Date.now() - 700 * DAY);
  };
  (page.getByLabelText(app.t('console.records.keyword')).element() as HTMLElement).focus();
  await scan(receiptNo);
  await expectFound();
  // longer than the field waits for more to be typed
  await new Promise((done) => setTimeout(done, 500));
  await expectFound();
  app.go('/');
  await expectReady();
  await scan(receiptNo, { startMs: Date.now() + 4000 });
  await expectVerdict('receipt');
  await expect.element(page.getByTestId('verdict-advice')).toHaveTextContent('查看這筆記錄');
  await expectAccessible();
  await page.getByTestId('verdict-record').click();
  await expectFound();
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toEqual([]);
});

test('an order number scanned on the records shows those of its order, which each record names', async () => {
  const orderNo = orderNumber('16180339887');
  const app = await openRecords({}, recordsOf([...ROWS, aRow(30, { orderNo })]));
  await scan(orderNo);
  await expect.poll(() => rows().elements().length).toBe(1);
  await expect.element(page.getByLabelText(app.t('console.records.keyword'))).toHaveValue(orderNo);
  const facts = await openRow(rows().first().getByRole('button'));
  await expect.element(facts).toHaveTextContent(orderNumberText(orderNo));
  await expectAccessible();
});
