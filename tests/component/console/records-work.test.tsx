import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { addDays, dayOf, instant, MINUTE } from '#shared/kernel/time.ts';
import { chooseColumns } from '#renderer/features/records/column-choice.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole, RECORDS, type ConsoleApp } from '../support/console-app.tsx';
import { LOST, type Answers } from '../support/fake-backend.ts';
import { aRow, recordsOf, refused } from '../support/records.ts';
import { catchSaved } from '../support/saved-files.ts';
import { aSignIn } from '../support/staff.ts';

const ROWS = [refused(0, { source: 'MANUAL' }), aRow(1, { times: 2 }), aRow(2)];
const rows = (): Locator => page.getByTestId('record');
const cell = (row: Locator, column: string): string =>
  row.element().querySelector(`[data-column="${column}"]`)?.textContent ?? '';
const heading = (name: string): Locator => page.getByRole('columnheader', { name, exact: true });

const openRecords = async (answers: Answers = recordsOf(ROWS), query = ''): Promise<ConsoleApp> => {
  const app = await openConsole({ as: aSignIn(), address: RECORDS + query, answers });
  await expect.element(rows().first()).toBeVisible();
  return app;
};

afterEach(() => {
  chooseColumns(null);
  vi.restoreAllMocks();
});

test('the log shows redeemed and refused attempts, newest first, with the sums of the whole filter', async () => {
  const app = await openRecords();
  await expect.element(page.getByTestId('sum-count')).toHaveTextContent('3');
  await expect.element(page.getByTestId('sum-times')).toHaveTextContent('3');
  expect(cell(rows().first(), 'state')).toContain(app.t('error.ALREADY_USED'));
  expect(cell(rows().first(), 'codeMask')).toMatch(/^\d{4}\*{4}\d{4}$/);
  expect(cell(rows().first(), 'source')).toBe(app.t('console.records.source.MANUAL'));
  expect(cell(rows().nth(1), 'state')).toContain(app.t('console.records.result.OK'));
  expect(cell(rows().nth(1), 'times')).toBe('2');
  await expectAccessible();
});

