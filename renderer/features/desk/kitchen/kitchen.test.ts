import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type StationId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { cellsOf, fitting, gridOf, rowsOf } from './cells.ts';
import { bumpedOf, ticketsOf, totalsOf } from './tickets.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const STORE = asId<StoreId>('store');
const WOK = asId<StationId>('wok');
const GRILL = asId<StationId>('grill');

type Line = DeskOrder['lines'][number];
const line = (change: Partial<Line> = {}): Line => ({
  lineId: 'l1',
  productId: asId('rice'),
  name: 'Rice',
  sku: '',
  options: '',
  quantity: 2,
  kept: 2,
  allergens: [],
  isDone: false,
  stations: [],
  ...change,
});
const order = (number: string, minutes: number, change: Partial<DeskOrder> = {}): DeskOrder =>
  ({
    orderId: asId(number),
    kind: 'takeout',
    storeId: STORE,
    number,
    stage: 'MAKING',
    releaseAt: null,
    readyAt: plus(NOW, minutes * MINUTE),
    promisedAt: plus(NOW, minutes * MINUTE),
    cookedAt: null,
    lines: [line()],
    ...change,
  }) as DeskOrder;
const numbers = (found: readonly { order: DeskOrder }[]) => found.map((each) => each.order.number);
const everywhere = { storeId: STORE, stationId: null };

describe('the tickets of a kitchen (decision DA12)', () => {
  it('are the orders of its store in the making, by the time at which they are due', () => {
    const orders = [
      order('P002', 20),
      order('P001', 5),
      order('P003', 1, { stage: 'READY' }),
      order('M001', 1, { kind: 'market' }),
      order('P009', 1, { storeId: asId('other') }),
      order('P004', 30, { stage: 'PRE', releaseAt: NOW }),
    ];
    expect(numbers(ticketsOf(orders, everywhere, NOW))).toEqual(['P001', 'P002', 'P004']);
  });

  it('desk row 16: at a station are those with a dish of it that is not done, and say where else it is made', () => {
    const at = (stationId: StationId, isDone: boolean) => ({ stationId, isDone });
    const both = line({ stations: [at(WOK, false), at(GRILL, false)] });
    const orders = [
      order('P001', 5, { lines: [both, line({ lineId: 'l2' })] }),
      order('P002', 6, { lines: [line({ stations: [at(WOK, true), at(GRILL, false)] })] }),
      order('P003', 7, { lines: [line({ stations: [at(GRILL, false)] })] }),
      order('P004', 8, { lines: [line({ kept: 0, stations: [at(WOK, false)] })] }),
    ];
    const tickets = ticketsOf(orders, { storeId: STORE, stationId: WOK }, NOW);
    expect(numbers(tickets)).toEqual(['P001']);
    expect(tickets[0]!.lines).toEqual([{ line: both, isDone: false, alsoAt: [GRILL] }]);
    expect(
      bumpedOf(orders, { storeId: STORE, stationId: WOK }, NOW).map(({ number }) => number),
    ).toContain('P002');
  });

  it('desk row 19: sum up what is still to be made', () => {
    const orders = [
      order('P001', 5, { lines: [line(), line({ lineId: 'l2', sku: 'Large', kept: 1 })] }),
      order('P002', 6, { lines: [line({ kept: 3 }), line({ lineId: 'l2', isDone: true })] }),
    ];
    expect(totalsOf(ticketsOf(orders, everywhere, NOW))).toEqual([
      { name: 'Rice', pieces: 5 },
      { name: 'Rice Large', pieces: 1 },
    ]);
  });

  it('desk row 18: can be called back for the whole shift, the latest first', () => {
    const orders = [
      order('P001', 5, { stage: 'READY', cookedAt: plus(NOW, -MINUTE) }),
      order('P002', 5, { stage: 'DONE', cookedAt: plus(NOW, -9 * MINUTE) }),
      order('P003', 5, { stage: 'DONE' }),
      order('P004', 5),
    ];
    expect(bumpedOf(orders, everywhere, NOW).map(({ number }) => number)).toEqual(['P001', 'P002']);
  });
});

describe('the cells of a display', () => {
  it('are two by four, three by four, three by six', () => {
    expect(gridOf({ width: 1256, height: 650 })).toEqual({ columns: 4, rows: 2 });
    expect(gridOf({ width: 1576, height: 780 })).toEqual({ columns: 4, rows: 3 });
    expect(gridOf({ width: 1896, height: 930 })).toEqual({ columns: 6, rows: 3 });
    expect(gridOf({ width: 640, height: 200 })).toEqual({ columns: 2, rows: 0 });
    expect(gridOf({ width: 320, height: 600 })).toEqual({ columns: 1, rows: 0 });
  });

  it('go on with a ticket that is too long for one; one that would be cut waits for the next page', () => {
    const tickets = ticketsOf([order('P001', 1), order('P002', 2)], everywhere, NOW);
    const block = { what: 'BESIDES', text: '', rows: 2 } as const;
    const cells = cellsOf(tickets, () => [block, block, block], { rows: 4 });
    expect(cells.map(({ index, part, blocks }) => [index, part, blocks.length])).toEqual([
      [0, 0, 2],
      [0, 1, 1],
      [1, 0, 2],
      [1, 1, 1],
    ]);
    expect(fitting(cells, 3)).toHaveLength(2);
    expect(fitting(cells, 1)).toHaveLength(1);
    expect(fitting(cells, 8)).toHaveLength(4);
  });

  it('reckon square script twice as wide as letters', () => {
    expect(rowsOf('', 10)).toBe(1);
    expect(rowsOf('咖喱牛腩飯加飯', 6)).toBe(2);
    expect(rowsOf('Curry rice', 7)).toBe(1);
  });
});
