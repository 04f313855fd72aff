import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { api } from '../api.ts';
import { putOrder } from '../queries.ts';

type Body<N extends keyof DeskContract> = Omit<BodyOf<DeskContract[N]>, 'requestId' | 'orderId'>;
export type Lines = BodyOf<DeskContract['merchantDeskPreviewChange']>['lines'];
/** What of an order could still go back. */
export type Money = ReplyOf<DeskContract['merchantDeskGet']>['money'];
export type Giving = Omit<Body<'merchantDeskGiveBack'>, 'isPreview'>;

/** What a change would come to; asked anew with each other choice. */
export const useChangePreview = ({ orderId, seq }: DeskOrder, lines: Lines) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['desk-change', language, orderId, seq, lines],
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => api.merchantDeskPreviewChange({ orderId, lines }, { signal }),
  });
};

/** What giving back would come to. Null: nothing is chosen yet. */
export const useGivingPreview = ({ orderId, seq }: DeskOrder, giving: Giving | null) =>
  useQuery({
    queryKey: ['desk-give-back', orderId, seq, giving],
    enabled: giving !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      api.merchantDeskGiveBack(
        { requestId: newRequestId(), orderId, ...giving!, isPreview: true },
        { signal },
      ),
  });

const useDone = (key: 'desk.change.offered' | 'desk.change.done' | 'desk.off.done') => {
  const t = useT();
  return (order: DeskOrder): void => {
    putOrder(order);
    notifications.show({ color: 'teal.9', message: t(key, { number: order.number }) });
  };
};

/** Offers a change; for a guest who left the choice to the store it stands at once. */
export const useOffer = ({ orderId }: DeskOrder) => {
  const offered = useDone('desk.change.offered');
  const changed = useDone('desk.change.done');
  return useMutation({
    mutationFn: (lines: Lines) =>
      api.merchantDeskOfferChange({ requestId: newRequestId(), orderId, lines }),
    onSuccess: ({ order }) => (order.change === null ? changed : offered)(order),
  });
};

/** Calls an order off. */
export const useCallOff = ({ orderId }: DeskOrder) => {
  const done = useDone('desk.off.done');
  return useMutation({
    mutationFn: (body: Body<'merchantDeskCancel'>) =>
      api.merchantDeskCancel({ requestId: newRequestId(), orderId, ...body }),
    onSuccess: ({ order }) => done(order),
  });
};

/** Gives pieces or a sum back. */
export const useGiveBack = ({ orderId }: DeskOrder) =>
  useMutation({
    mutationFn: (giving: Giving) =>
      api.merchantDeskGiveBack({ requestId: newRequestId(), orderId, ...giving }),
    onSuccess: ({ order }) => putOrder(order),
  });

/** Answers the refund that a guest asked for. */
export const useAnswer = ({ orderId }: DeskOrder) =>
  useMutation({
    mutationFn: (body: Body<'merchantDeskRefund'>) =>
      api.merchantDeskRefund({ requestId: newRequestId(), orderId, ...body }),
    onSuccess: ({ order }) => putOrder(order),
  });
