import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { translator } from '#shared/i18n/translate.ts';
import { instant } from '#shared/kernel/time.ts';
import type { ReceiptLine } from '../../../lib/printing/receipt-line.ts';
import { NO_PRINTER } from '../../../lib/printing/printer-setup.ts';
import { textBytes } from '../../../lib/printing/receipt-bytes.ts';
import { printed } from '../../../lib/printing/test-printer.ts';
import { anOrder, aPaper } from './test-paper.ts';
import { ticketLines } from './ticket-lines.ts';

const zh = translator('zh-Hant');
const en = translator('en');

/** A paper as it reads: [black] bars, indents, and what is large. */
const wordsOf = (lines: readonly ReceiptLine[]): string[] =>
  lines.map((line) => {
    if (line.kind === 'pair') return `${line.left}|${line.right}`;
    if (line.kind === 'signature') return line.label;
    if (line.kind === 'qr') return `QR ${line.text}`;
    if (line.kind === 'rule') return '--';
    const size = line.size === 'huge' || line.size === 'big' ? `${line.size}: ` : '';
    const words = `${'  '.repeat(line.indent ?? 0)}${size}${line.text}`;
    return line.isInverse === true ? `[${words}]` : words;
  });

describe('a kitchen ticket (decision DA13)', () => {
  it('desk rows 16, 21: says number, way, time, its dishes with what was chosen, remark and allergens, and its station', () => {
    expect(wordsOf(ticketLines(aPaper(), zh))).toEqual([
      'huge: P012',
      'big: 到店自取',
      'big: 12:20 前做好',
      '炒鑊（第 2 站，共 3 站）',
      '--',
      '[big: 備註：花生過敏，請分開裝]',
      'big: 2 × 乾炒牛河',
      '  大',
      '  少油',
      '  走蔥',
      '[過敏！含大豆、麩質]',
      '  同時在：水吧',
      '1 × 例湯 (贈品)',
      '餐具 2 份',
      '膠袋 1 個',
      '--',
      '260000012345|列印 12:01',
    ]);
  });
  it('of what no station makes comes last, and of a kitchen without stations names none', () => {
    expect(wordsOf(ticketLines(aPaper({ stationId: null, lineIds: ['egg'] }), en))).toContain(
      'Other (station 3 of 3)',
    );
    const order = anOrder({ lines: anOrder().lines.map((line) => ({ ...line, stations: [] })) });
    const alone = { order, stations: [], stationId: null, lineIds: ['egg'] };
    expect(wordsOf(ticketLines(aPaper(alone), en)).join()).not.toContain('station');
  });
  it('never says that it is a copy the first time, and always after', () => {
    const first = wordsOf(ticketLines(aPaper(), en)).join();
    expect(first).not.toMatch(/duplicate/i);
    expect(wordsOf(ticketLines(aPaper({ isDuplicate: true, isDeputy: true }), en))).toEqual(
      expect.arrayContaining(['[big: DUPLICATE 12:01]', 'Printed for another till']),
    );
  });
  it('says the quick remarks in the language of the kitchen, with the words of the guest or alone', () => {
    const quick = { remarkTags: ['noCoriander', 'noSpicy'] } satisfies Partial<DeskOrder>;
    const bars = (order: DeskOrder, t = zh) =>
      wordsOf(ticketLines(aPaper({ order }), t)).filter((words) => words.startsWith('[big'));
    expect(bars(anOrder(quick))).toEqual(['[big: 備註：不要辣 · 不要芫荽 · 花生過敏，請分開裝]']);
    expect(bars(anOrder({ ...quick, remark: '' }), en)).toEqual([
      '[big: Remark: no spicy · no coriander]',
    ]);
  });
  it('asks for no tableware that nobody wants, and says the date of another day', () => {
    const order = anOrder({
      tableware: 0,
      gifts: [],
      bags: 0,
      remark: '',
      readyAt: instant(Date.parse('2026-11-22T08:30:00+08:00')),
    });
    const words = wordsOf(ticketLines(aPaper({ order }), en));
    expect(words.join()).not.toMatch(/tableware|Remark/);
    expect(words).toContain('big: Ready by 2026-11-22 08:30');
  });
  it('of an order that ended stops the same dishes, refunded or not', () => {
    const order = anOrder({
      stage: 'DONE',
      lines: anOrder().lines.map((line) => ({ ...line, kept: 0 })),
    });
    const words = wordsOf(ticketLines(aPaper({ kind: 'STOP', order }), zh));
    expect(words[0]).toBe('[big: 停止：訂單已取消]');
    expect(words).toEqual(expect.arrayContaining(['big: 2 × 乾炒牛河', 'big: 1 × 已退的餐蛋麵']));
    expect(words.join()).not.toMatch(/前做好|備註|餐具/);
  });
});

