import { useEffect, useState } from 'react';
import type { QueryObserverResult } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { paymentCalls } from '#shared/contract/consumer/payment.ts';
import { returnPollMs } from '#shared/order/status/polling.ts';
import { host } from '../../lib/host/host.ts';

type Result = ReplyOf<(typeof paymentCalls)['paymentGetResult']>;
type Ask = () => Promise<QueryObserverResult<Result>>;

/** How often somebody came back from the client's own page to pay at, while this is shown. */
const useReturns = (): number => {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const listen = async (): Promise<void> => {
      const { onPayReturn } = await host.client();
      if (!isOver) stop = onPayReturn?.(() => setReturns((count) => count + 1));
    };
    // a client that cannot be loaded has opened no page
    listen().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return returns;
};

/**
 * Whether somebody came back without paying: the server is asked at once, and says after a few more questions that it still waits. What it did not
 * answer says nothing.
 */
export const useUnpaidReturn = (ask: Ask): boolean => {
  const returns = useReturns();
  const [unpaidReturn, setUnpaidReturn] = useState(0);
  useEffect(() => {
    if (returns === 0) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (asked: number): Promise<void> => {
      const { data, error } = await ask();
      if (isOver) return;
      const waitMs = returnPollMs(asked);
      if (waitMs !== null) timer = setTimeout(() => void look(asked + 1), waitMs);
      else if (error === null && data?.result === 'PENDING') setUnpaidReturn(returns);
    };
    void look(1);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [returns, ask]);
  return returns > 0 && unpaidReturn === returns;
};
