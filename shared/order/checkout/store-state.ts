import { closedType, type ClosedType } from '../../codes/closed-type.ts';

/** Whether a store takes orders, as a word. */
export type StoreStateWord = Exclude<ClosedType, 'unknown'> | 'unavailable';
/** Whether a store takes orders, and its label. */
export type StoreState = { isOpen: boolean; labelKey: `store.state.${StoreStateWord}` };

const STATES: Record<ClosedType, StoreState> = {
  open: { isOpen: true, labelKey: 'store.state.open' },
  resting: { isOpen: false, labelKey: 'store.state.resting' },
  overloaded: { isOpen: false, labelKey: 'store.state.overloaded' },
  closed: { isOpen: false, labelKey: 'store.state.closed' },
  unknown: { isOpen: false, labelKey: 'store.state.unavailable' },
};

/**
 * Whether a store takes orders, and its label (spec 002 §4). 0 and missing are open (decision F6);
 * a number new to this version is some way of being closed.
 */
export const storeState = (closed: number | null | undefined): StoreState =>
  STATES[closedType.nameOf(closed ?? 0)];
