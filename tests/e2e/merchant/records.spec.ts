import { readFileSync } from 'node:fs';
import { codeOf } from '#shared/codes/error-code.ts';
import { asId, type OperatorId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, endOfDay, instant, startOfDay, type Day } from '#shared/kernel/time.ts';
import { Console } from '#tests/support/console-pages.ts';
import { dayWithRoom } from '#tests/support/day-with-room.ts';
import { printedVouchers } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { redeemAtTill, scanNonsense } from '#tests/support/redeem-at-till.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

const NONSENSE = 22;
/** How many rows there are of the day that is counted; the demonstration brings some of its own. */
const rows = { all: 0, ok: 0, refused: 0, times: 0, ofC1001: 0, ofC1002: 0 };
const today = (): Day => dayOf(instant(Date.now()));
let counted: Day;

const countRows = async (url: string): Promise<void> => {
  const { api } = await signInTill(testClient({ url, kind: 'console' }), { account: 'M1001' });
  const sum = async (filter: { result?: 'OK' | 'REFUSED'; operator?: string }) =>
    (
      await api.groupVerifyCheckLog({
        from: startOfDay(counted),
        to: endOfDay(counted),
        ...(filter.result && { result: filter.result }),
        ...(filter.operator && { operatorId: asId<OperatorId>(filter.operator) }),
      })
    ).sum;
  const [all, ok, refused, one, two] = await Promise.all([
    sum({}),
    sum({ result: 'OK' }),
    sum({ result: 'REFUSED' }),
    sum({ operator: 'staff-C1001' }),
    sum({ operator: 'staff-C1002' }),
  ]);
  Object.assign(rows, {
    all: all.count,
    ok: ok.count,
    refused: refused.count,
    times: ok.times,
    ofC1001: one.count,
    ofC1002: two.count,
  });
};

// a server of its own: these journeys count rows
let own: ServerProcess;
test.beforeAll(async () => {
  own = await startServer();
  counted = await dayWithRoom(15);
  const codes = printedVouchers(own.log());
  const first = await signInTill(testClient({ url: own.url, kind: 'console' }), {
    account: 'C1001',
  });
  await scanNonsense(first, NONSENSE);
  await redeemAtTill(first, codes['valid']!);
  await redeemAtTill(first, codes['valid-2']!);
  const second = await signInTill(testClient({ url: own.url, kind: 'console' }), {
    account: 'C1002',
  });
  await redeemAtTill(second, codes['part-used']!, 2);
  await second.api
    .groupVerifyCheckList({
      input: codes['used']!,
      source: 'MANUAL',
      storeId: second.storeId,
      deviceId: second.deviceId,
    })
    .catch(() => undefined);
  await countRows(own.url);
});
test.afterAll(async () => {
  await own.remove();
});

/** The records of the day that was counted, which may be over by now. */
const ofTheDay = (query = ''): string => `from=${counted}&to=${counted}${query && `&${query}`}`;
const records = async (page: Console['page'], account: string, query = ''): Promise<Console> => {
  const till = new Console(page, own.url);
  await till.beSignedIn(account);
  await till.openRecords(ofTheDay(query));
  return till;
};

test('the log of today shows redeemed and refused attempts, newest first, with the sums of the whole filter', async ({
  page,
}) => {
  const till = await records(page, 'M1001');
  await expect(till.sum('count')).toHaveText(String(rows.all));
  await expect(till.sum('times')).toHaveText(String(rows.times));
  const newest = till.rows().first();
  await expect(till.cell(newest, 'state')).toContainText(till.t('error.ALREADY_USED'));
  await expect(till.cell(newest, 'codeMask')).toHaveText(/^\d{4}\*{4}\d{4}$/);
  await expect(till.cell(newest, 'source')).toHaveText(till.t('console.records.source.MANUAL'));
  await expect(till.cell(till.rows().nth(1), 'state')).toContainText(
    till.t('console.records.result.OK'),
  );
  await expect(till.cell(till.rows().nth(1), 'times')).toHaveText('2');
  await till.expectAccessible();
});

test('only rows in sight are drawn, all are counted for screen readers, and the keyboard goes through them all', async ({
  page,
}) => {
  const till = await records(page, 'M1001');
  const list = page.getByTestId('records');
  await expect(list).toHaveAttribute('aria-rowcount', String(rows.all + 1));
  await expect(till.rows().first()).toHaveAttribute('aria-rowindex', '2');
  const focused = page.locator('tr:has(button:focus)');
  await till.rows().first().getByRole('button').focus();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('aria-rowindex', '3');
  await page.keyboard.press('End');
  await expect(focused).toHaveAttribute('aria-rowindex', String(rows.all + 1));
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-rowindex', '2');
  await till.rows().first().getByRole('button').press('Enter');
  await expect(page.getByTestId('record-facts')).toBeVisible();
});

