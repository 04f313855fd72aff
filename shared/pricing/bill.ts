import type { Lowered } from './lowered.ts';
import type { PricedLines } from './priced-lines.ts';
import type { Change } from './trace.ts';

/**
 * The sums of an order from step 5 on, as each step leaves them; `totalCents` is the running total,
 * in the end what is payable.
 */
export type Bill = {
  readonly priced: PricedLines;
  readonly offers: Lowered;
  readonly changes: Change[];
  totalCents: number;
  goldCents: number;
  deliveryGrossCents: number;
  deliveryCents: number;
  serviceCents: number;
  boxCents: number;
  bagCents: number;
  mCoinCents: number;
  /** What the floor adds. */
  floorCents: number;
  isFloored: boolean;
};

/** A step from 5 on: changes the bill that the steps before it left. */
export type BillRule = (bill: Bill) => void;

/** Adds a change to the total and to the trace. */
export const charge = (
  bill: Bill,
  step: Change['step'],
  delta: number,
  { ruleId = null, lineIds = [] }: Partial<Pick<Change, 'ruleId' | 'lineIds'>> = {},
): void => {
  bill.totalCents += delta;
  if (delta !== 0) bill.changes.push({ step, ruleId, lineIds, delta });
};
