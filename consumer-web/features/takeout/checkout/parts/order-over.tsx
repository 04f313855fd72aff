import { price } from '#shared/format/money.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { PayOver } from '../../../../domain/payment/pay-over.tsx';
import { useT } from '../../../../lib/i18n.ts';
import type { TakeoutOrder } from '../model.ts';

type Props = {
  order: TakeoutOrder;
  /** A payment of it that came too late. */
  refunded?: TakeoutOrder['totalPrice'] | null;
};

/** An order that can no longer be paid, and what happened to the money (decision E13). */
export const OrderOver = ({ order, refunded = null }: Props) => {
  const t = useT();
  const { closeReason, payInfo, storeId, tradeId } = order;
  const late =
    refunded ?? (closeReason === 'TIMEOUT' && payInfo.refundAmtn > 0 ? payInfo.refundAmtn : null);
  const reason = closeReason === 'TIMEOUT' || closeReason === null ? 'over' : 'byBuyer';
  const words =
    late === null
      ? { title: t(`cashier.${reason}`), text: t(`cashier.${reason}Text`) }
      : { title: t('pay.late'), text: t('pay.lateText', { amount: price(late) }) };
  return (
    <PayOver
      {...words}
      repeatLink={{ to: storePath('takeout', storeId), text: t('cashier.toStore') }}
      orders={{ to: href(consumerRoutes.orderInfo, { tradeId }), text: t('cashier.toOrder') }}
    />
  );
};
