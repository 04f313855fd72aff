import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { csvWriter } from '../../../lib/table-file/csv.ts';
import type { Cell } from '../../../lib/table-file/writer.ts';
import { partsSink } from '../../../lib/table-file/sink.ts';
import type { RowWriter, Sink } from '../../../lib/table-file/writer.ts';
import { serialOf, xlsxCell, xlsxWriter } from '../../../lib/table-file/xlsx.ts';

const at = instant(Date.parse('2026-11-21T20:05:09+08:00'));
const row: Cell[] = [
  { kind: 'time', value: at },
  { kind: 'text', value: '招牌葡撻, "四個"' },
  { kind: 'money', value: cents(3800) },
  { kind: 'count', value: 2 },
  null,
];

const gathered = (): { sink: Sink; bytes: () => Uint8Array } => {
  const parts: Uint8Array[] = [];
  return {
    sink: {
      write: (part) => {
        parts.push(part.slice());
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
      abort: () => Promise.resolve(),
    },
    bytes: () => Uint8Array.from(parts.flatMap((part) => [...part])),
  };
};
const written = async (make: (sink: Sink) => RowWriter, pages: Cell[][][]): Promise<Uint8Array> => {
  const { sink, bytes } = gathered();
  const writer = make(sink);
  await writer.begin(['時間', '商品', '金額', '次數', '備註'], [20, 20, 10, 10, 10]);
  for (const page of pages) await writer.rows(page);
  await writer.end();
  return bytes();
};

describe('row 33: a CSV file', () => {
  it('is UTF-8 with its mark, with Macau times and amounts of two decimals', async () => {
    const bytes = await written(csvWriter, [[row], [row]]);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const line = '2026-11-21 20:05:09,"招牌葡撻, ""四個""",38.00,2,\r\n';
    expect(new TextDecoder().decode(bytes.slice(3))).toBe(
      `時間,商品,金額,次數,備註\r\n${line}${line}`,
    );
  });
});

describe('row 33: a spreadsheet', () => {
  it('opens as a workbook whose times and money are numbers with a format', async () => {
    const files = unzipSync(
      await written((sink) => xlsxWriter(sink, { title: '核銷記錄' }), [[row], [row, row]]),
    );
    expect(Object.keys(files).sort()).toEqual(
      [
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/_rels/workbook.xml.rels',
        'xl/styles.xml',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
      ].sort(),
    );
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet.match(/<row>/g)).toHaveLength(4);
    expect(sheet).toContain('<c s="2"><v>38.00</v></c><c><v>2</v></c><c/>');
    expect(strFromU8(files['xl/workbook.xml']!)).toContain(
      '<sheet name="核銷記錄" sheetId="1" r:id="rId1"/>',
    );
  });

  it('knows the date as spreadsheets count it', () => {
    expect(serialOf(instant(Date.parse('2026-11-21T00:00:00+08:00')))).toBe(46_347);
    expect(serialOf(instant(Date.parse('2026-11-21T12:00:00+08:00')))).toBe(46_347.5);
  });

  it('keeps every text a text, whatever is in it', () => {
    expect(xlsxCell({ kind: 'text', value: '=1+1' })).toContain('t="inlineStr"');
    expect(xlsxCell({ kind: 'text', value: '<b>&"\u0000\ud800x' })).toBe(
      '<c t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;&amp;&quot;x</t></is></c>',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(xlsxCell({ kind: 'text', value })).not.toMatch(
          /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/,
        );
      }),
    );
  });

  it('continues in another sheet when one is full', async () => {
    const files = unzipSync(
      await written(
        (sink) => xlsxWriter(sink, { title: 'R', mostRows: 3 }),
        [[row, row, row, row, row]],
      ),
    );
    const rows = [1, 2, 3].map(
      (n) => strFromU8(files[`xl/worksheets/sheet${n}.xml`]!).match(/<row>/g)!.length,
    );
    expect(rows).toEqual([3, 3, 2]);
  });
});

describe('a download', () => {
  it('is saved once, of all its parts in order, and not at all when it was stopped', async () => {
    const saved: Blob[] = [];
    const sink = partsSink('a.csv', 'csv', (file) => {
      saved.push(file);
    });
    for (const text of ['one ', 'two ', 'three']) await sink.write(new TextEncoder().encode(text));
    await sink.close();
    expect(await saved[0]!.text()).toBe('one two three');
    const stopped = partsSink('b.csv', 'csv', (file) => {
      saved.push(file);
    });
    await stopped.write(new Uint8Array(8));
    await stopped.abort();
    expect(saved).toHaveLength(1);
  });
});
