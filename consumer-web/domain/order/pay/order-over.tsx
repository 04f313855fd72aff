import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { PayOver } from '../../payment/pay-over.tsx';
import type { Order } from '../model.ts';
import { backInAll } from '../paid-in-all.ts';
import type { StoreOrders } from '../store-orders.ts';

type Props = {
  kind: StoreOrders;
  order: Order;
  /** A payment of it that came too late. */
  refunded?: Order['totalPrice'] | null;
};

/** An order that can no longer be paid, and what happened to the money (decision E13). */
export const OrderOver = ({ kind: { links }, order, refunded = null }: Props) => {
  const t = useT();
  const { closeReason, storeId, tradeId } = order;
  const back = backInAll(order);
  const late = refunded ?? (closeReason === 'TIMEOUT' && back > 0 ? back : null);
  const reason = closeReason === 'TIMEOUT' || closeReason === null ? 'over' : 'byBuyer';
  const words =
    late === null
      ? { title: t(`cashier.${reason}`), text: t(`cashier.${reason}Text`) }
      : { title: t('pay.late'), text: t('pay.lateText', { amount: price(late) }) };
  return (
    <PayOver
      {...words}
      repeatLink={{ to: links.store(storeId), text: t('cashier.toStore') }}
      orders={{ to: links.order(tradeId), text: t('cashier.toOrder') }}
    />
  );
};
