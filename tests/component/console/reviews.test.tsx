import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { aSignIn, type SignIn } from '../support/staff.ts';

const NOW = instant(Date.now());
const aReview = (id: string, change: Partial<MerchantCommentRow> = {}): MerchantCommentRow => ({
  kind: 'GROUP',
  commentId: asId(id),
  storeId: aSignIn().stores[0]!.id,
  productName: '派對葡撻十二個',
  nickname: '小雯',
  score: 4,
  text: '',
  imgList: [],
  at: plus(NOW, -HOUR),
  reply: null,
  report: null,
  ...change,
});
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
const REVIEWS = [
  aReview('r1', { score: 1, nickname: '阿***', text: '等了半小時', imgList: [PHOTO] }),
  aReview('r2'),
];

/** A backend with reviews that can be answered once. */
const backendOf = (given: readonly MerchantCommentRow[]): Answers => {
  let reviews = [...given];
  return {
    merchantCommentList: ({ state, tab }) => {
      const result = reviews
        .filter(({ reply }) => (reply === null) === (state !== 'ANSWERED'))
        .filter(({ score }) => tab !== 'bad' || score <= 2);
      return { result, next: false, nextOffset: result.length };
    },
    merchantCommentReply: ({ commentId, text, before }) => {
      const at = reviews.find((one) => one.commentId === commentId)?.reply?.at ?? NOW;
      const reply = { text, at, editedAt: before === undefined ? null : NOW };
      reviews = reviews.map((one) => (one.commentId === commentId ? { ...one, reply } : one));
      return { reply, replay: false };
    },
    merchantCommentReport: ({ commentId, reason }) => {
      const report = { reason, at: NOW, settled: null };
      reviews = reviews.map((one) => (one.commentId === commentId ? { ...one, report } : one));
      return { report, replay: false };
    },
  };
};
const open = (
  role: SignIn['operator']['role'],
  answers: Answers = backendOf(REVIEWS),
  address = '/merchant/reviews',
) => openConsole({ as: aSignIn({ role }), address, answers });
const items = page.getByTestId('review');
const reply = page.getByTestId('review-reply');