test('rows 30 to 33: columns are chosen and remembered, files hold what is filtered, figures are drawn, and a voucher tells its history', async ({
  page,
}) => {
  // no window of the browser asks for a place here: the file comes as a download
  await page.addInitScript(() => {
    delete (globalThis as { showSaveFilePicker?: unknown }).showSaveFilePicker;
  });
  const till = await records(page, 'M1001');
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await page.getByTestId('columns').click();
  await page
    .getByRole('checkbox', { name: till.t('console.records.device'), exact: true })
    .uncheck();
  await page.getByRole('checkbox', { name: till.t('console.detail.deviceTime') }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(head(till.t('console.detail.deviceTime'))).toBeVisible();
  await expect(head(till.t('console.records.device'))).toHaveCount(0);

  await page.getByTestId('export').click();
  await page.getByRole('radio', { name: /CSV/ }).check();
  await till.expectAccessible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('export-start').click(),
  ]);
  await expect(page.getByTestId('export-done')).toContainText(
    till.t('console.export.done', { count: rows.all, name: download.suggestedFilename() }),
  );
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toMatch(
    new RegExp(
      `^\uFEFF${till.t('console.records.time')} \\(UTC\\+8\\),${till.t('console.detail.deviceTime')} \\(UTC\\+8\\),`,
    ),
  );
  expect(lines).toHaveLength(rows.all + 2);
  expect(lines[1]).toContain(till.t('error.ALREADY_USED'));
  await page.keyboard.press('Escape');

  const facts = await till.openRow(till.rows().nth(1));
  await expect(facts).toBeVisible();
  for (const kind of ['ORDERED', 'PAID', 'REDEEMED'])
    await expect(page.getByTestId('history').locator(`[data-kind=${kind}]`).first()).toBeVisible();
  await till.expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByText(till.t('console.records.view.charts')).click();
  await expect(page.getByTestId('chart-products').getByRole('row')).not.toHaveCount(0);
  await expect(page.getByTestId('chart-hours').locator('svg').first()).toBeVisible();
  await till.expectAccessible();
});

test('filters narrow rows and sums alike, live in the address, and are cleared together', async ({
  page,
}) => {
  const till = await records(page, 'M1001');
  await page.getByLabel(till.t('console.records.result')).selectOption('OK');
  await expect(till.rows()).toHaveCount(rows.ok);
  await expect(till.sum('count')).toHaveText(String(rows.ok));
  await page.getByLabel(till.t('console.records.operator')).selectOption({ label: '李嘉欣' });
  await expect(till.sum('count')).not.toHaveText(String(rows.ok));
  const narrowed = Number(await till.sum('count').innerText());
  await expect(till.rows()).toHaveCount(narrowed);
  expect(narrowed).toBeGreaterThanOrEqual(2);
  await expect(page).toHaveURL(/result=OK&operator=staff-C1001/);
  await page.reload();
  await expect(till.rows()).toHaveCount(narrowed);
  await page.getByRole('button', { name: till.t('console.records.clear') }).click();
  await expect(till.sum('count')).toHaveText(String(today() === counted ? rows.all : 0));
  await expect(page).toHaveURL(/merchant\/record$/);
});

test('a keyword finds by product and by the end of a code', async ({ page }) => {
  const till = await records(page, 'M1001');
  const search = page.getByLabel(till.t('console.records.keyword'), { exact: true });
  const code = printedVouchers(own.log())['valid']!;
  await search.fill(code.slice(-4));
  await expect(till.sum('count')).toHaveText('1');
  await expect(till.cell(till.rows().first(), 'codeMask')).toContainText(code.slice(-4));
  await search.fill('there is no such thing');
  await search.press('Enter');
  await expect(page.getByTestId('records-empty')).toContainText(
    till.t('console.records.emptyFiltered'),
  );
  await till.expectAccessible();
});

