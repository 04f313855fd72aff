import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, plus } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import { refundDisplay, refundTimeline } from './refund-display.ts';

describe("a refund's own line", () => {
  it.each([
    [{ refundStatus: 0 }, 'order.refund.none', true],
    [{}, 'order.refund.none', true],
    [{ refundStatus: 1 }, 'order.refund.part', true],
    [{ refundStatus: 2 }, 'order.refund.all', false],
    [{ refundStatus: 3 }, 'order.status.processing', false],
    [{ refundStatus: 0, refundProgress: 0 }, 'order.refund.pending', true],
    [{ refundStatus: 1, refundProgress: 1 }, 'order.refund.succeeded', false],
    [{ refundStatus: 0, refundProgress: -1 }, 'order.refund.rejected', false],
    [{ refundStatus: -2 }, 'order.refund.recalled', false],
  ])('%j says %s', (order, labelKey, active) => {
    expect(refundDisplay({ orderStatus: 4, ...order })).toMatchObject({ labelKey, active });
  });
});

describe('the steps of a refund', () => {
  const settledAt = plus(NOON, MINUTE);
  const steps = (refundProgress: number) =>
    refundTimeline({ refundProgress, requestedAt: NOON, settledAt });
  it('show until when the store may answer', () => {
    expect(steps(0)).toEqual([
      { labelKey: 'order.refundStep.requested', state: 'done', at: NOON },
      { labelKey: 'order.refundStep.reviewing', state: 'current', at: NOON + DAY },
      { labelKey: 'order.refundStep.returned', state: 'next', at: null },
    ]);
  });
  it.each([
    [1, ['requested', 'approved', 'returned']],
    [-1, ['requested', 'rejected']],
    [-2, ['requested', 'recalled']],
  ])('with progress %i are %s, all done', (progress, words) => {
    expect(steps(progress).map(({ labelKey, state }) => [labelKey, state])).toEqual(
      words.map((word) => [`order.refundStep.${word}`, 'done']),
    );
    expect(
      steps(progress)
        .slice(1)
        .every(({ at }) => at === settledAt),
    ).toBe(true);
  });
  it('promise nothing about a new number', () => {
    expect(steps(7).at(-1)).toEqual({
      labelKey: 'order.refundStep.processing',
      state: 'current',
      at: null,
    });
  });
});