describe('a bag label', () => {
  it('says on the label where the bags of a packed order stand', () => {
    const bags = [
      { temp: 'COLD' as const, place: 'F2', count: 2 },
      { temp: 'ROOM' as const, place: '', count: 1 },
    ];
    const words = wordsOf(ticketLines(aPaper({ kind: 'LABEL', stationId: null, bags }), en));
    expect(words).toContain('[big: Chilled: 2 bags · F2]');
    expect(words).toContain('big: Room: 1 bag');
  });

  it('says whose it is, when it goes, and what is in it, with a code for the counter', () => {
    const lineIds = anOrder().lines.map(({ lineId }) => lineId);
    expect(wordsOf(ticketLines(aPaper({ kind: 'LABEL', stationId: null, lineIds }), en))).toEqual([
      'huge: P012',
      'big: Pickup',
      'big: For 12:35',
      '議事亭前地店',
      '--',
      '2 × 乾炒牛河',
      '1 × 凍檸茶',
      '1 × 蛋撻',
      '4 pieces',
      '1 × 例湯 (Gift)',
      '2 sets of tableware',
      '1 bag',
      'QR 260000012345',
      '--',
      '260000012345|Printed 12:01',
    ]);
  });
});

describe('a label in the place of an earlier one', () => {
  const label = { kind: 'LABEL', stationId: null } as const;
  it('says so above all, and nothing of a copy; printed once more it says both', () => {
    const words = wordsOf(ticketLines(aPaper({ ...label, isReplacing: true }), zh));
    expect(words.slice(0, 2)).toEqual(['[big: 取代舊標籤 12:01]', 'huge: P012']);
    const again = aPaper({ ...label, isReplacing: true, isDuplicate: true });
    expect(wordsOf(ticketLines(again, en)).slice(0, 2)).toEqual([
      '[big: REPLACES earlier label 12:01]',
      '[big: DUPLICATE 12:01]',
    ]);
  });
});

describe('a ticket of a changed order (decision DA13)', () => {
  it('says that it counts, what is less, what is off and what came instead', () => {
    const lines = anOrder().lines.map((line) =>
      line.lineId === 'beef' ? { ...line, kept: 1 } : line,
    );
    const paper = aPaper({
      kind: 'CHANGE',
      lineIds: ['beef', 'gone', 'egg'],
      addedIds: ['egg'],
      order: anOrder({ lines }),
    });
    const words = wordsOf(ticketLines(paper, en));
    expect(words.slice(0, 2)).toEqual([
      '[big: CHANGED 12:01]',
      'This one counts, and not the one before.',
    ]);
    const from = words.indexOf('big: 1 × 乾炒牛河');
    expect(words[from + 1]).toBe('[  was 2]');
    expect(words).toContain('[big: Cancelled: 1 × 已退的餐蛋麵]');
    expect(words[words.indexOf('big: 1 × 蛋撻') + 1]).toBe('[  instead of another]');
  });
});

describe('a ticket of plain letters', () => {
  it('prints its number four times as large and its remark in white on black', () => {
    const order = anOrder({ lines: [], gifts: [], remark: 'No peanuts' });
    const paper = aPaper({ order, stations: [], stationId: null, lineIds: [] });
    const bytes = textBytes(ticketLines(paper, en), { ...NO_PRINTER, paper: 80 });
    const { commands, text } = printed(bytes);
    expect(commands.filter((name) => name.startsWith('unknown'))).toEqual([]);
    expect(commands).toEqual(expect.arrayContaining(['size', 'inverse', 'cut']));
    expect([...bytes].join()).toContain([0x1d, 0x21, 0x33].join());
    expect(text).toContain('Remark: No peanuts');
  });
});
