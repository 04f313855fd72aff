import { addCents, timesCents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** Pieces of one kind in a bag: so many, each valid for so many days from the payment, its last day to the end. `limitAmount`: what the goods must cost at least; 0 for nothing. */
export type GoldItems = {
  name: Bilingual;
  amount: Cents;
  quantity: number;
  limitAmount: Cents;
  days: number;
};

/** A bag as it is when it is ordered; what is changed afterwards does not bind its buyer. */
export type GoldBagTerms = { name: Bilingual; items: readonly GoldItems[] };

/** The gold in a bag. */
export const goldIn = ({ items }: Pick<GoldBagTerms, 'items'>): Cents =>
  addCents(...items.map(({ amount, quantity }) => timesCents(amount, quantity)));
