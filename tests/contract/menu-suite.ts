import type { DishDraft } from '#shared/contract/merchant/menu-drafts.ts';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { cents } from '#shared/kernel/money.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';

/** A dish of the test store's only class as an editor sends it. */
export const aDishEdit = (change: Partial<DishEdit> = {}): DishEdit => ({
  classId: 'all',
  name: { zh: '葡國雞飯', en: 'Portuguese chicken rice' },
  description: { zh: '椰香咖喱', en: 'Coconut curry' },
  picture: '',
  price: cents(4200),
  originalPrice: null,
  boxPrice: cents(100),
  stock: 5,
  limit: -1,
  weight: 0.6,
  number: '',
  ean: '',
  shelf: '',
  isShown: true,
  allergens: null,
  isVegetarian: null,
  spice: 1,
  prepMinutes: null,
  alcohol: 0,
  sizes: [],
  optionIds: [],
  ...change,
});

/** A dish of the test store's only class as its form holds it, not finished: it has no price yet. */
export const aDishDraft = (change: Partial<DishDraft> = {}): DishDraft => ({
  classId: 'all',
  nameZh: '葡國雞飯',
  nameEn: '',
  descriptionZh: '',
  descriptionEn: '',
  picture: '',
  price: '',
  originalPrice: '',
  boxPrice: '0.00',
  stock: null,
  limit: '',
  weight: '0.5',
  number: '',
  ean: '',
  shelf: '',
  isShown: true,
  saysAllergens: false,
  allergens: [],
  vegetarian: 'null',
  spice: '0',
  prepMinutes: '',
  alcohol: '0',
  hasSizes: false,
  countsBySize: false,
  sizes: [],
  optionIds: [],
  offered: 'always',
  hours: [],
  weekdays: [],
  ...change,
});

/** Whether the test store takes pre-orders (1) or none (0). */
export const takesPreOrders = ({ deps }: InProcess, type: 0 | 1) =>
  deps.db.query(
    'UPDATE takeout_store SET reserve_type = $1, menu_version = menu_version + 1 WHERE id = $2',
    [type, TEST_STORE.id],
  );
