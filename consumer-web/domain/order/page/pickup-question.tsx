import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { pickupOfferCalls } from '#shared/contract/consumer/pickup-offer.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { once } from '../../../lib/api/once.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Order } from '../model.ts';
import { kindKey } from '../queries.ts';
import type { StoreOrderKind } from '../store-orders.ts';

const api = bindCalls(pickupOfferCalls);

const useAnswer = (kind: StoreOrderKind, { tradeId }: Order) => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isAccepted: boolean) =>
      once(`${kind.name}/answer-pickup:${tradeId}:${isAccepted}`, (key) =>
        api.takeoutAnswerPickup({ tradeId, isAccepted }, { key }),
      ),
    onSuccess: ({ isAccepted }) => {
      notify(t(isAccepted ? 'orders.pickupTaken' : 'orders.pickupDeclined'));
    },
    onError: (error) => {
      notify(isApiError(error) ? errorText(error, t) : t('error.network'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: kindKey(kind) }),
  });
};

/** No rider came: the store asks whether its guest collects the order (decision DA15). */
export const PickupQuestion = ({ kind, order }: { kind: StoreOrderKind; order: Order }) => {
  const t = useT();
  const answer = useAnswer(kind, order);
  const { pickupOffer } = order;
  if (pickupOffer === null) return null;
  const isBusyWith = (isAccepted: boolean): boolean =>
    answer.isPending && answer.variables === isAccepted;
  return (
    <Card title={t('orders.pickupAsk')}>
      <p className="ord-ask__text num">
        {pickupOffer.refundAmtn > 0
          ? t('orders.pickupAskBack', { amount: price(pickupOffer.refundAmtn) })
          : t('orders.pickupAskText')}
      </p>
      <div className="ord-ask">
        <Button
          isBusy={isBusyWith(true)}
          isDisabled={answer.isPending}
          onPress={() => answer.mutate(true)}
        >
          {t('orders.pickupYes')}
        </Button>
        <Button
          tone="quiet"
          isBusy={isBusyWith(false)}
          isDisabled={answer.isPending}
          onPress={() => answer.mutate(false)}
        >
          {t('orders.pickupNo')}
        </Button>
      </div>
    </Card>
  );
};
