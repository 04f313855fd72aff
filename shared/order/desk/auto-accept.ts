import type { StoreWay } from '../../codes/desk-live.ts';
import { fromDollars, type Cents } from '../../kernel/money.ts';

/** What a store accepts by itself: no ways, nothing (decision DA6). */
export type AutoAccept = { ways: readonly StoreWay[]; mostAmount: Cents; mostOpen: number };

/** A store of which nothing was said. */
export const NO_AUTO_ACCEPT: AutoAccept = {
  ways: [],
  mostAmount: fromDollars(500),
  mostOpen: 12,
};

type Facts = {
  way: StoreWay;
  total: Cents;
  /** It needs somebody to look at its buyer's identity. */ isRisk: boolean;
  /** Its store is within its hours, and nothing stops this way. */ isTaking: boolean;
  /** A till would ring, or a printer has answered. */ isHeard: boolean;
  /** Accepted orders that have not left the store. */ open: number;
};

/** Whether a paid order is accepted with nobody's hand. */
export const isAutoAccepted = (
  { ways, mostAmount, mostOpen }: AutoAccept,
  { way, total, isRisk, isTaking, isHeard, open }: Facts,
): boolean =>
  ways.includes(way) && total <= mostAmount && open < mostOpen && isTaking && isHeard && !isRisk;
