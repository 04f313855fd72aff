import type { Instant } from '../kernel/time.ts';
import type { CartQuote } from './cart-quote.ts';
import { finishQuote } from './finish-quote.ts';
import type { PriceInput } from './price-input.ts';
import { priceLines } from './price-lines.ts';

/**
 * The price of a cart, explained: the one function that the server and both apps price with (house
 * §3). `docs/pricing.md` describes it; sums and trace always agree.
 */
export const priceCart = (input: PriceInput, now: Instant): CartQuote =>
  finishQuote(priceLines(input, now), input.chosenOffers);
