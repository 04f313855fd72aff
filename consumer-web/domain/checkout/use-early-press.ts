import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import type { Quote } from './checkout-model.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * A press while the order is being re-priced is remembered, and carried out once the price arrives, with the price that the guest had seen.
 * `seen` is null for a press that need not wait.
 */
export const useEarlyPress = (
  { quote, body, addressError }: Pick<Checkout, 'quote' | 'body' | 'addressError'>,
  carryOut: (seen: Quote | null) => void,
) => {
  const isOnline = useOnline();
  const seen = useRef<Quote | null>(null);
  const [isPending, setIsPending] = useState(false);
  // the order or its price is still loading; offline, or after a failure, the press reports it at once
  const isPricing =
    body === null
      ? isOnline && addressError === null
      : quote.isPlaceholderData && quote.fetchStatus === 'fetching';
  if (isPending && !isPricing) setIsPending(false);
  const settle = useEffectEvent(() => {
    const before = seen.current;
    seen.current = null;
    if (before !== null) carryOut(before);
  });
  useEffect(() => {
    if (!isPricing) settle();
  }, [isPricing]);
  return {
    isWaiting: isPricing && isPending,
    press: (): void => {
      if (!isPricing) return carryOut(null);
      setIsPending(true);
      seen.current = quote.data?.quote ?? null;
    },
  };
};
