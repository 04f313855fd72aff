import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { client } from '../api/api.ts';
import { useNow } from './use-now.ts';

/** `aheadMs`: how far the server's clock was ahead of ours when it answered. */
export type Surplus = { payBefore: Instant; aheadMs: number };
/** The server's time to pay, by this device's clock. */
export const surplusOf = ({
  payBefore,
  serverTime,
}: {
  payBefore: Instant;
  serverTime: Instant;
}): Surplus => ({ payBefore, aheadMs: serverTime - client.now() });

/** Seconds left to pay, counted here by the server's clock and corrected by the query each time it answers (decision F7); `payBefore` until it has. */
export const useSecondsLeft = <K extends readonly unknown[]>(
  query: UseQueryOptions<Surplus, Error, Surplus, K>,
  payBefore: Instant,
): number => {
  const { data } = useQuery(query);
  const now = useNow();
  return surplusSeconds(data?.payBefore ?? payBefore, instant(now + (data?.aheadMs ?? 0)));
};
