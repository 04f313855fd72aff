import { expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId } from '#shared/kernel/ids.ts';
import { newsOf, type NewsKind } from './news.ts';

const order = (change: object = {}): DeskOrder =>
  ({
    orderId: asId('a'),
    seq: 1,
    stage: 'MAKING',
    status: 2,
    rushCount: 0,
    refund: null,
    change: null,
    ...change,
  }) as DeskOrder;

const CANCELLED = { stage: 'DONE', status: -1 };
const WAITS = { change: { answerBefore: 0 } };

it.each([
  ['CANCELLED', {}, CANCELLED],
  ['CANCELLED', { stage: 'PRE' }, CANCELLED],
  ['CANCELLED', { stage: 'READY', ...WAITS }, { stage: 'DONE', status: -3 }],
  // nobody works at it: not yet, or no more
  [null, { stage: 'NEW' }, CANCELLED],
  [null, { stage: 'OUT' }, CANCELLED],
  [null, {}, { stage: 'DONE', status: 4 }],
  ['REFUND', {}, { refund: { autoAt: 0 } }],
  ['REFUND', { stage: 'DONE', status: 4 }, { stage: 'DONE', status: 4, refund: { autoAt: 0 } }],
  ['ANSWERED', WAITS, {}],
  ['RUSHED', {}, { rushCount: 1 }],
  [null, { rushCount: 1 }, { rushCount: 1, stage: 'READY' }],
] as const satisfies readonly [NewsKind | null, object, object][])(
  'is %s from %o to %o',
  (kind, before, after) => {
    const known = new Map([[asId('a'), order(before)]]) as Parameters<typeof newsOf>[0];
    const now = order({ ...after, seq: 2 });
    expect(newsOf(known, [now])).toEqual(kind === null ? [] : [{ kind, order: now }]);
    // what was not known, or is known already, is no news
    expect(newsOf(new Map(), [now])).toEqual([]);
    expect(newsOf(new Map([[now.orderId, now]]), [now])).toEqual([]);
  },
);

it('is a refund of an order of an earlier day, but not of what a board begins with', () => {
  const asked = order({ orderId: asId('b'), stage: 'DONE', status: 4, refund: { autoAt: 0 } });
  const known = new Map([[asId('a'), order()]]) as Parameters<typeof newsOf>[0];
  expect(newsOf(known, [asked])).toEqual([{ kind: 'REFUND', order: asked }]);
  expect(newsOf(known, [{ ...asked, refund: null }])).toEqual([]);
  expect(newsOf(new Map(), [asked])).toEqual([]);
});