test('row 30: columns are chosen, and a file holds what is filtered', async () => {
  const saved = catchSaved();
  const app = await openRecords({
    ...recordsOf(ROWS),
    groupVerifyCheckLogExport: () => ({
      result: ROWS.map((row) => ({ ...row, buyerTail: '0002' })),
      next: false,
      nextCursor: null,
    }),
  });
  // no window of the browser asks for a place here: the file comes as a download
  vi.stubGlobal('showSaveFilePicker', undefined);
  await page.getByTestId('columns').click();
  await page.getByRole('checkbox', { name: app.t('console.records.device'), exact: true }).click();
  await page.getByRole('checkbox', { name: app.t('console.detail.deviceTime') }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(heading(app.t('console.detail.deviceTime'))).toBeVisible();
  await expect.element(heading(app.t('console.records.device'))).not.toBeInTheDocument();

  await page.getByTestId('export').click();
  await page.getByRole('radio', { name: /CSV/ }).click();
  await expectAccessible();
  await page.getByTestId('export-start').click();
  await expect.poll(() => saved.length).toBe(1);
  const { name, text } = saved[0]!;
  await expect
    .element(page.getByTestId('export-done'))
    .toHaveTextContent(app.t('console.export.done', { count: ROWS.length, name }));
  const lines = text.split('\r\n');
  const zone = String.raw`\(UTC\+8\)`;
  expect(lines[0]).toMatch(
    new RegExp(
      `^\uFEFF${app.t('console.records.time')} ${zone},${app.t('console.detail.deviceTime')} ${zone},`,
    ),
  );
  expect(lines).toHaveLength(ROWS.length + 2);
  expect(lines[1]).toContain(app.t('error.ALREADY_USED'));
  vi.unstubAllGlobals();
});

const isSliding = (): boolean =>
  document.getAnimations().some((animation) => animation instanceof CSSTransition);
const at = (minutes: number) => instant(Date.now() - minutes * MINUTE);

test('row 33: a voucher tells its history', async () => {
  await openRecords({
    ...recordsOf(ROWS),
    groupVerifyHistory: () => ({
      voucher: {
        voucherId: asId('v1'),
        orderId: asId('o1'),
        codeMask: '1234****0001',
        productName: '蛋撻禮盒',
        buyerMask: '6***0002',
        status: 2,
        timesTotal: 1,
        timesUsed: 1,
        amount: cents(3800),
        validFrom: at(60),
        validTo: at(-60),
      },
      events: [
        { kind: 'ORDERED', at: at(30) },
        { kind: 'PAID', at: at(29) },
        {
          kind: 'REDEEMED',
          at: at(2),
          times: 1,
          storeName: '議事亭前地店',
          operatorName: '李嘉欣',
        },
      ],
    }),
  });
  await rows().nth(1).click();
  await expect.element(page.getByTestId('record-facts')).toBeVisible();
  const kinds = (): (string | undefined)[] =>
    [...page.getByTestId('history').element().querySelectorAll<HTMLElement>('[data-kind]')].map(
      (event) => event.dataset['kind'],
    );
  await expect.poll(kinds).toEqual(['ORDERED', 'PAID', 'REDEEMED']);
  await expectAccessible();
});

test('row 32: figures are drawn, as pictures and as tables', async () => {
  const tally = { ok: 2, refused: 1, undone: 0, refunded: 0, times: 3, amount: cents(7600) };
  const today = dayOf(instant(Date.now()));
  const app = await openRecords({
    ...recordsOf(ROWS),
    groupVerifyCheckLogStats: () => ({
      hours: [
        { hour: 11, ...tally },
        { hour: 12, ...tally },
      ],
      days: [
        { day: addDays(today, -1), ...tally },
        { day: today, ...tally },
      ],
      products: [{ id: asId('p1'), name: '蛋撻禮盒', ...tally }],
      operators: [{ id: asId('staff-C1001'), name: '李嘉欣', ...tally }],
    }),
  });
  await page.getByText(app.t('console.records.view.charts')).click();
  const products = page.getByTestId('chart-products');
  await expect.element(products).toHaveTextContent('蛋撻禮盒');
  expect(products.getByRole('row').elements().length).toBeGreaterThan(0);
  await expect
    .poll(() => page.getByTestId('chart-hours').element().querySelector('svg'))
    .not.toBeNull();
  await expectAccessible();
});

test('a manager takes a write-off back, once, even when the first answer is lost', async () => {
  const log: LogRow[] = [1, 2].map((index) =>
    aRow(index, { undoUntil: instant(Date.now() + 10 * MINUTE) }),
  );
  const sent: string[] = [];
  const answers = recordsOf(log);
  const app = await openRecords(
    {
      ...answers,
      groupVerifyUncheck: ({ requestId, verifyId, reasonCode, note }) => {
        sent.push(requestId);
        const undoneAt = instant(Date.now());
        const undone = { at: undoneAt, operatorName: '黃美玲', reasonCode, note };
        log[0] = { ...log[0]!, state: 'UNDONE', undone, undoUntil: null };
        if (sent.length === 1) return LOST;
        return { requestId, replay: true, verifyId, undoneAt, timesLeft: 1, status: 1 };
      },
    },
    '?result=OK',
  );
  await rows().first().click();
  await expect.element(page.getByTestId('record-facts')).toBeVisible();
  // a drawer that still slides may leave the click beside its button
  await expect.poll(isSliding).toBe(false);
  await page.getByTestId('undo-open').click();
  await page.getByTestId('undo-confirm').click();
  await expect.element(page.getByText(app.t('console.undo.reasonMissing'))).toBeVisible();
  const firstReason = page.getByRole('radio', { name: app.t('console.undo.reason.WRONG_VOUCHER') });
  await expect.element(firstReason).toHaveFocus();
  await expect
    .element(firstReason)
    .toHaveAccessibleDescription(app.t('console.undo.reasonMissing'));
  await page.getByText(app.t('console.undo.reason.OTHER'), { exact: true }).click();
  await page.getByTestId('undo-confirm').click();
  await expect.element(page.getByText(app.t('console.undo.noteMissing'))).toBeVisible();
  await expectAccessible();
  await page.getByLabelText(app.t('console.undo.note')).fill('客人改點了別的');
  await page.getByTestId('undo-confirm').click();
  await expect.element(page.getByTestId('undo-done')).toBeVisible();
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rows().elements().length).toBe(1);
  app.go(`${RECORDS}?result=UNDONE`);
  await expect.poll(() => rows().first().element().dataset['state']).toBe('UNDONE');
  await rows().first().click();
  const facts = page.getByTestId('record-facts');
  await expect.element(facts).toHaveTextContent('客人改點了別的');
  await expect.element(facts).toHaveTextContent('黃美玲');
});
