import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { cents } from '#shared/kernel/money.ts';

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
