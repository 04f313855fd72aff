import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Quote } from './model.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * A press while the order is being priced anew is kept, and carried out once the price is there, with what the guest had seen.
 * `seen` is null for a press that need not wait.
 */
export const useEarlyPress = ({ quote, body }: Checkout, carryOut: (seen: Quote | null) => void) => {
  const seen = useRef<Quote | null>(null);
  const asked = JSON.stringify(body);
  const [keptFor, setKeptFor] = useState<string | null>(null);
  // without a line nothing is being priced: the press says so at once
  const isPricing = quote.isPlaceholderData && quote.fetchStatus === 'fetching';
  const settle = useEffectEvent(() => {
    const before = seen.current;
    seen.current = null;
    if (before !== null) carryOut(before);
  });
  useEffect(() => { if (!isPricing) settle(); }, [isPricing]);
  return {
    isWaiting: isPricing && keptFor === asked,
    press: (): void => {
      if (!isPricing) return carryOut(null);
      setKeptFor(asked);
      seen.current = quote.data?.quote ?? null;
    },
  };
};
