import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MerchantRefundRow } from '#shared/contract/merchant/refund.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { anOrder, anOrderRow, ordersOf } from '../support/orders.ts';
import { aSignIn, type SignIn } from '../support/staff.ts';

const NOW = instant(Date.now());

const aRefund = (id: string, change: Partial<MerchantRefundRow> = {}): MerchantRefundRow => ({
  refundId: asId(id),
  orderId: asId(`order-${id}`),
  productId: asId('tart-dozen'),
  productName: '派對葡撻十二個',
  buyerMask: '6***0002',
  amtn: cents(10_800),
  reason: 1,
  reasonLabel: '行程有變',
  reasonText: '',
  imgList: [],
  vouchers: [{ codeMask: '3505****0945', amtn: cents(10_800) }],
  isWhole: false,
  progress: 0,
  isAutomatic: false,
  isUsed: false,
  requestTime: plus(NOW, -HOUR),
  settleTime: null,
  autoAt: plus(NOW, 23 * HOUR + MINUTE / 2),
  answer: '',
  operatorName: null,
  ...change,
});
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
const REFUNDS = [
  aRefund('r1', { autoAt: plus(NOW, 40 * MINUTE), reasonText: '當天不能來', imgList: [PHOTO] }),
  aRefund('r2', { productName: '咖啡五次卡', amtn: cents(8800) }),
];
const settled = (id: string, change: Partial<MerchantRefundRow>): MerchantRefundRow =>
  aRefund(id, { autoAt: null, settleTime: NOW, ...change });

/** A backend with requests that can be answered once. */
const backendOf = (given: readonly MerchantRefundRow[]): Answers => {
  let refunds = [...given];
  const waiting = () => refunds.filter(({ progress }) => progress === 0);
  return {
    merchantRefundList: ({ state }) => {
      const result = state === 'SETTLED' ? refunds.filter((one) => one.autoAt === null) : waiting();
      return { result, next: false, nextOffset: result.length, waiting: waiting().length };
    },
    merchantRefundDecide: ({ refundId, isAccepted, note }) => {
      const progress = isAccepted ? 1 : -1;
      refunds = refunds.map((one) =>
        one.refundId === refundId
          ? {
              ...one,
              progress,
              answer: note,
              autoAt: null,
              settleTime: NOW,
              operatorName: '黃美玲',
            }
          : one,
      );
      return { progress };
    },
  };
};

const open = (
  role: SignIn['operator']['role'],
  answers: Answers = backendOf(REFUNDS),
  { language, address = '/merchant/refunds' }: { language?: 'en'; address?: string } = {},
) => openConsole({ as: aSignIn({ role }), address, answers, ...(language && { language }) });
const items = page.getByTestId('refund');

test('a manager sees what is asked back, why, and how long there is to answer', async () => {
  const app = await open('manager');
  await expect.poll(() => items.elements().length).toBe(2);
  const first = items.first();
  for (const text of ['派對葡撻十二個', '$108.00', '6***0002', '3505****0945', '當天不能來'])
    await expect.element(first).toHaveTextContent(text);
  await expect.element(first).toHaveTextContent(/(39|40) 分後自動退款/);
  await expect.element(items.nth(1)).toHaveTextContent('23 小時 0 分後自動退款');
  await expect.element(page.getByTestId('refund-count')).toHaveTextContent('2');
  await page.getByRole('button', { name: app.t('photos.enlarge', { index: 1 }) }).click();
  await expect
    .element(page.getByRole('img', { name: app.t('photos.alt', { index: 1 }) }))
    .toBeVisible();
  await expectAccessible();
});

test('a request is accepted after a question, and the number in the menu follows', async () => {
  const app = await open('manager');
  await page.getByTestId('refund-accept').first().click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(app.t('refunds.acceptText', { amount: '$108.00', count: 1 }));
  await expectAccessible();
  await page.getByTestId('confirm').click();
  await expect.poll(() => items.elements().length).toBe(1);
  await expect.element(page.getByTestId('refund-count')).toHaveTextContent('1');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(app.t('refunds.list'));
  expect(app.backend.bodiesOf('merchantRefundDecide')).toEqual([
    { refundId: 'r1', isAccepted: true, note: '' },
  ]);
  await page.getByText(app.t('refunds.state.SETTLED'), { exact: true }).click();
  await expect
    .element(items.first())
    .toHaveTextContent(app.t('refunds.by.accepted', { name: '黃美玲', time: dateTimeText(NOW) }));
});

test('a refusal needs a reason, which stays with the request', async () => {
  const app = await open('owner');
  await page.getByTestId('refund-refuse').first().click();
  await page.getByTestId('confirm').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(app.t('refunds.noteMissing'));
  await expect.element(page.getByLabelText(app.t('refunds.note'))).toHaveFocus();
  await page.getByLabelText(app.t('refunds.note')).fill('  已為您預留座位 ');
  await expectAccessible();
  await page.getByTestId('confirm').click();
  await expect.poll(() => items.elements().length).toBe(1);
  expect(app.backend.bodiesOf('merchantRefundDecide')).toEqual([
    { refundId: 'r1', isAccepted: false, note: '已為您預留座位' },
  ]);
  await page.getByText(app.t('refunds.state.SETTLED'), { exact: true }).click();
  await expect.element(items.first()).toHaveTextContent('回覆：已為您預留座位');
});

