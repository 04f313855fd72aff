import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import { merchantDeskMoneyCalls } from '#shared/contract/merchant/desk-money.ts';
import { merchantDeskCalls } from '#shared/contract/merchant/desk.ts';
import { merchantPickCalls, type Pick } from '#shared/contract/merchant/pick.ts';
import type { OrderId, PickId, StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { bindCalls, serverNow } from '../../lib/api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { useErrorText, useLanguage, useT } from '../../lib/i18n.ts';
import { connectionStore, isLost } from '../../lib/online.ts';
import { queryClient } from '../../lib/query.ts';
import { sameRequest } from '../../lib/same-request.ts';
import { currentSession } from '../../lib/session.ts';
import { keptPicks, ownerOf } from '../../lib/storage-picks.ts';

const { merchantDeskGet } = merchantDeskCalls;
const { merchantDeskOfferChange } = merchantDeskMoneyCalls;
const api = bindCalls({ ...merchantPickCalls, merchantDeskGet, merchantDeskOfferChange });
type Calls = typeof merchantPickCalls;
type List = ReplyOf<Calls['merchantPickList']>;
export type OpenOrder = List['orders'][number];
export type { Pick };
export type Line = Pick['lines'][number];

const PICKS = 'picks';
/** Orders come, and guests answer changes, while a list is open. */
const EVERY_MS = 5000;

/** `owner`: who asked. `readAt`: when the server said so. `isKept`: it did not answer since. */
type Shown = List & { owner: string; readAt: Instant; isKept: boolean };

/** What this person saw last of a store: on this page, or before a reload. */
const lastSeen = async (storeId: StoreId, seen: Shown | undefined): Promise<Shown | null> => {
  if (seen !== undefined) return { ...seen, isKept: true };
  const session = currentSession();
  const kept =
    session &&
    (await keptPicks()
      .listOf(ownerOf(session))
      .catch(() => null));
  if (kept?.storeId !== storeId) return null;
  return { ...kept.list, owner: kept.owner, readAt: kept.readAt, isKept: true };
};

/** The orders of a supermarket that are to be picked, and the list of this person. Without a line it is the last one. */
export const usePicks = (storeId: StoreId) => {
  const language = useLanguage();
  const queryKey = [PICKS, language, storeId];
  const read = async (signal: AbortSignal): Promise<Shown> => {
    const session = currentSession();
    const last = () => lastSeen(storeId, queryClient.getQueryData<Shown>(queryKey));
    const early = connectionStore.getState().hasNetwork ? null : await last();
    if (early !== null) return early;
    try {
      const list = await api.merchantPickList({ storeId }, { signal });
      const owner = session === null ? '' : ownerOf(session);
      return { ...list, owner, readAt: serverNow(), isKept: false };
    } catch (error) {
      const kept = isLost(error) ? await last() : null;
      if (kept === null) throw error;
      return kept;
    }
  };
  const picks = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: EVERY_MS,
  });
  const { data } = picks;
  useEffect(() => {
    if (data === undefined || data.isKept) return;
    const { owner, readAt, mine, orders } = data;
    keptPicks()
      .putList({ owner, storeId, readAt, list: { mine, orders } })
      .catch(() => undefined);
  }, [data, storeId]);
  return picks;
};

/** Loads the lists anew. */
export const renew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [PICKS] });
const put = (pick: Pick): void => {
  queryClient.setQueriesData<Shown>(
    { queryKey: [PICKS] },
    (list) => list && { ...list, mine: pick, readAt: serverNow(), isKept: false },
  );
};
/** A list as the server knew it last. */
export const knownPick = (pickId: PickId): Pick | null =>
  queryClient
    .getQueriesData<Shown>({ queryKey: [PICKS] })
    .map(([, list]) => list?.mine)
    .find((mine) => mine?.pickId === pickId) ?? null;

/** Tells what went wrong, by name where somebody else was first. Offline only scans are kept; everything else is refused. */
const useFault = () => {
  const t = useT();
  const errorText = useErrorText();
  return (error: unknown): void => {
    const by = isApiError(error) && error.reason === 'PICK_TAKEN' ? takenBy(error.data) : '';
    const message = by === '' ? errorText(error) : t('pick.takenBy', { name: by });
    notifications.show({
      color: 'red.9',
      message: isLost(error) ? t('pick.needsLine') : message,
    });
    void renew();
  };
};

const takenBy = (data: unknown): string => {
  const by: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'by') : '';
  return typeof by === 'string' ? by : '';
};

/** Begins to pick orders. */
export const useBegin = () => {
  const handleFault = useFault();
  return useMutation({
    mutationFn: (orderIds: OrderId[]) =>
      api.merchantPickBegin({ requestId: newRequestId(), orderIds }),
    onSuccess: ({ pick }) => put(pick),
    onError: handleFault,
  });
};

/** Ends a list. */
export const useLeave = () => {
  const handleFault = useFault();
  return useMutation({
    mutationFn: (pickId: PickId) => api.merchantPickLeave({ requestId: newRequestId(), pickId }),
    onSuccess: renew,
    onError: handleFault,
  });
};

export type Scanned = Pick_<'merchantPickScan', 'ean' | 'orderId' | 'lineId'>;
type Pick_<N extends keyof Calls, K extends keyof BodyOf<Calls[N]>> = {
  [Key in K]?: BodyOf<Calls[N]>[Key];
};

/** A scan or a piece by hand, at the moment at which it is made. */
export const actOf = (pickId: PickId, scanned: Scanned) => ({
  requestId: newRequestId(),
  pickId,
  at: serverNow(),
  ...scanned,
});

export type Act = ReturnType<typeof actOf>;

/** Puts goods into the bag. */
export const sendAct = async (act: Act) => {
  const reply = await api.merchantPickScan(act);
  put(reply.pick);
  return reply.hit;
};

/** Notes that goods are missing. */
export const useShort = () => {
  const handleFault = useFault();
  const [request] = useState(sameRequest);
  return useMutation({
    mutationFn: (body: Omit<BodyOf<Calls['merchantPickShort']>, 'requestId'>) =>
      request(body, (requestId) => api.merchantPickShort({ requestId, ...body })),
    onSuccess: ({ pick }) => put(pick),
    onError: handleFault,
  });
};

/** Settles what is missing of an order by a change without a substitute: the money goes back, after the guest was asked where they want to be. */
export const useGiveBack = (number: string) => {
  const t = useT();
  const handleFault = useFault();
  return useMutation({
    mutationFn: ({ orderId, lines }: { orderId: OrderId; lines: readonly Line[] }) =>
      api.merchantDeskOfferChange({
        requestId: newRequestId(),
        orderId,
        lines: lines.map(({ lineId, wanted, short }) => ({ lineId, keep: wanted - short })),
      }),
    onSuccess: async () => {
      notifications.show({ color: 'teal.9', message: t('pick.offered', { number }) });
      await renew();
    },
    onError: handleFault,
  });
};

/** An order of a list as the desk knows it. */
export const useOrder = (orderId: OrderId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['pick-order', language, orderId],
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.merchantDeskGet({ orderId }, { signal })).order,
  });
};

/** Makes an order ready, with its bags. */
export const useFinish = () => {
  const t = useT();
  const handleFault = useFault();
  return useMutation({
    mutationFn: (body: Omit<BodyOf<Calls['merchantPickFinish']>, 'requestId'>) =>
      api.merchantPickFinish({ requestId: newRequestId(), ...body }),
    onSuccess: async ({ order: { number } }) => {
      notifications.show({ color: 'teal.9', message: t('pick.finished', { number }) });
      await renew();
    },
    onError: handleFault,
  });
};
