import { describe, expect, it } from 'vitest';
import type { DayReply, DayTally } from '#shared/contract/merchant/day-close.ts';
import { CSV_BOM } from '#shared/format/csv.ts';
import { translator } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant, type Day } from '#shared/kernel/time.ts';
import { billOfDay, readBill } from './bill-words.ts';
import { dayFile } from './day-file.ts';
import { usesText } from './day-words.ts';
import { slipLines } from './print/slip-lines.ts';

const t = translator('en');
const at = instant(Date.parse('2026-11-21T22:05:00+08:00'));
const day = '2026-11-21' as Day;
const tally = (count: number, amount: number, settle?: number): DayTally => ({
  count,
  times: count,
  amount: cents(amount),
  ...(settle !== undefined && { settle: cents(settle) }),
});

/** A day of one store with a correction; `settle` as owners get it. */
const aDay = (isOwner: boolean, more: Partial<DayReply> = {}): DayReply => {
  const of = (count: number, amount: number) =>
    tally(count, amount, isOwner ? amount * 0.9 : undefined);
  return {
    day,
    storeId: asId('senado'),
    storeName: 'Senado Square',
    kind: 'group',
    settleAt: at,
    figures: {
      total: of(3, 5300),
      refunded: of(0, 0),
      undone: { count: 1, times: 1, amount: cents(1000) },
      refused: 2,
      products: [{ id: asId('p1'), name: 'Egg tarts, box', ...of(3, 5300) }],
      operators: [{ id: asId('o1'), name: '=Lei', ...of(3, 5300) }],
      stores: [],
      hours: [{ hour: 9, ...of(3, 5300) }],
      refusals: [{ reason: -2030107, count: 2 }],
      undoable: { count: 1, times: 1, amount: cents(100), until: at },
      refunds: { count: 0, amount: cents(0) },
      orders: [],
    },
    corrections: [{ day: '2026-11-20' as Day, ...of(-1, -1000) }],
    bookedBefore: null,
    booked: of(2, 4300),
    closing: null,
    since: null,
    before: null,
    history: [],
    openDays: [],
    stores: [],
    ...more,
  };
};
const closing = {
  number: 2,
  at,
  operatorName: 'Wong',
  deviceName: 'Till 1',
  booked: tally(2, 4300),
  bill: null,
  reopened: null,
};

describe('the file of a day', () => {
  it('opens in a spreadsheet: marked as UTF-8, money as numbers, names kept from being formulas', () => {
    const file = dayFile(aDay(true), t, at);
    expect(
      file.startsWith(
        `${CSV_BOM}Business day,Store,Section,Name,Redemptions,Uses,Amount,Settlement\r\n2026-11-21,Senado Square,Total,,3,3,53,47.7\r\n`,
      ),
    ).toBe(true);
    expect(file).toContain('2026-11-21,Senado Square,Product,"Egg tarts, box",3,3,53,47.7\r\n');
    expect(file).toContain("Operator,'=Lei,3");
    expect(file).toContain('Books,Correction 2026-11-20,-1,-1,-10,-9\r\n');
    expect(file).toContain('Figures of (UTC+8),2026-11-21 22:05:00');
  });
  it('holds the bills that were kept with its closings, and what they differed by', () => {
    const bill = { amount: cents(4000), difference: cents(130) };
    const reopened = { at, operatorName: 'Lei', deviceName: 'Till 2', reason: 'miscounted' };
    const file = dayFile(
      aDay(true, { closing, history: [closing, { ...closing, number: 1, bill, reopened }] }),
      t,
      at,
    );
    expect(file).toContain('Platform bill,Closing 1 · Reopened,,,,40\r\n');
    expect(file).toContain('Bill less settlement booked,Closing 1 · Reopened,,,,1.3\r\n');
    expect(file).not.toContain('Closing 2');
  });
  it('says nothing of settlement to who may not see it, and keeps every line as wide as its head', () => {
    const lines = dayFile(aDay(false), t, at)
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll(/"[^"]*"/g, '').split(',').length);
    expect(new Set(lines)).toEqual(new Set([7]));
  });
});

describe('what was given back after use', () => {
  const day = aDay(true);
  const refunded = tally(-1, -1760, -1584);
  const withRefund = { ...day, figures: { ...day.figures, refunded } };
  it('is a line of the file and of the books, and lowers the settlement of the slip', () => {
    const file = dayFile(withRefund, t, at);
    expect(file).toContain('Refunded after use,,-1,-1,-17.6,-15.84\r\n');
    expect(file).toContain('Books,Refunded after use,-1,-1,-17.6,-15.84\r\n');
    const slip = slipLines({ day: withRefund, merchant: 'N', at, bill: null }, t);
    const pairs = slip.flatMap((line) => ('left' in line ? [`${line.left} ${line.right}`] : []));
    expect(pairs).toContain('Refunded after use −$17.60');
    expect(pairs).toContain('Expected settlement $31.86');
    expect(dayFile(day, t, at)).not.toContain('Refunded after use');
  });
});

