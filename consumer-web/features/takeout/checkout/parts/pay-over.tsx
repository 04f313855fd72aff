import { Link } from 'react-router-dom';
import { price } from '#shared/format/money.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../../lib/i18n.ts';
import { StateView } from '../../../../ui/state-view.tsx';
import type { TakeoutOrder } from '../model.ts';

/** An order that can no longer be paid, and what happened to the money (decision E13). `refunded`: a payment of it that came too late. */
export const PayOver = ({
  order,
  refunded = null,
}: {
  order: TakeoutOrder;
  refunded?: TakeoutOrder['totalPrice'] | null;
}) => {
  const t = useT();
  const { closeReason, payInfo, storeId, tradeId } = order;
  const late =
    refunded ?? (closeReason === 'TIMEOUT' && payInfo.refundAmtn > 0 ? payInfo.refundAmtn : null);
  const isTimeOver = closeReason === 'TIMEOUT' || closeReason === null;
  const title = late !== null ? t('pay.late') : t(isTimeOver ? 'cashier.over' : 'cashier.byBuyer');
  const text =
    late !== null
      ? t('pay.lateText', { amount: price(late) })
      : t(isTimeOver ? 'cashier.overText' : 'cashier.byBuyerText');
  return (
    <StateView title={title} text={text}>
      <Link replace className="button-link" to={storePath('takeout', storeId)}>
        {t('cashier.toStore')}
      </Link>
      <Link
        replace
        className="button-link button-link--quiet"
        to={href(consumerRoutes.orderInfo, { tradeId })}
      >
        {t('cashier.toOrder')}
      </Link>
    </StateView>
  );
};
