import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import { merchantDeskMoneyCalls } from '#shared/contract/merchant/desk-money.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { bindCalls } from '../../lib/api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';

const { merchantDeskPreviewChange, merchantDeskOfferChange } = merchantDeskMoneyCalls;
const api = bindCalls({ merchantDeskPreviewChange, merchantDeskOfferChange });

export type Lines = BodyOf<typeof merchantDeskPreviewChange>['lines'];

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

/** Offers a change; for a guest who left the choice to the store it stands at once. */
export const useOffer = ({ orderId, number }: DeskOrder, onChanged: (order: DeskOrder) => void) => {
  const t = useT();
  return useMutation({
    mutationFn: (lines: Lines) =>
      api.merchantDeskOfferChange({ requestId: newRequestId(), orderId, lines }),
    onSuccess: ({ order }) => {
      onChanged(order);
      const key = order.change === null ? 'desk.change.done' : 'desk.change.offered';
      notifications.show({ color: 'teal.9', message: t(key, { number }) });
    },
  });
};
