import type { Role } from '../codes/group-order.ts';

/** Characters that a search for an order needs: four for a cashier, who may not fish with short ones (table A, row 25), and of digits alone; two of a name for the others. */
export const orderSearchLeast = (role: Role, keyword: string): number =>
  role === 'cashier' || /^[\d\s-]+$/.test(keyword) ? 4 : 2;
