import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { DishEdit, MenuDish, MenuRow } from '#shared/contract/merchant/menu-shapes.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { SENADO } from './staff.ts';

type Class = {
  classId: string;
  parentId: string;
  name: { zh: string; en: string };
  dishes: number;
};

/** The menu editor's list of a store that its reader may edit, without dishes unless they are given. */
export const aMenu = (kind: StoreKind, classes: Class[] = [], result: MenuRow[] = []) => ({
  store: { storeId: SENADO.id, name: SENADO.name, kind, canEdit: true, canStock: true },
  classes,
  result,
  total: result.length,
  next: false,
  nextOffset: 0,
});

const EDIT: DishEdit = {
  classId: 'rice',
  name: { zh: '豬扒飯', en: 'Pork chop rice' },
  description: { zh: '', en: '' },
  picture: '/pictures/none/photo.svg',
  price: cents(4200),
  originalPrice: null,
  boxPrice: cents(0),
  stock: 5,
  limit: -1,
  weight: 0.5,
  number: '',
  ean: '',
  shelf: '',
  isShown: true,
  allergens: null,
  isVegetarian: null,
  spice: 0,
  prepMinutes: null,
  alcohol: 0,
  sizes: [],
  optionIds: [],
  saleHours: null,
};

/** A dish as it is opened to be edited. */
export const aMenuDish = (change: Partial<MenuDish> = {}): MenuDish => ({
  ...EDIT,
  saleHours: null,
  productId: asId('pork-rice'),
  seq: 3,
  stock: 5,
  isOff: false,
  offUntil: null,
  promotionPrice: null,
  sold: 0,
  changedBy: null,
  changedAt: null,
  ...change,
});

/** The same dish as a row of the list. */
export const aMenuRow = (): MenuRow => {
  const { productId, seq, classId, name, picture, price, stock } = aMenuDish();
  return {
    productId,
    seq,
    classId,
    name,
    picture,
    price,
    stock,
    highestPrice: price,
    originalPrice: null,
    isCountedBySize: false,
    isOff: false,
    offUntil: null,
    isShown: true,
    sizes: 0,
    number: '',
    ean: '',
    shelf: '',
    alcohol: 0,
    hasAllergens: false,
  };
};

/** A draft of a new dish, as a row of the list. */
export const aDraft = (change: Partial<DraftRow> = {}): DraftRow => ({
  draftId: 'draft-1',
  version: 'v1',
  of: null,
  isGone: false,
  name: { zh: '木糠布甸', en: 'Serradura' },
  classId: 'rice',
  picture: '/pictures/none/photo.svg',
  keptBy: '陳大文',
  keptAt: instant(Date.parse('2026-11-28T09:05:00+08:00')),
  ...change,
});
