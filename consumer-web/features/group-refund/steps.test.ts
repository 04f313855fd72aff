import { expect, it } from 'vitest';
import type { GroupRefundRequest } from '#shared/contract/consumer/group-refund.ts';
import { translator } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import type { T } from '../../lib/i18n.ts';
import { isAtOnce, stepRows } from './steps.ts';

const t: T = translator('zh-Hant');
const AT = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const LATER = plus(AT, HOUR);
type Step = GroupRefundRequest['steps'][number];
const step = (kind: Step['kind'], at = AT, note = ''): Step => ({ kind, at, note });

const aRequest = (change: Partial<GroupRefundRequest>): GroupRefundRequest => ({
  refundId: asId('r1'),
  progress: 1,
  amtn: cents(3800),
  reason: 1,
  reasonLabel: '行程有變',
  reasonText: '',
  imgList: [],
  vouchers: [{ codeMask: '3505****0945', amtn: cents(3800) }],
  isWhole: true,
  isAutomatic: false,
  isUsed: false,
  steps: [step('REQUESTED')],
  autoAt: null,
  channelResult: null,
  canCancel: false,
  ...change,
});
const textsOf = (request: GroupRefundRequest): string[] =>
  stepRows(request, t).map(({ text, note }) => `${text}${note ? `：${note}` : ''}`);

it('a request that waits shows first what is to come, and not what the guest wrote', () => {
  const request = aRequest({ autoAt: LATER, steps: [step('REQUESTED', AT, '當天不能來')] });
  expect(textsOf(request)).toEqual(['店舖審核中，24 小時內未處理將自動退款', '已提交退款申請']);
});

it('the reply of the store is in the row of its decision', () => {
  const steps = [step('REJECTED', LATER, '已為您預留座位'), step('REQUESTED')];
  expect(textsOf(aRequest({ steps }))[0]).toContain('：已為您預留座位');
});

it('money on its way, returned and refused by its channel is the newest step', () => {
  const approved = [step('APPROVED', LATER), step('REQUESTED')];
  expect(textsOf(aRequest({ steps: approved, channelResult: 'PENDING' }))[0]).toBe(
    '款項正在原路退回',
  );
  const returned = [step('RETURNED', LATER), ...approved];
  expect(textsOf(aRequest({ steps: returned, channelResult: 'SUCCESS' }))[0]).toBe(
    '款項已原路退回',
  );
  const failed = [step('CHANNEL_FAILED', LATER), ...approved];
  expect(textsOf(aRequest({ steps: failed, channelResult: 'FAIL' }))[0]).toContain('請聯絡客服');
});

it('a refund by the promise of the deal differs from that of a store without an answer', () => {
  const of = (at: typeof AT, isAutomatic = true): boolean =>
    isAtOnce(aRequest({ isAutomatic, steps: [step('APPROVED', at), step('REQUESTED')] }));
  expect([of(AT), of(LATER), of(AT, false)]).toEqual([true, false, false]);
});

it('what the store gave back by itself is one step with its words, and nobody asked', () => {
  const request = aRequest({
    isUsed: true,
    channelResult: 'PENDING',
    steps: [step('BY_STORE', AT, '廚房提早關門')],
  });
  expect(textsOf(request)).toEqual(['款項正在原路退回', '商戶在券使用後退款給您：廚房提早關門']);
});
