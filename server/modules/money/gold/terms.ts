import * as z from 'zod/mini';
import { addCents, timesCents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { bilingual, moneyField } from '#server/kit/document.ts';

/** Pieces of one kind in a bag: so many, each valid for so many days from the payment, its last day to the end. `limitAmount`: what the goods must cost at least; 0 for nothing. */
const goldItem = z.object({
  name: bilingual,
  amount: moneyField,
  quantity: z.number(),
  limitAmount: moneyField,
  days: z.number(),
});
export type GoldItems = z.output<typeof goldItem>;
export const goldItems = z.array(goldItem);

/** A bag as it is when it is ordered; what is changed afterwards does not bind its buyer. */
export type GoldBagTerms = { name: Bilingual; items: readonly GoldItems[] };
/** What was ordered. `isMemberPrice`: for less than somebody without a monthly card pays. */
export type OrderedBag = GoldBagTerms & { isMemberPrice?: boolean | undefined };
export const orderedBag = z.object({
  name: bilingual,
  items: goldItems,
  isMemberPrice: z.optional(z.boolean()),
});

/** The gold in a bag. */
export const goldIn = ({ items }: Pick<GoldBagTerms, 'items'>): Cents =>
  addCents(...items.map(({ amount, quantity }) => timesCents(amount, quantity)));
