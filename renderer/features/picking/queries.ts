import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import { merchantDeskMoneyCalls } from '#shared/contract/merchant/desk-money.ts';
import { merchantDeskCalls } from '#shared/contract/merchant/desk.ts';
import { merchantPickCalls, type Pick } from '#shared/contract/merchant/pick.ts';
import type { OrderId, PickId, StoreId } from '#shared/kernel/ids.ts';
import { bindCalls, serverNow } from '../../lib/api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { useErrorText, useLanguage, useT } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query.ts';

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

/** The orders of a supermarket that are to be picked, and the list of this person. */
export const usePicks = (storeId: StoreId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [PICKS, language, storeId],
    queryFn: ({ signal }) => api.merchantPickList({ storeId }, { signal }),
    refetchInterval: EVERY_MS,
  });
};

/** Loads the lists anew. */
export const renew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [PICKS] });
const put = (pick: Pick): void => {
  queryClient.setQueriesData<List>(
    { queryKey: [PICKS] },
    (list) => list && { ...list, mine: pick },
  );
};

/** Tells what went wrong, by name where somebody else was first. */
const useFault = () => {
  const t = useT();
  const errorText = useErrorText();
  return (error: unknown): void => {
    const by = isApiError(error) && error.reason === 'PICK_TAKEN' ? takenBy(error.data) : '';
    notifications.show({
      color: 'red.9',
      message: by === '' ? errorText(error) : t('pick.takenBy', { name: by }),
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

/** Puts goods into the bag. */
export const scanGoods = async (pickId: PickId, scanned: Scanned) => {
  const reply = await api.merchantPickScan({
    requestId: newRequestId(),
    pickId,
    at: serverNow(),
    ...scanned,
  });
  put(reply.pick);
  return reply.hit;
};

/** Notes that goods are missing. */
export const useShort = () => {
  const handleFault = useFault();
  return useMutation({
    mutationFn: (body: Omit<BodyOf<Calls['merchantPickShort']>, 'requestId'>) =>
      api.merchantPickShort({ requestId: newRequestId(), ...body }),
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