describe('the books', () => {
  it('write a count below none with the minus sign of its money', () => {
    expect(usesText({ kind: 'takeout' }, tally(-2, -1000), t)).toBe('−2 orders');
    expect(usesText({ kind: 'group' }, tally(-1, -1000), t)).toBe('−1 uses');
    expect(usesText({ kind: 'group' }, tally(1, 1000), t)).toBe('1 use');
  });
});

describe('the closing slip', () => {
  const words = (facts: DayReply, bill: string | null = null) =>
    slipLines({ day: facts, merchant: 'Neighbourhood', at, bill }, t).map((line) =>
      'text' in line ? line.text : 'left' in line ? `${line.left} ${line.right}` : '',
    );
  it('says who closed the day, what is booked, and how days are counted', () => {
    const lines = words(aDay(true, { closing }), 'The bill agrees');
    expect(lines).toContain('Wong, 2026-11-21 22:05, Till 1, closing 2');
    expect(lines).toContain('Correction 2026-11-20 −$10.00');
    expect(lines).toContain('Booked $43.00');
    expect(lines).toContain('Platform bill: The bill agrees');
    expect(
      lines.some((line) => line.startsWith('A business day is 00:00 to 23:59 Macau time')),
    ).toBe(true);
  });
  it('says of an open day that it is not final', () => {
    expect(words(aDay(false))).toContain(t('slip.draft'));
  });
});

describe('the platform’s bill', () => {
  it('is empty, a sum, or wrong', () => {
    expect(['', ' ', '1,234.5', 'x'].map(readBill)).toEqual([null, null, 123_450, 'wrong']);
  });

  it('on a slip is the one that was kept, else the one just typed against what is booked', () => {
    const kept = { ...closing, bill: { amount: cents(4000), difference: cents(-1) } };
    const words = (facts: Partial<DayReply>, typed: number | null) =>
      billOfDay(aDay(true, facts), typed === null ? null : cents(typed), t);
    expect(words({ closing: kept }, 3870)).toBe('Bill $40.00: The bill is $0.01 less than ours');
    expect(words({ closing }, 3870)).toBe('The bill agrees');
    expect(words({}, 3970)).toBe('The bill is $1.00 more than ours');
    expect(words({}, null)).toBeNull();
    expect(billOfDay(aDay(false), cents(1), t)).toBeNull();
    expect(billOfDay(aDay(true), 'wrong', t)).toBeNull();
  });
});

describe('a day of orders', () => {
  const money = {
    count: 3,
    paid: cents(9000),
    promotions: cents(1000),
    whole: cents(2000),
    wholeCount: 1,
    part: cents(500),
    partCount: 1,
    given: cents(300),
    givenCount: 2,
    delivery: cents(800),
  };
  const ofOrders = (net?: number): DayReply => {
    const of = { ...money, ...(net !== undefined && { net: cents(net) }) };
    const day = aDay(net !== undefined);
    return {
      ...day,
      kind: 'takeout',
      figures: {
        ...day.figures,
        total: tally(0, 0, net === undefined ? undefined : 0),
        orders: [{ kind: 'takeout', ...of, stores: [], hours: [] }],
      },
    };
  };

  it('goes from gross to net, line by line; fees and net are the owner’s', () => {
    const file = dayFile(ofOrders(6000), t, at);
    for (const line of [
      'Takeaway orders,"Gross, before promotions",3,,100,',
      'Takeaway orders,Promotions of the store,,,-10,',
      'Takeaway orders,Paid by guests,,,90,',
      'Takeaway orders,Refunded in full,1,,-20,',
      'Takeaway orders,Fees of the platform,,,-2,',
      'Takeaway orders,Net,,,60,',
      'Books,This day,3,0,90,88',
      'Books,Refunded,-1,0,-28,-28',
    ])
      expect(file).toContain(line);
    expect(file).not.toContain('Can still be undone');
    const managers = dayFile(ofOrders(), t, at);
    expect(managers).toContain('Takeaway orders,Kept,,,62\r\n');
    expect(managers).not.toMatch(/Net|platform/);
  });

  it('is printed without what only deals have', () => {
    const day = ofOrders(6000);
    const lines = slipLines({ day, merchant: 'M', at, bill: null }, t).map((line) =>
      line.kind === 'pair' ? `${line.left} ${line.right}` : line.kind === 'text' ? line.text : '',
    );
    expect(lines).toContain('Takeaway orders 3 orders');
    expect(lines).toContain('Refunded by the store −$3.00');
    expect(lines).toContain('Net $60.00');
    expect(lines.join(' ')).not.toMatch(/Redemptions|To check/);
  });
});
