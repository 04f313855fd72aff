import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetRows } from './rows.ts';

const BOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="x" sheetId="1" state="hidden" r:id="rId9"/><sheet name="菜" sheetId="2" r:id="rId1"/></sheets></workbook>';
const LINKS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs></styleSheet>';

const workbook = (rows: string, more: Record<string, string> = {}): Uint8Array => {
  const parts = {
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': LINKS,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
};
const read = (bytes: Uint8Array) => sheetRows(bytes, { mostRows: 3 });

describe('a spreadsheet', () => {
  it('gives texts as they are, shared or not, and numbers as they are shown', () => {
    const shared =
      '<sst><si><t>豬扒包</t><rPh><t>ジュ</t></rPh></si><si><r><t>A &amp; </t></r><r><t xml:space="preserve"> B</t></r></si></sst>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>' +
      '<row r="4"><c t="inlineStr"><is><t>00123</t></is></c><c s="1"><v>12345678</v></c><c><v>1.1000000000000001</v></c><c><v>4.006381333931E12</v></c><c t="b"><v>1</v></c><c s="3"><v>0.38</v></c></row>';
    expect(read(workbook(rows, { 'xl/sharedStrings.xml': shared }))).toEqual([
      { line: 1, cells: ['豬扒包', '', 'A &  B'], faults: [] },
      {
        line: 4,
        cells: ['00123', '0000012345678', '1.1', '4006381333931', 'yes', '38'],
        faults: [],
      },
    ]);
  });

  it('names each cell that holds a formula, a date or an error', () => {
    const rows =
      '<row r="7"><c r="B7"><f>1+1</f><v>2</v></c><c r="AA7" s="2"><v>45000</v></c><c r="AB7" t="e"><v>#REF!</v></c><c r="AC7" t="str"><f/><v>x</v></c></row>';
    expect(read(workbook(rows))).toMatchObject([
      {
        faults: [
          { cell: 'B7', why: 'formula' },
          { cell: 'AA7', why: 'date' },
          { cell: 'AB7', why: 'error' },
          { cell: 'AC7', why: 'formula' },
        ],
      },
    ]);
  });

  it('reads names of tags with a prefix', () => {
    const sheet =
      '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>甲</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    expect(read(workbook('', { 'xl/worksheets/sheet1.xml': sheet }))).toMatchObject([
      { cells: ['甲'] },
    ]);
  });

  it('is refused where it is only half there, at whatever byte it ends', () => {
    const whole = workbook('<row><c><v>1</v></c></row>');
    for (let end = 4; end < whole.length; end += 7)
      expect(read(whole.subarray(0, end))).toEqual({ problem: 'broken' });
  });

  it('is refused where a byte of a part has changed', () => {
    const whole = workbook('<row><c><v>1</v></c></row>');
    const at = whole.length - 900;
    for (let byte = 40; byte < at; byte += 1) {
      const changed = Uint8Array.from(whole);
      changed[byte]! ^= 0x55;
      expect(() => read(changed)).not.toThrow();
    }
  });

  it.each([
    ['a bomb', workbook(' '.repeat(40_000_000)), 'tooLarge'],
    ['more rows than are read', workbook('<row><c><v>1</v></c></row>'.repeat(4)), 'tooManyRows'],
    ['a cell far to the right', workbook('<row><c r="ZZ1"><v>1</v></c></row>'), 'tooManyColumns'],
    ['a part that breaks off', workbook('', { 'xl/worksheets/sheet1.xml': '<row><c' }), 'broken'],
    ['entities', workbook('', { 'xl/styles.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }), 'broken'],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'noSheet'],
    ['the old format', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), 'oldFormat'],
  ])('is refused with %s', (_, bytes, problem) => {
    expect(read(bytes)).toMatchObject({ problem });
  });
});
