import { thousandths } from './delivery/started-units.ts';

/** What one bag of a supermarket carries unless its page says otherwise, in kg (decision P22). */
export const BAG_CAPACITY_KG = 8;

/** The bags of an order: so many, or one for each `capacityKg` begun of what it weighs (decision P22). */
export type Bags = number | { readonly capacityKg: number };

/** How many bags an order of a weight takes; gifts weigh too (decision H11). */
export const bagCount = (bags: Bags, weightKg: number): number =>
  typeof bags === 'number'
    ? bags
    : Math.max(1, Math.ceil(thousandths(weightKg) / thousandths(bags.capacityKg)));
