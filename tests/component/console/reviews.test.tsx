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
    merchantCommentReply: ({ commentId, text }) => {
      const reply = { text, at: NOW };
      reviews = reviews.map((one) => (one.commentId === commentId ? { ...one, reply } : one));
      return { reply };
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
    { commentId: 'r1', text: '抱歉， 已加派人手' },
  ]);
  await page.getByText(app.t('reviews.state.ANSWERED'), { exact: true }).click();
  await expect.element(items.first()).toHaveTextContent('抱歉， 已加派人手');
  await expect
    .element(items.first())
    .toHaveTextContent(app.t('reviews.answer', { time: dateTimeText(NOW) }));
});

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