test('what the store gave back by itself is among the settled, with who did it and why', async () => {
  const used = settled('u1', {
    isUsed: true,
    progress: 1,
    reasonLabel: '商戶主動退款',
    requestTime: NOW,
    answer: '廚房提早關門',
    operatorName: '黃美玲',
  });
  const app = await open('manager', backendOf([used]), {
    address: '/merchant/refunds?state=SETTLED',
  });
  await expect
    .element(items.first())
    .toHaveTextContent(app.t('refunds.by.used', { name: '黃美玲', time: dateTimeText(NOW) }));
  await expect.element(items.first()).toHaveTextContent('退款原因：廚房提早關門');
  await expect.element(items.first()).not.toHaveTextContent('申請');
});

test('an answer that somebody else gave meanwhile is said, and one that fails keeps the question open', async () => {
  let isDown = true;
  const app = await open('manager', {
    ...backendOf(REFUNDS),
    merchantRefundDecide: () => new Refusal(isDown ? 'SERVER_BUSY' : 'REFUND_NOT_RUNNING'),
  });
  await page.getByTestId('refund-accept').first().click();
  await page.getByTestId('confirm').click();
  await expect
    .element(page.getByTestId('confirm-error'))
    .toHaveTextContent(app.t('error.SERVER_BUSY'));
  isDown = false;
  await page.getByTestId('confirm').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(app.t('refunds.meanwhile', { what: '派對葡撻十二個' }));
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('settled requests say who settled them: the store, the guest, the promise of the deal or the clock', async () => {
  const app = await open(
    'auditor',
    backendOf([
      settled('a', { progress: -1, operatorName: '黃美玲', answer: '已使用' }),
      settled('b', { progress: -2 }),
      settled('c', { progress: 1, isAutomatic: true, requestTime: NOW }),
      settled('d', { progress: 1, isAutomatic: true, requestTime: plus(NOW, -DAY) }),
    ]),
    { language: 'en', address: '/merchant/refunds?state=SETTLED' },
  );
  await expect.poll(() => items.elements().length).toBe(4);
  const time = dateTimeText(NOW);
  const said = [
    app.t('refunds.by.refused', { name: '黃美玲', time }),
    app.t('refunds.by.guest', { time }),
    app.t('refunds.by.promise', { time }),
    app.t('refunds.by.clock', { time }),
  ];
  for (const [index, words] of said.entries())
    await expect.element(items.nth(index)).toHaveTextContent(words);
  await expectAccessible();
});

test('an auditor reads and answers nothing', async () => {
  const app = await open('auditor');
  await expect.poll(() => items.elements().length).toBe(2);
  expect(page.getByTestId('refund-accept').elements()).toEqual([]);
  await expect
    .element(page.getByTestId('refunds-page'))
    .toHaveTextContent(app.t('refunds.readOnly'));
});

test('a cashier has neither the page nor the number, and asks for neither', async () => {
  const till = await open('cashier');
  await expect.element(page.getByTestId('operator')).toBeVisible();
  await expect.poll(() => location.hash).toContain('writeoff');
  expect(till.backend.bodiesOf('merchantRefundList')).toEqual([]);
});

test('nothing to answer, a failed list and a lost network are said', async () => {
  let isDown = true;
  const { merchantRefundList } = backendOf([]);
  const app = await open('manager', {
    merchantRefundList: (...asked) =>
      isDown ? new Refusal('SERVER_BUSY') : merchantRefundList!(...asked),
  });
  await expect.element(page.getByTestId('refunds-failed')).toBeVisible();
  app.setOffline(true);
  await expect
    .element(page.getByTestId('refunds-failed'))
    .toHaveTextContent(app.t('common.offline'));
  isDown = false;
  app.setOffline(false);
  await expect
    .element(page.getByTestId('refunds-empty'))
    .toHaveTextContent(app.t('refunds.empty.WAITING'));
  expect(page.getByTestId('refund-count').elements()).toEqual([]);
});

test('an order whose refund waits leads to the page that answers it', async () => {
  const row = anOrderRow(0);
  const order = anOrder(row);
  await openConsole({
    as: aSignIn({ role: 'manager' }),
    address: `/merchant/orderDetails?orderId=${row.orderId}`,
    answers: {
      ...backendOf(REFUNDS),
      ...ordersOf([row]),
      merchantOrderGet: () => ({
        ...order,
        payInfo: { ...order.payInfo, refundProgress: 0, refundingAmtn: cents(5600) },
      }),
    },
  });
  await expect.element(page.getByTestId('order-detail')).toBeVisible();
  await page.getByTestId('order-refund').getByRole('link').click();
  await expect.poll(() => items.elements().length).toBe(2);
});
