import { describe, expect, it } from 'vitest';
import { asId } from '../../kernel/ids.ts';
import { instant, type Day } from '../../kernel/time.ts';
import { dishTotals, firstOpening } from './morning-list.ts';
import { morningOf, morningPaper, paperOf, partOf } from './papers.ts';

const DAY = '2026-11-21' as Day;
const at = (time: string, day: string = DAY) => instant(Date.parse(`${day}T${time}:00+08:00`));
const hours = (...spans: [from: number, to: number][]) => ({
  hours: spans.map(([from, to]) => ({ fromMinute: from * 60, toMinute: to * 60 })),
  weekdays: [],
  closedDays: [],
});

describe('the first opening of a business day', () => {
  it('is the earlier of lunch and dinner', () => {
    expect(firstOpening(hours([17, 22], [11, 14]), DAY)).toBe(at('11:00'));
  });
  it('is its beginning at five where the store is open then', () => {
    expect(firstOpening(hours([0, 0]), DAY)).toBe(at('05:00'));
    expect(firstOpening(hours([18, 6]), DAY)).toBe(at('05:00'));
  });
  it('is after midnight where the store opens then, and none where it stays closed', () => {
    expect(firstOpening(hours([1, 3]), DAY)).toBe(at('01:00', '2026-11-22'));
    const closed = { ...hours([11, 14]), closedDays: [DAY] };
    expect(firstOpening(closed, DAY)).toBeNull();
    expect(firstOpening(hours(), DAY)).toBeNull();
  });
});

it('sums a dish by what was chosen of it, gifts apart, most first, and leaves out what is not wanted any more', () => {
  const line = (productId: string, kept: number, options = '') => ({
    productId: asId<never>(productId),
    name: productId,
    sku: '',
    options,
    kept,
  });
  const tea = { name: 'tea', quantity: 1 };
  expect(
    dishTotals([
      { lines: [line('rice', 1), line('tea', 2, 'cold'), line('egg', 0)], gifts: [tea] },
      { lines: [line('tea', 1, 'cold'), line('tea', 1, 'hot'), line('rice', 3)], gifts: [tea] },
    ]).map(({ name, options, count, isGift }) => [name, isGift ? 'gift' : options, count]),
  ).toEqual([
    ['rice', '', 4],
    ['tea', 'cold', 3],
    ['tea', 'gift', 2],
    ['tea', 'hot', 1],
  ]);
});

it('a list is named by its day, and by its number where somebody asked for it', () => {
  expect([0, 2].map((nth) => partOf(morningPaper(DAY, nth)))).toEqual([
    'MORNING.2026-11-21',
    'MORNING.2026-11-21-2',
  ]);
  for (const nth of [0, 2])
    expect(morningOf(paperOf(partOf(morningPaper(DAY, nth))))).toEqual({ day: DAY, nth });
  for (const part of ['MORNING', 'MORNING.x', 'LABEL.2', 'TICKET.wok', 'MORNING.2026-11-21-x'])
    expect(morningOf(paperOf(part))).toBeNull();
});
