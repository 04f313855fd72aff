import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useT } from '../../../lib/i18n.ts';
import { sameRequest } from '../../../lib/same-request.ts';
import { api } from '../api.ts';
import { endKey } from '../news/use-news.ts';
import { putOrder } from '../queries.ts';

type Body<N extends keyof DeskContract> = Omit<BodyOf<DeskContract[N]>, 'requestId' | 'orderId'>;
/** What of an order could still go back. */
export type Money = ReplyOf<DeskContract['merchantDeskGet']>['money'];
export type Giving = Omit<Body<'merchantDeskGiveBack'>, 'isPreview'>;

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

/** Calls an order off. */
export const useCallOff = ({ orderId, number }: DeskOrder) => {
  const t = useT();
  return useMutation({
    mutationKey: endKey(orderId),
    mutationFn: (body: Body<'merchantDeskCancel'>) =>
      api.merchantDeskCancel({ requestId: newRequestId(), orderId, ...body }),
    onSuccess: ({ order }) => {
      putOrder(order);
      notifications.show({ color: 'teal.9', message: t('desk.off.done', { number }) });
    },
  });
};

/** Outlives its dialog: whoever opens that again after a lost answer gives nothing twice. */
const sendGiving = sameRequest();

/** Gives pieces or a sum back. */
export const useGiveBack = ({ orderId }: DeskOrder) =>
  useMutation({
    mutationFn: (giving: Giving) =>
      sendGiving({ orderId, ...giving }, (requestId) =>
        api.merchantDeskGiveBack({ requestId, orderId, ...giving }),
      ),
    onSuccess: ({ order }) => putOrder(order),
  });

/** Answers the refund that a guest asked for. */
export const useAnswer = ({ orderId }: DeskOrder) =>
  useMutation({
    mutationKey: endKey(orderId),
    mutationFn: (body: Body<'merchantDeskRefund'>) =>
      api.merchantDeskRefund({ requestId: newRequestId(), orderId, ...body }),
    onSuccess: ({ order }) => putOrder(order),
  });
