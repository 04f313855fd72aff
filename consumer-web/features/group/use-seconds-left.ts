import { useQuery } from '@tanstack/react-query';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import { useNow } from '../../lib/use-now.ts';
import { surplusQuery } from './queries.ts';

/** Seconds left to pay, counted here by the server's clock and corrected every minute (decision F7). */
export const useSecondsLeft = (orderId: string, payBefore: Instant): number => {
  const { data } = useQuery(surplusQuery(orderId));
  const now = useNow();
  return Math.max(0, Math.ceil(((data?.payBefore ?? payBefore) - now - (data?.aheadMs ?? 0)) / SECOND));
};
