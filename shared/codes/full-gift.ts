import { table } from './table.ts';

/**
 * When a full-gift counts: 2 is always on, every other number is between its dates (spec 001 §3).
 * Not the coupon's `dateType` (decision F16).
 */
export const fullGiftDateType = table({ always: 2 });
