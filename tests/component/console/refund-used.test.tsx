import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { dateTimeText } from '#shared/format/date.ts';
import type { HistoryEvent, LogRow } from '#shared/contract/merchant/records.ts';
import { asId, type VerifyId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole, RECORDS, type ConsoleApp } from '../support/console-app.tsx';
import { LOST, Refusal, type Answers } from '../support/fake-backend.ts';
import { aRow, recordAtRest, recordsOf } from '../support/records.ts';
import { aSignIn, type SignIn } from '../support/staff.ts';

const NOW = instant(Date.now());
const REASON = '廚房提早關門';
const used = (n: number): HistoryEvent => ({
  kind: 'REDEEMED',
  at: NOW,
  verifyId: asId<VerifyId>(`v${n}`),
  times: 1,
  amount: cents(1760),
});

/** A backend whose first record can be given back once; its voucher was used as told. */
const backendOf = (events: readonly HistoryEvent[] = [used(0)]): Answers => {
  let rows: LogRow[] = [aRow(0, { canRefund: true, faceAmount: cents(1760) }), aRow(1)];
  return {
    ...recordsOf(rows),
    groupVerifyCheckLogRows: () => ({ result: rows, next: false, nextOffset: rows.length }),
    groupVerifyHistory: () => ({ voucher: null, events: [...events] }),
    merchantRefundUsed: ({ requestId, verifyIds, reason }) => {
      rows = rows.map((row) =>
        verifyIds.includes(row.verifyId)
          ? { ...row, canRefund: false, refunded: { at: NOW, operatorName: '黃美玲', reason } }
          : row,
      );
      return {
        requestId,
        replay: false,
        refundId: asId('r1'),
        refundAmtn: cents(1760 * verifyIds.length),
        times: verifyIds.length,
        refundedAt: NOW,
      };
    },
  };
};

type Sent = { requestId: string };
const dialog = (): Locator => page.getByRole('dialog').last();
const confirm = (): Locator => page.getByTestId('refund-confirm');
const expectDone = async (app: ConsoleApp, amount: string): Promise<void> => {
  const words = app.t('console.refund.done', { amount });
  await expect.element(page.getByText(words)).toBeInTheDocument();
};
const openRecord = async (
  answers: Answers = backendOf(),
  role: SignIn['operator']['role'] = 'manager',
) => {
  const app = await openConsole({ as: aSignIn({ role }), address: RECORDS, answers });
  await page.getByTestId('record').first().click();
  await recordAtRest();
  return app;
};

test('a manager gives the money of a use back: what it means, a reason, and who did it on the record', async () => {
  const app = await openRecord();
  await page.getByTestId('refund-open').click();
  await expect.element(page.getByTestId('refund-amount')).toHaveTextContent('$17.60');
  await expect.element(dialog()).toHaveTextContent(app.t('console.refund.means.books'));
  await expect.element(dialog().getByRole('radio')).not.toBeInTheDocument();
  await expectAccessible();
  await confirm().click();
  await expect.element(dialog()).toHaveTextContent(app.t('console.refund.reasonMissing'));
  expect(app.backend.bodiesOf('merchantRefundUsed')).toEqual([]);
  await page.getByLabelText(app.t('console.refund.reason')).fill(` ${REASON} `);
  await confirm().click();
  await expectDone(app, '$17.60');
  await expect
    .element(page.getByTestId('refund-by'))
    .toHaveTextContent(app.t('console.refund.by', { name: '黃美玲', time: dateTimeText(NOW) }));
  await expect.element(page.getByTestId('refund-by')).toHaveTextContent(REASON);
  await expect.element(page.getByTestId('refund-open')).not.toBeInTheDocument();
  await expect.element(page.getByTestId('refund-dialog')).not.toBeInTheDocument();
  await expectAccessible();
  expect(app.backend.bodiesOf('merchantRefundUsed')).toMatchObject([
    { verifyIds: ['v0'], reason: REASON },
  ]);
});

test('of a card that was used several times, one use or all that stand', async () => {
  const undone: HistoryEvent = { kind: 'UNDONE', at: NOW, ofVerifyId: asId<VerifyId>('v9') };
  const app = await openRecord(backendOf([used(0), used(9), undone, used(1)]));
  await page.getByTestId('refund-open').click();
  await page
    .getByLabelText(app.t('console.refund.all', { count: 2, times: 2, amount: '$35.20' }))
    .click();
  await expect.element(page.getByTestId('refund-amount')).toHaveTextContent('$35.20');
  await page.getByLabelText(app.t('console.refund.reason')).fill(REASON);
  await confirm().click();
  await expectDone(app, '$35.20');
  expect(app.backend.bodiesOf('merchantRefundUsed')).toMatchObject([{ verifyIds: ['v0', 'v1'] }]);
});

test('a lost answer is asked again with the same request, and a refusal says why', async () => {
  const good = backendOf();
  let answer: 'lost' | 'refused' | 'good' = 'lost';
  const app = await openRecord({
    ...good,
    merchantRefundUsed: (body, asked) => {
      if (answer === 'lost') return LOST;
      return answer === 'refused'
        ? new Refusal('USE_UNDONE')
        : good.merchantRefundUsed!(body, asked);
    },
  });
  await page.getByTestId('refund-open').click();
  await page.getByLabelText(app.t('console.refund.reason')).fill(REASON);
  await confirm().click();
  await expect.element(dialog()).toHaveTextContent(app.t('console.refund.unsure'));
  answer = 'refused';
  await confirm().click();
  await expect.element(dialog()).toHaveTextContent(app.t('error.USE_UNDONE'));
  answer = 'good';
  await confirm().click();
  await expectDone(app, '$17.60');
  const [first, second, third] = app.backend.bodiesOf('merchantRefundUsed') as Sent[];
  expect(second).toEqual(first);
  expect(third!.requestId).not.toBe(first!.requestId);
});

test('who may not give money back sees who did, and no way to do it', async () => {
  const rows = [
    aRow(0, { refunded: { at: NOW, operatorName: '黃美玲', reason: REASON } }),
    aRow(1),
  ];
  await openRecord(recordsOf(rows), 'auditor');
  await expect.element(page.getByTestId('refund-by')).toHaveTextContent('黃美玲');
  await expect.element(page.getByTestId('refund-open')).not.toBeInTheDocument();
  await expectAccessible();
});
