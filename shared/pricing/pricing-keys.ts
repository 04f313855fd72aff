import type { Overflow, StepKey } from './cart-quote.ts';
import type { SaveHint } from './save-hints.ts';

/** The sentence about a limit that binds; its blank is `count`. */
export type OverflowKey = `pricing.overflow.${Overflow['reason']}`;
/** The sentence of a save hint; its blanks are `add` and `save`, in dollars. */
export type HintKey = `pricing.hint.${SaveHint['kind']}`;
/** Every sentence that prices need: names of steps on a receipt, limits, hints, shares. */
export type PricingKey = StepKey | OverflowKey | HintKey | `pricing.${'payable' | 'saved'}`;

/** The key of a limit that binds. */
export const overflowKey = ({ reason }: Overflow): OverflowKey => `pricing.overflow.${reason}`;
/** The key of a hint to save more. */
export const hintKey = ({ kind }: SaveHint): HintKey => `pricing.hint.${kind}`;
