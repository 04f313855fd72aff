import type { useFields } from '../../lib/form.ts';
import type { DishFields } from './dish-fields.ts';

/** What is typed for a dish. */
export type DishFormState = ReturnType<typeof useFields<DishFields>>;
