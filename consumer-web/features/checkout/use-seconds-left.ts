import { useQuery } from '@tanstack/react-query';
import { instant } from '#shared/kernel/time.ts';
import { surplusSeconds } from '#shared/order/windows.ts';
import { useNow } from '../../lib/use-now.ts';
import type { TakeoutOrder } from './model.ts';
import { surplusQuery } from './queries.ts';

/** Seconds left to pay, counted here by the server's clock and corrected every minute (decision F7). */
export const useSecondsLeft = ({ tradeId, payInfo }: TakeoutOrder): number => {
  const { data } = useQuery(surplusQuery(tradeId));
  const now = useNow();
  return surplusSeconds(data?.payBefore ?? payInfo.payBefore, instant(now + (data?.aheadMs ?? 0)));
};
