/**
 * Allergens that a dish may contain, in the order in which they are listed: those that food labels
 * of the region have to name. The codes are ours.
 */
export const ALLERGENS = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nut',
  'sesame',
  'mollusc',
] as const;
/** An allergen of the table. */
export type Allergen = (typeof ALLERGENS)[number];