test('desk row 34: a manager reads what guests wrote, finds the poor ones, and answers one for all to see', async () => {
  const app = await open('manager');
  await expect.poll(() => items.elements().length).toBe(2);
  for (const text of [
    '阿***',
    '等了半小時',
    '派對葡撻十二個',
    app.t('reviews.score', { score: 1 }),
  ])
    await expect.element(items.first()).toHaveTextContent(text);
  await expect.element(items.nth(1)).toHaveTextContent(app.t('reviews.noText'));
  await expect
    .element(page.getByRole('button', { name: app.t('photos.enlarge', { index: 1 }) }))
    .toBeVisible();
  await page.getByLabelText(app.t('reviews.kind')).selectOptions(app.t('reviews.kind.bad'));
  await expect.poll(() => items.elements().length).toBe(1);
  await expectAccessible();
  await reply.click();
  await page.getByTestId('confirm').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(app.t('reviews.replyMissing'));
  await page.getByLabelText(app.t('reviews.replyLabel')).fill(' 抱歉，\n已加派人手 ');
  await expectAccessible();
  await page.getByTestId('confirm').click();
  await expect
    .element(page.getByTestId('reviews-empty'))
    .toHaveTextContent(app.t('reviews.emptyFiltered'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(app.t('reviews.list'));
  expect(app.backend.bodiesOf('merchantCommentReply')).toEqual([
    { requestId: expect.any(String) as never, commentId: 'r1', text: '抱歉， 已加派人手' },
  ]);
  await page.getByText(app.t('reviews.state.ANSWERED'), { exact: true }).click();
  await expect.element(items.first()).toHaveTextContent('抱歉， 已加派人手');
  await expect
    .element(items.first())
    .toHaveTextContent(app.t('reviews.answer', { time: dateTimeText(NOW) }));
});

test('a reply is changed within its day, and not after', async () => {
  const at = (hours: number) => plus(NOW, -hours * HOUR);
  const given = (hours: number) => ({ text: '多謝', at: at(hours), editedAt: null });
  const app = await open(
    'manager',
    backendOf([
      aReview('late', { nickname: '阿遲', reply: given(24) }),
      aReview('open', { nickname: '阿早', reply: given(23) }),
    ]),
    '/merchant/reviews?state=ANSWERED',
  );
  await expect.poll(() => items.elements().length).toBe(2);
  const change = page.getByTestId('review-change');
  expect(change.elements()).toHaveLength(1);
  await change.click();
  const field = page.getByLabelText(app.t('reviews.replyLabel'));
  await expect.element(field).toHaveValue('多謝');
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(app.t('reviews.changeText', { time: dateTimeText(plus(NOW, HOUR)) }));
  await page.getByTestId('confirm').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(app.t('reviews.changeSame'));
  await field.fill('多謝您');
  await expectAccessible();
  await page.getByTestId('confirm').click();
  await expect.element(items.nth(1)).toHaveTextContent('多謝您');
  await expect.element(items.nth(1)).toHaveTextContent(
    app.t('reviews.answerEdited', {
      time: dateTimeText(at(23)),
      editedTime: dateTimeText(NOW),
    }),
  );
  expect(app.backend.bodiesOf('merchantCommentReply')).toMatchObject([
    { commentId: 'open', text: '多謝您', before: '多謝' },
  ]);
});

test('a review is reported for a reason, once, and says so', async () => {
  const app = await open('owner');
  await page.getByTestId('review-report').first().click();
  const dialog = page.getByRole('dialog');
  await page.getByTestId('confirm').click();
  await expect.element(dialog).toHaveTextContent(app.t('reviews.reportReasonMissing'));
  await dialog.getByLabelText(app.t('reviews.reportReason.OTHER')).click();
  await page.getByTestId('confirm').click();
  await expect.element(dialog).toHaveTextContent(app.t('reviews.reportNoteMissing'));
  await expectAccessible();
  await dialog.getByLabelText(app.t('reviews.reportReason.INSULT')).click();
  await page.getByTestId('confirm').click();
  await expect.element(items.first()).toHaveTextContent(
    app.t('reviews.reported', {
      time: dateTimeText(NOW),
      reason: app.t('reviews.reportReason.INSULT'),
    }),
  );
  expect(page.getByTestId('review-report').elements()).toHaveLength(1);
  expect(app.backend.bodiesOf('merchantCommentReport')).toMatchObject([
    { commentId: 'r1', reason: 'INSULT', note: '' },
  ]);
});

test.each(['HIDDEN', 'KEPT'] as const)(
  'a report that the platform has decided says what became of it: %s',
  async (outcome) => {
    const settled = { outcome, at: NOW };
    const report = { reason: 'INSULT' as const, at: NOW, settled };
    const app = await open('owner', backendOf([{ ...REVIEWS[0]!, report }]));
    await expect
      .element(page.getByTestId('review-settled'))
      .toHaveTextContent(app.t(`reviews.settled.${outcome}`, { time: dateTimeText(NOW) }));
    // nobody would read a reply to one that is hidden
    expect(reply.elements()).toHaveLength(outcome === 'HIDDEN' ? 0 : 1);
  },
);

test('a reply that fails stays in its form, and a review that is gone meanwhile is said', async () => {
  let isDown = true;
  const app = await open('owner', {
    ...backendOf(REVIEWS),
    merchantCommentReply: () => new Refusal(isDown ? 'SERVER_BUSY' : 'REVIEW_ANSWERED'),
  });
  await reply.first().click();
  await page.getByLabelText(app.t('reviews.replyLabel')).fill('多謝');
  await page.getByTestId('confirm').click();
  await expect
    .element(page.getByTestId('confirm-error'))
    .toHaveTextContent(app.t('error.SERVER_BUSY'));
  await expect.element(page.getByLabelText(app.t('reviews.replyLabel'))).toHaveValue('多謝');
  isDown = false;
  await page.getByTestId('confirm').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(app.t('reviews.meanwhile'));
});

test('an auditor reads and answers nothing', async () => {
  const app = await open('auditor');
  await expect.poll(() => items.elements().length).toBe(2);
  expect(reply.elements()).toEqual([]);
  expect(page.getByTestId('review-report').elements()).toEqual([]);
  await expect
    .element(page.getByTestId('reviews-page'))
    .toHaveTextContent(app.t('reviews.readOnly'));
});

test('a cashier has no such page', async () => {
  const till = await open('cashier');
  await expect.poll(() => location.hash).toContain('writeoff');
  expect(till.backend.bodiesOf('merchantCommentList')).toEqual([]);
});

test('a list that fails says so and is tried again', async () => {
  let isDown = true;
  const { merchantCommentList } = backendOf([]);
  await open('manager', {
    merchantCommentList: (...asked) =>
      isDown ? new Refusal('SERVER_BUSY') : merchantCommentList!(...asked),
  });
  await expect.element(page.getByTestId('reviews-failed')).toBeVisible();
  isDown = false;
  await page.getByTestId('reviews-failed').getByRole('button').click();
  await expect.element(page.getByTestId('reviews-empty')).toBeVisible();
});
