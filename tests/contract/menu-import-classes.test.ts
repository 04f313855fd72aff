import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import { TEST_SHELF, addTestShelf, fillTestShelf } from '#tests/support/market-store.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { newRequest, onEach, reasonOf, tillOf } from './suite.ts';

const STORE = asId<StoreId>(TEST_SHELF.id);
const FRUIT = '類別 fresh > 類別 fruit';

onEach(DATABASES, 'the classes of a supermarket by file (decision DA25)', (suite) => {
  let owner: Till;
  beforeAll(async () => {
    await addTestShelf(suite.server.deps.db.query, { run_by: 'STAFF' });
    await addDeskStaff(suite.server);
    owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
  });
  beforeEach(() => fillTestShelf(suite.server.deps.db.query));

  const at = () => ({ requestId: newRequest(), storeId: STORE });
  const check = (...lines: string[]) =>
    owner.api.merchantMenuImportCheck({ storeId: STORE }, { file: new Blob([lines.join('\n')]) });
  const apply = (importId: string) => owner.api.merchantMenuImportApply({ ...at(), importId });
  const undo = (importId: string) => owner.api.merchantMenuImportUndo({ ...at(), importId });
  const bring = async (...lines: string[]): Promise<string> => {
    const { importId } = await check(...lines);
    await apply(importId);
    return importId;
  };
  const problems = async (...lines: string[]) =>
    (await check(...lines)).rows.map(({ problem }) => problem);
  const list = async () => (await owner.api.merchantMenuList({ storeId: STORE, size: 100 })).result;
  const edit = async (zh: string) => {
    const { productId } = (await list()).find(({ name }) => name.zh === zh)!;
    return owner.api.merchantMenuGet({ storeId: STORE, productId });
  };
  /** The classes with something on the shelf, as guests see them, each below the other. */
  type Seen = { classifyName: string; productCount: number; children?: readonly Seen[] };
  const seen = async () => {
    const { classifies } = await suite.server
      .client({ language: 'en-US' })
      .api.marketClassify({ storeId: STORE });
    const text = ({ classifyName, productCount, children = [] }: Seen): string =>
      `${classifyName}${productCount > 0 ? ` ${productCount}` : ''}${children.length > 0 ? ` (${children.map(text).join(', ')})` : ''}`;
    return classifies.map(text);
  };
  const saveClass = (zh: string, parentId = '') =>
    owner.api.merchantMenuSaveClass({ ...at(), parentId, name: { zh, en: '' } });

  it('are exported with the whole path, which comes back unchanged', async () => {
    const { columns, rows } = await owner.api.merchantMenuExport({ storeId: STORE });
    const zh = columns.indexOf('class_zh');
    expect([...new Set(rows.map((row) => row[zh]))]).toEqual([
      FRUIT,
      '類別 fresh > 類別 greens > 類別 leaves',
      '類別 home',
    ]);
    expect(rows[0]![columns.indexOf('class_en')]).toBe('Class fresh > Class fruit');
    const text = [columns, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(','));
    const { sums, newClasses } = await check(...text);
    expect([sums, newClasses]).toEqual([{ new: 0, change: 0, same: rows.length, bad: 0 }, []]);
  });

  it('that a file of before names by the lowest name alone are those that they were', async () => {
    const { sums, rows, newClasses } = await check(
      'dish_zh,class_zh,class_en,price',
      '貨品 apple,類別 fruit,Class fruit,',
      '貨品 lettuce,類別 leaves,,6',
      '生菜,類別 leaves,Leaves,7',
      '電池,電器,Electrics,20',
    );
    expect(sums).toEqual({ new: 2, change: 1, same: 1, bad: 0 });
    expect(newClasses).toEqual([{ row: 5, path: 'Electrics' }]);
    expect(rows[0]).toMatchObject({
      key: '貨品 lettuce',
      changes: [
        {
          field: 'class_en',
          before: 'Class fresh > Class greens > Class leaves',
          after: 'Class fresh > Class greens > Leaves',
        },
        { field: 'price' },
      ],
    });
  });

  it('that are missing are named by the dry run, and made from above when it is applied', async () => {
    const file = [
      'dish_zh,class_zh,class_en,price',
      '龍井,飲品 > 茶 > 綠茶,Drinks > Tea > Green tea,50',
      '普洱,飲品＞茶＞黑茶,,60',
      '咖啡豆,飲品>咖啡,Drinks>Coffee,70',
      `貨品 apple,飲品 > 茶 > 綠茶,,`,
    ];
    const dry = await check(...file);
    expect(dry.newClasses).toEqual([
      { row: 2, path: 'Drinks' },
      { row: 2, path: 'Drinks > Tea' },
      { row: 2, path: 'Drinks > Tea > Green tea' },
      { row: 3, path: 'Drinks > Tea > 黑茶' },
      { row: 4, path: 'Drinks > Coffee' },
    ]);
    expect(dry.rows[3]!.changes).toEqual([
      { field: 'class_zh', before: FRUIT, after: '飲品 > 茶 > 綠茶' },
      { field: 'class_en', before: 'Class fresh > Class fruit', after: 'Drinks > Tea > Green tea' },
    ]);
    expect(await seen()).toHaveLength(2);
    await apply(dry.importId);
    expect(await seen()).toEqual([
      'Class fresh (Class fruit 3, Class greens (Class leaves 1))',
      'Class home 3',
      'Drinks (Tea (Green tea 2, 黑茶 1), Coffee 1)',
    ]);
    const { sums } = await check(...file);
    expect(sums).toMatchObject({ same: 4, bad: 0 });
    const { changes } = (
      await owner.api.merchantAuditList({ ...(await today()), thing: 'DISH' })
    ).result.find(({ name }) => name === 'Product apple')!;
    expect(changes).toEqual([{ field: 'class', before: FRUIT, after: '飲品 > 茶 > 綠茶' }]);
  });

  it('may have one name on two levels, and any sign in it', async () => {
    await bring(
      'dish_zh,class_zh,price',
      '水,飲品 > 飲品,5',
      '果汁,飲品 > 5 \\> 3 > 飲品,6',
      '木,C:\\\\ > 林,7',
    );
    expect((await seen()).slice(2)).toEqual(['飲品 (飲品 1, 5 > 3 (飲品 1))', 'C:\\ (林 1)']);
    const { columns, rows } = await owner.api.merchantMenuExport({ storeId: STORE });
    const paths = rows.slice(-3).map((row) => row[columns.indexOf('class_zh')]!);
    expect(paths).toEqual(['飲品 > 飲品', '飲品 > 5 \\> 3 > 飲品', 'C:\\\\ > 林']);
    const { sums } = await check('dish_zh,class_zh', `水,${paths[0]}`, `果汁,${paths[1]}`);
    expect(sums).toMatchObject({ same: 2, bad: 0 });
  });

  it('are found under a name with such a sign that a file of before does not escape', async () => {
    await saveClass('A > B');
    const { sums, newClasses } = await check('dish_zh,class_zh,price', '甲,A > B,5');
    expect([sums.new, newClasses]).toEqual([1, []]);
  });

  it.each([
    [
      'a path of four levels',
      ['甲,A > B > C > D,,5'],
      'class_zh has 4 levels, and 3 are the most (write \\> for a > in a name)',
    ],
    ['a level without a name', ['甲,A >  > C,,5'], 'class_zh has a level without a name'],
    [
      'a name that is too long',
      [`甲,A > ${'長'.repeat(41)},,5`],
      'class_zh has more than 40 signs',
    ],
    [
      'another number of levels in English',
      ['甲,A > B,C,5'],
      'class_en has 1 levels, and class_zh 2',
    ],
    [
      'a class that has classes below it',
      ['甲,類別 fresh,,5'],
      'names a class that has classes below it: write the path of the lowest one, such as "Drinks > Tea"',
    ],
    [
      'a class below one with goods',
      ['甲,類別 home > 紙品,,5'],
      'makes a class below "類別 home", which has 3 goods of its own: the file must move them, too',
    ],
    [
      'a class below one that the file fills',
      ['甲,A,,5', '乙,A > B,,5'],
      'makes a class below "A", which has 1 goods of its own: the file must move them, too',
    ],
    [
      'two English names of a level',
      ['甲,A > B,One > Two,5', '乙,A > C,Other > Three,5'],
      'calls its class in English other than a line above',
    ],
  ])('are refused for %s', async (_what, lines, why) => {
    expect((await problems('dish_zh,class_zh,class_en,price', ...lines)).at(-1)).toBe(why);
  });

  it('are refused where a name is that of several', async () => {
    const { classId } = await saveClass('餅乾');
    await saveClass('曲奇', classId);
    await saveClass('曲奇', 'nothing');
    expect(await problems('dish_zh,class_zh,price', '甲,曲奇,5')).toEqual([
      expect.stringMatching(/^names a class of which there are several/),
    ]);
    const { sums } = await check('dish_zh,class_zh,price', '甲,餅乾 > 曲奇,5');
    expect(sums).toMatchObject({ new: 1, bad: 0 });
  });

  it('are refused beyond the most that a menu has', async () => {
    const lines = Array.from({ length: 300 }, (_, each) => `甲${each},新 > 類${each},5`);
    const { sums, rows } = await check('dish_zh,class_zh,price', ...lines);
    // six classes are there, and the first line makes two
    expect(sums).toEqual({ new: 293, change: 0, same: 0, bad: 7 });
    expect(rows.at(-1)!.problem).toBe('makes more than 300 classes');
  });

  it('of one level become a tree when the file moves all that lies in them', async () => {
    const head = 'dish_zh,class_zh';
    const moved = ['貨品 bag,類別 home > 袋', '貨品 soap,類別 home > 清潔 > 皂'];
    expect(await problems(head, ...moved)).toEqual([
      expect.stringContaining('which has 1 goods of its own'),
      expect.stringContaining('which has 1 goods of its own'),
    ]);
    await bring(head, ...moved, '貨品 tea,類別 home > 茶');
    expect((await seen())[1]).toBe('Class home (袋 1, 清潔 (皂 1), 茶 1)');
  });

  it('that a file made go with it when it is taken back, unless something lies in them', async () => {
    const before = await seen();
    const first = await bring('dish_zh,class_zh,price', '龍井,飲品 > 茶 > 綠茶,50');
    expect(await undo(first)).toMatchObject({ undone: 1, left: 0 });
    expect(await seen()).toEqual(before);
    expect((await owner.api.merchantMenuList({ storeId: STORE })).classes).toHaveLength(6);
    const second = await bring(
      'dish_zh,class_zh,price',
      '龍井,飲品 > 茶 > 綠茶,50',
      '豆,飲品 > 咖啡,70',
    );
    const { dish } = await edit('豆');
    await owner.api.merchantMenuSave({
      ...at(),
      productId: dish.productId,
      seq: dish.seq,
      dish: aDishEdit({ classId: dish.classId, name: { zh: '豆', en: '' } }),
    });
    expect(await undo(second)).toMatchObject({ undone: 1, left: 1 });
    expect((await seen()).at(-1)).toBe('飲品 (咖啡 1)');
    const { result } = await owner.api.merchantAuditList({ ...(await today()), thing: 'CLASS' });
    expect(result.slice(0, 5).map(({ act, name }) => [act, name])).toEqual(
      expect.arrayContaining([
        ['DELETED', '綠茶'],
        ['DELETED', '茶'],
      ]),
    );
  });

  it('are left as they are for goods whose former class now has classes below it', async () => {
    const id = await bring(
      'dish_zh,class_zh',
      '貨品 bag,類別 home > 袋',
      '貨品 soap,類別 home > 皂',
      '貨品 tea,類別 home > 茶',
      '貨品 apple,類別 nothing',
    );
    const { dish } = await edit('貨品 tea');
    const { productId, classId } = dish;
    await owner.api.merchantMenuSave({
      ...at(),
      productId,
      seq: dish.seq,
      dish: aDishEdit({ classId, name: dish.name }),
    });
    expect(await undo(id)).toMatchObject({ undone: 1, left: 3 });
    expect(await seen()).toEqual([
      'Class fresh (Class fruit 4, Class greens (Class leaves 1))',
      'Class home (袋 1, 皂 1, 茶 1)',
    ]);
  });

  it('make a check stale that somebody changed meanwhile', async () => {
    const { importId } = await check('dish_zh,class_zh,price', '龍井,飲品 > 茶,50');
    await saveClass('飲品');
    expect(await reasonOf(apply(importId))).toBe('IMPORT_STALE');
  });

  const today = async () => {
    const { serverTime } = await owner.api.merchantDeskOut({ storeId: STORE });
    return { storeIds: [STORE], from: plus(serverTime, -DAY), to: plus(serverTime, DAY) };
  };
});
