import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { namesIn } from './class-path.ts';
import { readMenuFile } from './read-file.ts';

/** A spreadsheet as programs write it: texts stand in a table of their own, signs of XML are escaped. */
const spreadsheet = (...rows: (readonly string[])[]): Uint8Array => {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const texts = [...new Set(rows.flat())];
  const cell = (text: string): string => `<c t="s"><v>${texts.indexOf(text)}</v></c>`;
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><R Id="a" Target="sheet.xml"/></R>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/sheet.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
};

describe('a menu in a spreadsheet', () => {
  it('names the classes of a supermarket by their whole path, three levels deep', () => {
    const found = readMenuFile(
      spreadsheet(
        ['dish_zh', 'class_zh', 'class_en'],
        ['龍井', '飲品 > 茶 > 綠茶', 'Drinks > Tea > Green tea'],
        ['普洱', '飲品＞茶＞黑茶', ''],
        ['啤酒', '成人 \\> 酒 > 啤酒 & 蘋果酒', 'Over 18 \\> beer > Beer & cider'],
      ),
    );
    const rows = 'rows' in found ? found.rows : [];
    expect(rows.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(rows.map(({ dish }) => namesIn(dish.classZh ?? ''))).toEqual([
      ['飲品', '茶', '綠茶'],
      ['飲品', '茶', '黑茶'],
      ['成人 > 酒', '啤酒 & 蘋果酒'],
    ]);
    expect(rows.map(({ dish }) => dish.classEn && namesIn(dish.classEn))).toEqual([
      ['Drinks', 'Tea', 'Green tea'],
      undefined,
      ['Over 18 > beer', 'Beer & cider'],
    ]);
  });

  it('and is bad where a path is longer than a cell of classes may be', () => {
    const found = readMenuFile(
      spreadsheet(['dish_zh', 'class_zh'], ['龍井', `飲品 > ${'茶'.repeat(500)} > 綠茶`]),
    );
    expect('rows' in found && found.rows[0]!.problem?.en).toMatch(/class_zh/);
  });
});
