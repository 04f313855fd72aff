import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { paidInAll } from '../paid-in-all.ts';
import { useCancelOrder } from '../mutations.ts';
import type { Order } from '../model.ts';
import { AskButton } from './ask-button.tsx';
import type { StoreOrderKind } from '../store-orders.ts';

/** Cancels at once; the question names what is refunded (decisions E11, E12). */
export const CancelButton = ({
  kind,
  order,
  reason,
}: {
  kind: StoreOrderKind;
  order: Order;
  reason?: string | undefined;
}) => {
  const t = useT();
  const { tradeId, totalPrice, combo, payInfo } = order;
  const cancel = useCancelOrder(kind, tradeId);
  const run = async (): Promise<string> => {
    const { refundAmtn } = await cancel.mutateAsync(reason);
    return refundAmtn > 0
      ? t('orders.cancelledBack', { amount: price(refundAmtn) })
      : t('orders.cancelled');
  };
  const text =
    payInfo.payTime === null
      ? t('orders.cancelUnpaid')
      : combo?.isKept
        ? t('orders.cancelComboKept', { amount: price(totalPrice) })
        : t('orders.cancelPaid', { amount: price(paidInAll(order)) });
  return (
    <AskButton
      words={{
        label: t('order.action.CANCEL'),
        title: t('orders.cancelAsk'),
        text,
        yes: t('orders.cancelYes'),
        no: t('orders.cancelNo'),
      }}
      run={run}
    />
  );
};
