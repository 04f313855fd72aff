import { readFileSync } from 'node:fs';
import { asId, type OperatorId } from '#shared/kernel/ids.ts';
import { endOfDay, startOfDay, type Day } from '#shared/kernel/time.ts';
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
