import { expect, it } from 'vitest';
import type { PrintMorning } from '#shared/contract/merchant/desk-print.ts';
import { translator } from '#shared/i18n/translate.ts';
import { instant, type Day } from '#shared/kernel/time.ts';
import type { ReceiptLine } from '../../../lib/printing/receipt-line.ts';
import { morningLines } from './morning-lines.ts';
import { anOrder } from './test-paper.ts';

const zh = translator('zh-Hant');
const en = translator('en');
const at = (time: string) => instant(Date.parse(`2026-11-21T${time}:00+08:00`));
const wordsOf = (lines: readonly ReceiptLine[]): string[] =>
  lines.map((line) => {
    if (line.kind === 'pair') return `${line.left}|${line.right}`;
    if (line.kind !== 'text') return '--';
    const words = `${'  '.repeat(line.indent ?? 0)}${line.text}`;
    return line.isInverse === true ? `[${words}]` : words;
  });
const aList = (change: Partial<PrintMorning> = {}): PrintMorning => ({
  day: '2026-11-21' as Day,
  store: '議事亭前地店',
  orders: [
    anOrder({ stage: 'PRE', slotAt: at('12:30'), remark: '', flags: [] }),
    anOrder({ stage: 'NEW', slotAt: at('19:00'), number: 'D 013', way: 'RIDER', gifts: [] }),
  ],
  isCut: false,
  isDuplicate: false,
  isDeputy: false,
  ...change,
});

it('says each order by its time with its dishes, what was chosen, remark and allergens, and all dishes at the end', () => {
  const dishes = ['2 × 乾炒牛河', '  大', '  少油', '  走蔥'];
  const others = ['1 × 凍檸茶', '  少甜', '1 × 蛋撻'];
  expect(wordsOf(morningLines({ morning: aList(), at: at('11:00') }, zh))).toEqual([
    '預訂單清單',
    '2026-11-21',
    '議事亭前地店',
    '2 張預訂單',
    '--',
    '12:30 P012',
    '到店自取',
    ...dishes,
    '[含大豆、麩質]',
    ...others,
    '1 × 例湯 (贈品)',
    '--',
    '19:00 D 013',
    '騎手配送',
    '[尚未接單]',
    '[備註：花生過敏，請分開裝]',
    ...dishes,
    '[過敏！含大豆、麩質]',
    ...others,
    '--',
    '合計',
    '4 × 乾炒牛河',
    '  大',
    '  少油',
    '  走蔥',
    '2 × 凍檸茶',
    '  少甜',
    '2 × 蛋撻',
    '1 × 例湯 (贈品)',
    '--',
    '議事亭前地店|列印 11:00',
  ]);
});

it('of a day that has more says so, and says DUPLICATE and by whom where it is one', () => {
  const words = wordsOf(
    morningLines(
      {
        morning: aList({ isCut: true, isDuplicate: true, isDeputy: true }),
        at: at('11:05'),
      },
      en,
    ),
  );
  expect(words[0]).toBe('[DUPLICATE 11:05]');
  expect(words).toContain('Printed for another till');
  expect(words).toContain('There are more pre-orders than this list holds.');
});
