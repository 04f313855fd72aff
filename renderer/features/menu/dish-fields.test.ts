import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { differences, editOfFields, fieldsOf, newFields, problemsOf } from './dish-fields.ts';
import { groupFields, groupsOf, NEW_GROUP, optionProblems } from './option-fields.ts';
import { classTree, leavesOf } from './class-tree.ts';

const good = { ...newFields('all'), nameZh: '飯', price: '38' };
const problems = (change: object): string[] =>
  Object.entries(problemsOf({ ...good, ...change }))
    .filter(([, problem]) => problem !== null)
    .map(([field]) => field);

describe('a dish as it is typed', () => {
  it('is sent as the server reads it, and comes back the same', () => {
    const edit = editOfFields({ ...good, stock: '5', originalPrice: '40.5' }, null);
    expect(edit).toMatchObject({ price: 3800, originalPrice: 4050, stock: 5, limit: -1 });
    expect(editOfFields(fieldsOf(edit), null)).toEqual(edit);
  });

  it('leaves its stock as orders count it, unless it was touched', () => {
    const before = { ...good, stock: '5' };
    expect(editOfFields(before, before).stock).toBeNull();
    expect(editOfFields({ ...before, stock: '' }, before).stock).toBe(-1);
  });

  it.each([
    [{}, []],
    [{ nameZh: ' ' }, ['nameZh']],
    [{ classId: '' }, ['classId']],
    [{ price: '0' }, ['price']],
    [{ price: '-1' }, ['price']],
    [{ price: '1000000000' }, ['price']],
    [{ price: '3.999' }, ['price']],
    [{ originalPrice: '38' }, ['originalPrice']],
    [{ boxPrice: '' }, ['boxPrice']],
    [{ limit: '0' }, ['limit']],
    [{ stock: '1.5' }, ['stock']],
    [{ weight: '0' }, ['weight']],
    [{ ean: '4006381333930' }, ['ean']],
    [{ alcohol: '97' }, ['alcohol']],
    [{ prepMinutes: '0' }, ['prepMinutes']],
    [{ prepMinutes: '121' }, ['prepMinutes']],
    [{ prepMinutes: '35' }, []],
    [{ hasSizes: true }, ['sizes']],
  ])('%j is wrong in %j', (change, wrong) => {
    expect(problems(change)).toEqual(wrong);
  });

  it('costs what its cheapest size does', () => {
    const size = { sizeId: null, zh: '大', en: '', weight: '1', stock: '', isSoldOut: false };
    const sizes = [
      { ...size, price: '50' },
      { ...size, price: '35' },
    ];
    expect(problems({ hasSizes: true, price: '', sizes })).toEqual([]);
    expect(editOfFields({ ...good, hasSizes: true, sizes }, null)).toMatchObject({
      price: 3500,
      sizes: [{ price: 5000, stock: null }, { price: 3500 }],
    });
  });

  it('is compared with another version field by field', () => {
    expect(differences(good, { ...good, price: '40', optionIds: ['ice'] })).toEqual([
      'price',
      'optionIds',
    ]);
  });
});

describe('options as they are typed', () => {
  const value = {
    name: { zh: '多冰', en: 'Ice' },
    price: cents(200),
    isSoldOut: false,
    isDefault: true,
  };
  const group = {
    optionId: 'ice',
    name: { zh: '冰', en: 'Ice' },
    isRequired: true,
    least: 1,
    most: 1,
    values: [value],
  };

  it('come back as they were', () => {
    expect(groupsOf({ groups: [groupFields(group)] })).toEqual([group]);
  });

  it('name each field that is wrong', () => {
    const wrong = { ...NEW_GROUP, least: '2', values: [{ ...NEW_GROUP.values[0]!, price: '-1' }] };
    const found = Object.entries(optionProblems({ groups: [wrong] })).filter(([, one]) => one);
    expect(found.map(([field]) => field)).toEqual([
      'groups.0.zh',
      'groups.0.most',
      'groups.0.values.0.zh',
      'groups.0.values.0.price',
    ]);
  });
});

it('classes stand below one another, each with all dishes below it', () => {
  const row = (classId: string, parentId: string, dishes: number) => ({
    classId,
    parentId,
    name: { zh: classId, en: '' },
    dishes,
  });
  const all = [
    row('fresh', '', 0),
    row('home', '', 2),
    row('fruit', 'fresh', 3),
    row('leaf', 'fresh', 4),
  ];
  expect(
    classTree(all).map(({ row: { classId }, level, dishes }) => [classId, level, dishes]),
  ).toEqual([
    ['fresh', 0, 7],
    ['fruit', 1, 3],
    ['leaf', 1, 4],
    ['home', 0, 2],
  ]);
  expect(leavesOf(all).map(({ classId }) => classId)).toEqual(['fruit', 'leaf', 'home']);
});