test('days are chosen by one press, and a week shows what was redeemed before today', async ({
  page,
}) => {
  const till = await records(page, 'M1001');
  const now = await dayWithRoom(15);
  await page.getByText(till.t('console.records.week')).click();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(now, -6)}&to=${now}`));
  await expect(till.sum('count')).not.toHaveText(String(rows.all));
  await page.getByText(till.t('console.records.today')).click();
  await expect(page).toHaveURL(/merchant\/record$/);
  await expect(till.sum('count')).toHaveText(String(now === counted ? rows.all : 0));
});

test('a cashier sees their own rows only, and nothing to undo at another device', async ({
  page,
}) => {
  const till = await records(page, 'C1002');
  await expect(till.sum('count')).toHaveText(String(rows.ofC1002));
  await expect(page.getByTestId('own-rows')).toBeVisible();
  await expect(page.getByLabel(till.t('console.records.operator'))).toHaveCount(0);
  await till.openRow(till.rows().nth(1));
  await expect(page.getByTestId('undo-open')).toHaveCount(0);
});

test('what is settled is for the owner alone', async ({ page }) => {
  const till = await records(page, '66990001');
  await expect(
    page.getByRole('columnheader', { name: till.t('console.records.settle') }),
  ).toBeVisible();
  await expect(till.cell(till.rows().nth(1), 'settleAmount')).toContainText('$');
  await till.signOut();
  await till.signIn('M1001');
  await till.openRecords();
  await expect(
    page.getByRole('columnheader', { name: till.t('console.records.settle') }),
  ).toHaveCount(0);
});

test('an auditor reads everything and can undo nothing', async ({ page }) => {
  const till = await records(page, 'A1001', 'result=OK');
  await till.openRow(till.rows().first());
  await expect(page.getByTestId('undo-open')).toHaveCount(0);
});

test('rows open with the keyboard and show every fact, in English too', async ({ page }) => {
  const till = await records(page, 'M1001', 'result=REFUSED');
  await till.switchLanguage();
  await expect(till.cell(till.rows().first(), 'state')).toContainText(
    till.t('verdict.refused.ALREADY_USED.title'),
  );
  await till.rows().first().getByRole('button').press('Enter');
  const facts = page.getByTestId('record-facts');
  await expect(facts).toContainText(till.t('error.ALREADY_USED'));
  await expect(facts).toContainText('Ho Wai Keong');
  await till.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(facts).toHaveCount(0);
  await expect(till.rows().first().getByRole('button')).toBeFocused();
});

test('a manager takes a write-off back, once, even when the first answer is lost', async ({
  page,
}) => {
  const till = await records(page, 'M1001', 'result=OK');
  const sent: string[] = [];
  await page.route('**/group/order/verify/_uncheck', async (route) => {
    sent.push((route.request().postDataJSON() as { requestId: string }).requestId);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await till.openRow(till.rows().first());
  await page.getByTestId('undo-open').click();
  await page.getByTestId('undo-confirm').click();
  await expect(page.getByText(till.t('console.undo.reasonMissing'))).toBeVisible();
  await page.getByText(till.t('console.undo.reason.OTHER'), { exact: true }).click();
  await page.getByTestId('undo-confirm').click();
  await expect(page.getByText(till.t('console.undo.noteMissing'))).toBeVisible();
  await till.expectAccessible();
  await page.getByLabel(till.t('console.undo.note')).fill('客人改點了別的');
  await page.getByTestId('undo-confirm').click();
  await expect(page.getByTestId('undo-done')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(till.rows()).toHaveCount(rows.ok - 1);
  await till.openRecords(ofTheDay('result=UNDONE'));
  await expect(till.rows()).toHaveCount(1);
  const facts = await till.openRow(till.rows().first());
  await expect(facts).toContainText('客人改點了別的');
  await expect(facts).toContainText('黃美玲');
});

test('a refused undo says why and leaves the row as it is', async ({ page }) => {
  const till = await records(page, 'M1001', 'result=OK');
  await page.route('**/group/order/verify/_uncheck', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ code: codeOf('UNDO_SETTLED'), note: '' }),
    }),
  );
  await till.openRow(till.rows().first());
  await page.getByTestId('undo-open').click();
  await page.getByText(till.t('console.undo.reason.GUEST_LEFT')).click();
  await page.getByTestId('undo-confirm').click();
  await expect(page.getByTestId('undo-error')).toHaveText(till.t('error.UNDO_SETTLED'));
});

test('rows stay in sight when the network goes, and come up to date when it is back', async ({
  page,
  context,
}) => {
  const till = await records(page, 'M1001');
  await context.setOffline(true);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'offline');
  await page.getByRole('button', { name: till.t('console.records.refresh') }).click();
  await expect(page.getByText(till.t('console.records.stale'))).toBeVisible();
  await expect(till.rows().first()).toBeVisible();
  await page.getByLabel(till.t('console.records.result')).selectOption('REFUSED');
  await expect(page.getByTestId('records-failed')).toContainText(till.t('common.offline'));
  await till.expectAccessible();
  await context.setOffline(false);
  await expect(till.sum('count')).toHaveText(String(rows.refused));
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'online');
});

for (const viewport of [
  { width: 1024, height: 700 },
  { width: 1920, height: 1080 },
]) {
  test(`the records fit ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const till = await records(page, '66990001');
    await expect(till.rows().first()).toBeInViewport();
    await expect(page.getByTestId('export')).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await till.expectAccessible();
  });
}
