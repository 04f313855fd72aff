import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { onPostgres } from './on-postgres.ts';
import { percentile, printNote, printTable, round, type Row } from './table.ts';

const STORE = asId<StoreId>('t-food-hall');
const DISHES = 5000;
const ROUNDS = 5;
const COLUMNS = ['number', 'class_zh', 'dish_zh', 'price', 'minutes', 'weight', 'description_zh'];

const linesOf = (price: number): string[][] =>
  Array.from({ length: DISHES }, (_, at) => [
    `B-${String(at).padStart(5, '0')}`,
    `分類 ${at % 40}`,
    `商品 ${at}`,
    (price + (at % 50)).toFixed(2),
    String(5 + (at % 30)),
    '0.35',
    `說明文字，第 ${at} 項`,
  ]);
const csvOf = (lines: readonly string[][]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(strToU8([COLUMNS, ...lines].map((cells) => cells.join(',')).join('\n')));

/** As spreadsheets write it: texts that cells share. */
const sheetOf = (lines: readonly string[][]): Uint8Array<ArrayBuffer> => {
  const texts = new Map<string, number>();
  const cell = (text: string): string => {
    if (!texts.has(text)) texts.set(text, texts.size);
    return `<c t="s"><v>${texts.get(text)}</v></c>`;
  };
  const rows = [COLUMNS, ...lines].map((cells) => `<row>${cells.map(cell).join('')}</row>`);
  const shared = [...texts.keys()].map((text) => `<si><t>${text}</t></si>`);
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><R Id="a" Target="sheet.xml"/></R>',
    'xl/sheet.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.join('')}</sst>`,
  };
  return Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
};

/** What a file of 5,000 dishes would do to a menu, new dishes first and then changes of all of them. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server }) => {
    const { api } = await signInTill(testClient({ url: server.url, kind: 'console' }), {
      account: '66990003',
    });
    const check = (bytes: Uint8Array<ArrayBuffer>) =>
      api.merchantMenuImportCheck({ storeId: STORE }, { file: new Blob([bytes]) });
    const measured = async (what: string, bytes: Uint8Array<ArrayBuffer>): Promise<Row> => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        const { sums } = await check(bytes);
        times.push(performance.now() - began);
        if (sums.bad > 0 || sums.new + sums.change !== DISHES) throw new Error('another file');
      }
      return {
        what,
        'p50 ms': round(percentile(times, 50)),
        'slowest ms': round(Math.max(...times)),
      };
    };
    const [first, dearer] = [linesOf(20), linesOf(21)];
    const rows = [
      await measured('new dishes, CSV', csvOf(first)),
      await measured('new dishes, XLSX', sheetOf(first)),
    ];
    const { importId } = await check(csvOf(first));
    const began = performance.now();
    await api.merchantMenuImportApply({ requestId: asId(randomUUID()), storeId: STORE, importId });
    const applied = round(performance.now() - began);
    rows.push(await measured('changes, CSV', csvOf(dearer)));
    rows.push(await measured('changes, XLSX', sheetOf(dearer)));
    printTable(`dry run of ${DISHES} rows (at most 3,000 ms)`, rows);
    printNote(`applied in ${applied} ms`);
  });
};
