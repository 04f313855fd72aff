import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import {
  byStage,
  isMeant,
  ofThisDay,
  withChanges,
  withOrder,
  type Board,
  type Changes,
} from './board.ts';

const order = (id: string, seq: number, change: Partial<DeskOrder> = {}): DeskOrder =>
  ({ orderId: asId(id), seq, stage: 'NEW', releaseAt: null, ...change }) as DeskOrder;
const board = (...orders: DeskOrder[]): Board => ({
  orders,
  isCut: false,
  stores: [],
  cursor: 's:1',
  serverTime: instant(0),
});
const changes = (...orders: DeskOrder[]): Changes => ({
  events: orders.map((each, index) => ({
    storeId: asId('s'),
    number: index,
    at: instant(0),
    kind: 'ACCEPTED',
    orderId: each.orderId,
    order: each,
  })),
  cursor: 's:2',
  isGap: false,
  stores: [],
  serverTime: instant(1),
});

describe('the board of a desk', () => {
  it('takes changes in, new orders last, and keeps what it knows later', () => {
    const first = board(order('a', 3), order('b', 2));
    const next = withChanges(
      first,
      's:1',
      changes(order('a', 2, { stage: 'DONE' }), order('b', 4), order('c', 1)),
    );
    expect(next.orders.map(({ orderId, seq }) => [orderId, seq])).toEqual([
      ['a', 3],
      ['b', 4],
      ['c', 1],
    ]);
    expect(next.cursor).toBe('s:2');
  });
  it('does not take changes in that were asked for with another cursor', () => {
    const first = board(order('a', 1));
    expect(withChanges(first, 's:0', changes(order('b', 1)))).toBe(first);
  });
  it('is the same when the same is told again', () => {
    const first = board(order('a', 1));
    const [again] = withOrder(first, order('a', 1)).orders;
    expect(again).toEqual(first.orders[0]);
  });
  it('drops what ended before this business day, but not a refund that waits', () => {
    const morning = instant(Date.parse('2026-11-22T05:00:00+08:00'));
    const at = (hours: number) => plus(morning, hours * HOUR);
    const done = (id: string, change: Partial<DeskOrder> = {}): DeskOrder =>
      order(id, 1, {
        stage: 'DONE',
        payTime: at(-8),
        promisedAt: at(-7),
        slotAt: null,
        handedAt: null,
        completedAt: at(-6),
        endedAt: null,
        refund: null,
        ...change,
      });
    const first = board(
      done('over'),
      done('open', { stage: 'OUT', completedAt: null }),
      done('called off', { completedAt: null, endedAt: at(-1) }),
      done('called off today', { completedAt: null, endedAt: morning }),
      done('refunded today', { endedAt: morning }),
      done('called off at an older server', { completedAt: null }),
      done('asked', { refund: { requestedAt: at(-1), autoAt: at(23) } }),
      done('brought at five', { completedAt: morning }),
    );
    const ids = (orders: readonly DeskOrder[]) => orders.map(({ orderId }) => orderId);
    const left = ['open', 'called off today', 'refunded today', 'asked', 'brought at five'];
    expect(ids(ofThisDay(first.orders, at(-1)))).toEqual(ids(first.orders));
    expect(ids(ofThisDay(first.orders, morning))).toEqual(left);
    const quiet = { ...changes(), serverTime: morning };
    expect(ids(withChanges(first, 's:1', quiet).orders)).toEqual(left);
  });
  it('desk row 2: begins a pre-order at its time', () => {
    const pre = order('a', 1, { stage: 'PRE', releaseAt: instant(100) });
    expect(byStage([pre], instant(99)).PRE).toHaveLength(1);
    expect(byStage([pre], instant(100)).MAKING).toHaveLength(1);
  });
  it('finds an order by its number, the last four digits of a phone, or a dish', () => {
    const rice = order('a', 1, {
      number: 'P012',
      orderNo: '261129000417',
      buyer: { mask: '6***2961', isFirst: false, ordersHere: 0 },
      lines: [{ name: 'Fried Rice' }] as DeskOrder['lines'],
    });
    const isFound = (words: string): boolean => isMeant(rice, words);
    for (const words of ['', ' ', 'p012', '12', ' rice', '2961', '2611 2900 0417'])
      expect([words, isFound(words)]).toEqual([words, true]);
    for (const words of ['P013', '2611', '29', 'noodles'])
      expect([words, isFound(words)]).toEqual([words, false]);
  });
});
