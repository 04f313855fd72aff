import { describe, expect, it } from 'vitest';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import { dishDraft, type DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { instant } from '#shared/kernel/time.ts';
import { newFields, NEW_SIZE, type DishFields } from '../dish-fields.ts';
import { draftOf, draftsUnder, fieldsOfDraft } from './draft-fields.ts';

const aClass = (classId: string, parentId = '') => ({
  classId,
  parentId,
  name: { zh: classId, en: '' },
  dishes: 0,
});
const classes = [aClass('food'), aClass('rice', 'food'), aClass('tea')];
const groups: OptionGroupEdit[] = [
  { optionId: 'ice', name: { zh: '冰', en: '' }, isRequired: false, least: 0, most: 1, values: [] },
];
const size = (sizeId: string, stock: string) => ({ ...NEW_SIZE, sizeId, zh: sizeId, stock });
const dish: DishFields = {
  ...newFields('rice'),
  nameZh: '飯',
  price: '38',
  stock: '5',
  hasSizes: true,
  countsBySize: true,
  sizes: [size('large', '2'), size('small', '3')],
  optionIds: ['ice'],
};

describe('a draft', () => {
  it('comes back as it was typed, finished or not', () => {
    const typed = {
      ...dish,
      price: '3.',
      hours: [{ from: '7', to: '' }],
      offered: 'hours' as const,
    };
    const kept = draftOf(typed, dish);
    expect(dishDraft.safeParse(kept).success).toBe(true);
    expect(fieldsOfDraft(kept, { before: dish, classes, groups })).toEqual(typed);
    const fresh = newFields('');
    expect(dishDraft.safeParse(draftOf(fresh, null)).success).toBe(true);
    expect(fieldsOfDraft(draftOf(fresh, null), { before: null, classes, groups })).toEqual(fresh);
  });

  it('leaves stock to orders, unless it was touched', () => {
    const typed = { ...dish, sizes: [size('large', '9'), size('small', '3')] };
    const later = { ...dish, stock: '1', sizes: [size('large', '0'), size('small', '1')] };
    const kept = draftOf(typed, dish);
    const goneOn = fieldsOfDraft(kept, { before: later, classes, groups });
    expect(goneOn.stock).toBe('1');
    expect(goneOn.sizes.map(({ stock }) => stock)).toEqual(['9', '1']);
    expect(draftOf(goneOn, later)).toEqual(kept);
  });

  it('loses the class, the sizes and the options that were deleted meanwhile', () => {
    const kept = draftOf(dish, null);
    const goneOn = fieldsOfDraft(kept, { before: null, classes: [], groups: [] });
    expect(goneOn).toMatchObject({ classId: '', stock: '5', optionIds: [] });
    expect(goneOn.sizes.map(({ sizeId, stock }) => [sizeId, stock])).toEqual([
      [null, '2'],
      [null, '3'],
    ]);
  });

  it.each<Partial<DishFields>>([
    { nameZh: '長'.repeat(MENU_LIMITS.name + 1) },
    { price: '12345678901' },
    { picture: 'https://elsewhere.example/a.png' },
    { optionIds: Array.from({ length: MENU_LIMITS.optionsOfDish + 1 }, (_, n) => `o${n}`) },
  ])('is nothing that no form holds: %#', (change) => {
    expect(dishDraft.safeParse(draftOf({ ...dish, ...change }, null)).success).toBe(false);
  });

  it('is found by its class, those below it, and its name', () => {
    const aDraft = (draftId: string, classId: string): DraftRow => ({
      draftId,
      version: 'v1',
      of: null,
      isGone: false,
      name: { zh: draftId, en: `${draftId} EN` },
      classId,
      picture: '',
      keptBy: null,
      keptAt: instant(0),
    });
    const drafts = [aDraft('congee', 'rice'), aDraft('oolong', 'tea'), aDraft('empty', '')];
    const found = (classId: string, keyword = '') =>
      draftsUnder(drafts, { classId, keyword }, classes).map(({ draftId }) => draftId);
    expect(found('')).toEqual(['congee', 'oolong', 'empty']);
    expect(found('food')).toEqual(['congee']);
    expect(found('tea')).toEqual(['oolong']);
    expect(found('', ' oolong en')).toEqual(['oolong']);
  });
});
