import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import { orderQuote } from '#shared/contract/consumer/order-shapes.ts';
import { useT } from '../../lib/i18n.ts';
import type { OrderWish, Quote } from './checkout-model.ts';
import { RISK_KEY } from './checkout-queries.ts';
import { askedField, problemOf, type AskedOf, type Problem } from './problem.ts';
import type { Checkout } from './use-checkout.ts';

/** The price that the guest saw, and the one that the server asks for the very same order instead. */
export type PriceChange = { before: Quote; after: Quote; wish: OrderWish };
type Refused = { problem: Problem | null; change: PriceChange | null };

const NOT_REFUSED: Refused = { problem: null, change: null };

const priceChanged = z.object({ quote: orderQuote });
const newQuoteOf = (error: unknown): Quote | null => {
  if (!isApiError(error) || error.reason !== 'PRICE_CHANGED') return null;
  const read = z.safeDecode(priceChanged, error.data as z.input<typeof priceChanged>);
  return read.success ? read.data.quote : null;
};

/** Why the order was not made: a sentence at its field, or a question about a new price. `asked`: what the server has required of this order, though the page did not know that it would. */
export const useRefusal = (checkout: Checkout) => {
  const t = useT();
  const queries = useQueryClient();
  const [refused, setRefused] = useState(NOT_REFUSED);
  const [asked, setAsked] = useState<ReadonlySet<AskedOf>>(new Set());
  const showRefusal = (error: unknown, wish: OrderWish): void => {
    const before = checkout.quote.data?.quote ?? null;
    const after = newQuoteOf(error);
    const problem = problemOf(error, t);
    setRefused(
      after !== null && before !== null
        ? { problem: null, change: { before, after, wish } }
        : { problem, change: null },
    );
    const field = askedField(problem);
    if (field !== null) setAsked((known) => new Set([...known, field]));
    if (field === 'risk') void queries.invalidateQueries({ queryKey: RISK_KEY });
  };
  return {
    ...refused,
    asked,
    showRefusal,
    clearRefusal: (): void => {
      setRefused(NOT_REFUSED);
    },
    showProblem: (problem: Problem | null): void => {
      setRefused({ problem, change: null });
    },
    showPriceChange: (change: PriceChange): void => {
      setRefused({ problem: null, change });
    },
  };
};
