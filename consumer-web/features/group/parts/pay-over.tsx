import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { payResultQuery } from '../../../domain/payment/payment.ts';
import { StateView } from '../../../ui/state-view.tsx';
import type { GroupOrder } from '../model.ts';

type Why = NonNullable<GroupOrder['orderInfo']['closeReason']>;
const WORDS: Record<Why, { title: TextKey; text: TextKey }> = {
  BUYER: { title: 'pay.byBuyer', text: 'pay.byBuyerText' },
  TIMEOUT: { title: 'pay.over', text: 'pay.overText' },
  LATE_PAYMENT: { title: 'pay.late', text: 'pay.lateText' },
};

/** An order that can no longer be paid, and what happened to the money (decision E13). */
export const PayOver = ({ order, tradeNo }: { order: GroupOrder; tradeNo: string | null }) => {
  const t = useT();
  const { data } = useQuery({ ...payResultQuery(tradeNo ?? ''), enabled: tradeNo !== null });
  const why: Why = data?.refunded ? 'LATE_PAYMENT' : (order.orderInfo.closeReason ?? 'TIMEOUT');
  const refund = data?.refunded ? data.amount : order.payInfo.refundAmtn;
  const productId = order.productList[0]?.productId;
  return (
    <StateView title={t(WORDS[why].title)} text={t(WORDS[why].text, { amount: price(refund) })}>
      {productId !== undefined && (
        <Link
          replace
          className="button-link"
          to={href(consumerRoutes.groupProductDetail, { productId })}
        >
          {t('pay.buyAgain')}
        </Link>
      )}
      <Link replace className="button-link button-link--quiet" to={consumerRoutes.groupOrders.path}>
        {t('title.orders')}
      </Link>
    </StateView>
  );
};
