import type { Cents } from '../../kernel/money.ts';

/** Lines of an order's bill after its goods, in their order (spec 001 §3, decision F14). */
export const AMOUNT_KINDS = [
  'boxFee',
  'bagFee',
  'holidayServiceFee',
  'deliveryFee',
  'specialPeriodFee',
  'reduction',
] as const;
/** A kind of amount beside the goods. */
export type AmountKind = (typeof AMOUNT_KINDS)[number];
/** One amount of an order, with its label. */
export type AmountLine = { kind: AmountKind; labelKey: `order.amount.${AmountKind}`; cents: Cents };

/**
 * The bill's lines: each fee apart, reductions negative, nothing for what is 0; the base delivery
 * fee always shows, also when free.
 */
export const amountLines = (amounts: Record<AmountKind, Cents>): AmountLine[] =>
  AMOUNT_KINDS.filter((kind) => amounts[kind] !== 0 || kind === 'deliveryFee').map((kind) => ({
    kind,
    labelKey: `order.amount.${kind}`,
    cents: amounts[kind],
  }));
