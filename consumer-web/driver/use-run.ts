import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '#shared/client/api-error.ts';
import type { DriverRun } from '#shared/contract/consumer/driver-run.ts';
import type { OrderId, RequestId } from '#shared/kernel/ids.ts';
import { api, newRequestId } from './api.ts';

/** So often the page looks what the store changed meanwhile. */
const LOOK_MS = 20_000;

/** What is done at a stop. */
export type StopWish =
  | { act: 'code'; code: string }
  | { act: 'photo'; photo: string }
  | { act: 'notMet'; hasCalled: boolean };

export type Run = {
  run: DriverRun | null;
  /** Why there is none. */ error: ApiError | null;
  onReload: () => void;
  onRun: (run: DriverRun) => void;
};

/** The run of a link, looked at again from time to time until it is over. */
export const useRun = (token: string): Run => {
  const [run, setRun] = useState<DriverRun | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setRun(await api.driverRun({ token }));
      setError(null);
    } catch (failure) {
      if (isApiError(failure)) setError(failure);
    }
  }, [token]);
  const isOver = run?.isOver === true;
  useEffect(() => {
    const first = setTimeout(() => void load(), 0);
    const timer = isOver ? undefined : setInterval(() => void load(), LOOK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [load, isOver]);
  return { run, error, onReload: () => void load(), onRun: setRun };
};

type Sending = { token: string; orderId: OrderId; requestId: RequestId };

const send = (wish: StopWish, body: Sending) => {
  switch (wish.act) {
    case 'code':
      return api.driverDelivered({ ...body, code: wish.code });
    case 'photo':
      return api.driverDelivered({ ...body, photo: wish.photo });
    case 'notMet':
      return api.driverNotMet({ ...body, hasCalled: wish.hasCalled });
  }
};

/** Does something at a stop. Until an answer has come, pressing once more is the same request. */
export const useStopAct = (
  { token, orderId }: Omit<Sending, 'requestId'>,
  take: (run: DriverRun) => void,
) => {
  const [busy, setBusy] = useState<StopWish['act'] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const open = useRef<{ wish: string; requestId: RequestId } | null>(null);
  const run = async (wish: StopWish): Promise<void> => {
    const named = JSON.stringify(wish);
    if (open.current?.wish !== named) open.current = { wish: named, requestId: newRequestId() };
    setBusy(wish.act);
    setError(null);
    try {
      const done = await send(wish, { token, orderId, requestId: open.current.requestId });
      open.current = null;
      take(done.run);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.kind === 'business') open.current = null;
      setError(failure);
    } finally {
      setBusy(null);
    }
  };
  return { run, busy, error };
};
