import { beforeAll, beforeEach, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { cents } from '#shared/kernel/money.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { PNG } from './walk-orgs.ts';
import { newRequest, onEach, outcomes, reasonOf, tillOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
/** A spreadsheet of rows whose cells have a bar between them; `=` begins a formula. */
const sheet = (...rows: string[]): Uint8Array<ArrayBuffer> => {
  const cell = (text: string): string =>
    text.startsWith('=')
      ? `<c><f>${text.slice(1)}</f><v>2</v></c>`
      : `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = rows.map((row) => `<row>${row.split('|').map(cell).join('')}</row>`);
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><R Id="a" Target="sheet.xml"/></R>',
    'xl/sheet.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
};
const STORE = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'a menu as a file, at the console (decision DA25)',
  (suite) => {
    let owner: Till;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestClass(query);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
    });
    beforeEach(() => clock.set(NOON));

    const at = () => ({ requestId: newRequest(), storeId: STORE });
    const check = (text: string | Uint8Array<ArrayBuffer>) =>
      owner.api.merchantMenuImportCheck({ storeId: STORE }, { file: new Blob([text]) });
    const apply = (importId: string) => owner.api.merchantMenuImportApply({ ...at(), importId });
    const undo = (importId: string) => owner.api.merchantMenuImportUndo({ ...at(), importId });
    const dishes = async () =>
      (await owner.api.merchantMenuList({ storeId: STORE, size: 100 })).result;
    const named = async (zh: string) => (await dishes()).find(({ name }) => name.zh === zh);

    it('desk row 35: says of each row what it would do, writes nothing, then does it once', async () => {
      const file = [
        'number,dish_zh,class_zh,price,stock,ean',
        'N-1,新菜,全部,38,10,',
        ',菜 rice,,41,,',
        ',菜 wine,,,,',
        ',壞菜,全部,0,,',
        ',條碼,全部,9,,123',
      ].join('\n');
      const bad = await check(file);
      expect(bad.sums).toEqual({ new: 1, change: 1, same: 1, bad: 2 });
      expect(bad.rows).toMatchObject([
        { row: 2, act: 'NEW', key: '新菜' },
        { row: 3, act: 'CHANGE', changes: [{ field: 'price', before: '40.00', after: '41.00' }] },
        { row: 5, act: 'BAD', problem: 'price must be from 0.10 to 100000.00' },
        { row: 6, act: 'BAD', problem: 'ean is no bar code' },
      ]);
      expect(await reasonOf(apply(bad.importId))).toBe('IMPORT_INVALID');
      expect(await named('新菜')).toBeUndefined();
      const good = await check(file.split('\n').slice(0, 4).join('\n'));
      expect(await reasonOf(apply(bad.importId))).toBe('IMPORT_INVALID');
      const calls = [apply(good.importId), apply(good.importId), apply(good.importId)];
      expect(await outcomes(calls)).toEqual({ ok: 1, IMPORT_INVALID: 2 });
      expect(await named('新菜')).toMatchObject({ number: 'N-1', price: 3800, stock: 10 });
      expect(await named('菜 rice')).toMatchObject({ price: 4100, seq: 2 });
      expect((await owner.api.merchantMenuImportLast({ storeId: STORE })).last).toMatchObject({
        importId: good.importId,
        dishes: 2,
      });
    });

    it('takes it back for rows that nobody touched since, within a day', async () => {
      const file = 'dish_zh,class_zh,price\n甲,新分類,10\n乙,新分類,11\n菜 rice,,43';
      const { importId } = await check(file);
      await apply(importId);
      const { productId, seq } = (await named('乙'))!;
      const dish = aDishEdit({ classId: (await named('乙'))!.classId, name: { zh: '乙', en: '' } });
      await owner.api.merchantMenuSave({ ...at(), productId, seq, dish });
      expect(await undo(importId)).toMatchObject({ undone: 2, left: 1 });
      expect(await named('甲')).toBeUndefined();
      expect(await named('乙')).toBeDefined();
      expect(await named('菜 rice')).toMatchObject({ price: 4100 });
      expect(await reasonOf(undo(importId))).toBe('IMPORT_INVALID');
      const next = await check('dish_zh,price\n菜 rice,44');
      await apply(next.importId);
      clock.set(NOON + DAY);
      // the session of the day before is over
      const { api } = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      expect((await api.merchantMenuImportLast({ storeId: STORE })).last).toBeNull();
      const late = api.merchantMenuImportUndo({ ...at(), importId: next.importId });
      expect(await reasonOf(late)).toBe('IMPORT_INVALID');
    });

    it('refuses a check that is no longer true', async () => {
      const { importId } = await check('dish_zh,stock\n菜 last,9');
      const row = (await named('菜 last'))!;
      const dish = aDishEdit({ name: { zh: '菜 last', en: '' } });
      await owner.api.merchantMenuSave({ ...at(), productId: row.productId, seq: row.seq, dish });
      expect(await reasonOf(apply(importId))).toBe('IMPORT_STALE');
    });

    it('finds dishes by their number, else by their bar code', async () => {
      const { importId } = await check('dish_zh,class_zh,price,ean\n碼,全部,5,4006381333931');
      await apply(importId);
      const renamed = await check('ean,dish_zh,price\n4006381333931,改名,6');
      expect(renamed.sums).toMatchObject({ change: 1, bad: 0 });
      const taken = await check('dish_zh,ean\n菜 rice,4006381333931');
      expect(taken.sums).toMatchObject({ change: 1 });
      const number = await check(
        'number,dish_zh,class_zh,price,ean\nX,別,全部,5,4006381333931\nY,再,全部,5,4006381333931',
      );
      expect(number.sums.bad).toBe(1);
    });

    it('desk row 35: exports what comes back unchanged, in any encoding', async () => {
      const { columns, rows } = await owner.api.merchantMenuExport({ storeId: STORE });
      expect(columns.slice(0, 2)).toEqual(['number', 'ean']);
      const text = [columns, ...rows]
        .map((row) => row.map((cell) => `"${cell}"`).join(','))
        .join('\n');
      const { sums } = await check(Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le')));
      expect(sums).toEqual({ new: 0, change: 0, same: rows.length, bad: 0 });
    });

    it('brings minutes and options in, and leaves them alone where a file has no such column', async () => {
      const { groups, seq } = await owner.api.merchantMenuOptions({ storeId: STORE });
      const spare = { name: { zh: '走青', en: 'No spring onion' }, isRequired: false, least: 0 };
      const value = { name: { zh: '是', en: 'Yes' }, price: cents(0), isSoldOut: false };
      await owner.api.merchantMenuSetOptions({
        ...at(),
        seq,
        groups: [...groups, { ...spare, most: 1, values: [{ ...value, isDefault: false }] }],
      });
      const { importId, sums } = await check(
        sheet('dish_zh|minutes|options', '菜 wine|25|走青', '菜 last|0|走青', '菜 rice||不在'),
      );
      expect(sums).toMatchObject({ change: 1, bad: 2 });
      expect(await reasonOf(apply(importId))).toBe('IMPORT_INVALID');
      const good = await check(sheet('dish_zh|minutes|options', '菜 wine|25|走青'));
      await apply(good.importId);
      const { productId } = (await named('菜 wine'))!;
      const saved = async () =>
        (await owner.api.merchantMenuGet({ storeId: STORE, productId })).dish;
      expect(await saved()).toMatchObject({ prepMinutes: 25, optionIds: [expect.any(String)] });
      const old = await check('dish_zh,price\n菜 wine,12');
      expect(old.rows).toMatchObject([{ changes: [{ field: 'price' }] }]);
      await apply(old.importId);
      expect(await saved()).toMatchObject({ prepMinutes: 25, optionIds: [expect.any(String)] });
      const brand = await check('dish_zh,brand_zh\n菜 wine,牌子');
      expect(brand.sums.bad).toBe(1);
      const formula = await check(sheet('dish_zh|price', '菜 wine|=1+1'));
      expect(formula.rows).toMatchObject([{ problem: expect.stringContaining('cell B2') }]);
    });

    it('gives dishes the pictures of a zip by their keys, once, and the former ones back', async () => {
      const digests = { rice: 'a'.repeat(64), ean: 'b'.repeat(64) };
      const look = (...photos: [string, string][]) =>
        owner.api.merchantMenuPhotosCheck({
          storeId: STORE,
          photos: photos.map(([key, digest]) => ({ key, digest })),
        });
      const wanted = [
        ['菜 rice', digests.rice],
        ['4006381333931', digests.ean],
        ['菜 RICE', digests.ean],
        ['nothing', digests.ean],
      ] satisfies [string, string][];
      const first = await look(...wanted);
      expect(first.photos.map(({ act }) => act)).toEqual([
        expect.stringMatching(/NEW|CHANGE/),
        'NEW',
        'TWICE',
        'NONE',
      ]);
      const send = (digest: string) =>
        owner.api.merchantMenuPhoto({ storeId: STORE, digest }, { file: new Blob([PNG]) });
      const [one, same, other] = [
        await send(digests.rice),
        await send(digests.rice),
        await send(digests.ean),
      ];
      expect(same).toEqual(one);
      const [rice, bread] = (await look(...wanted)).photos;
      expect([rice!.url, bread!.url]).toEqual([one.url, other.url]);
      const of = ({ dish, url }: typeof rice & object) => ({ ...dish!, url: url! });
      const before = (await named('菜 rice'))!;
      const body = { ...at(), photos: [of(rice!), of(bread!)] };
      const foreign = { ...at(), photos: [{ ...of(rice!), url: '/uploads/menu/other.jpg' }] };
      expect(await reasonOf(owner.api.merchantMenuPhotosApply(foreign))).toBe('IMPORT_INVALID');
      expect(await owner.api.merchantMenuPhotosApply(body)).toMatchObject({ changed: 2 });
      expect(await owner.api.merchantMenuPhotosApply(body)).toMatchObject({ replay: true });
      const late = owner.api.merchantMenuPhotosApply({ ...body, ...at() });
      expect(await reasonOf(late)).toBe('IMPORT_STALE');
      expect((await named('菜 rice'))!.picture).toBe(one.url);
      expect((await look(...wanted)).photos[0]!.act).toBe('SAME');
      const { last } = await owner.api.merchantMenuImportLast({ storeId: STORE });
      expect(await undo(last!.importId)).toMatchObject({ undone: 2, left: 0 });
      expect((await named('菜 rice'))!.picture).toBe(before.picture);
    });

    it('is refused for what is no menu, and for half a file', async () => {
      expect(await reasonOf(check('colour\nred'))).toBe('IMPORT_INVALID');
      expect(await reasonOf(check('dish_zh,price\n"包,3'))).toBe('IMPORT_INVALID');
      expect(await reasonOf(check(`dish_zh\n${'x\n'.repeat(50_000)}`))).toBe('IMPORT_INVALID');
      expect(await reasonOf(check('x'.repeat(5 * 1024 * 1024 + 1)))).toBe('UPLOAD_TOO_LARGE');
    });
  },
  { clock },
);
