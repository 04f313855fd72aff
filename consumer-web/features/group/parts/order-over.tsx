import { useQuery } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { PayOver } from '../../../domain/payment/pay-over.tsx';
import { payResultQuery } from '../../../domain/payment/payment.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import type { GroupOrder } from '../model.ts';

type Why = NonNullable<GroupOrder['orderInfo']['closeReason']>;
const WORDS: Record<Why, { title: TextKey; text: TextKey }> = {
  BUYER: { title: 'pay.byBuyer', text: 'pay.byBuyerText' },
  TIMEOUT: { title: 'pay.over', text: 'pay.overText' },
  LATE_PAYMENT: { title: 'pay.late', text: 'pay.lateText' },
};

/** An order that can no longer be paid, and what happened to the money (decision E13). */
export const OrderOver = ({ order, tradeNo }: { order: GroupOrder; tradeNo: string | null }) => {
  const t = useT();
  const { data } = useQuery({ ...payResultQuery(tradeNo ?? ''), enabled: tradeNo !== null });
  const isLate = data?.refunded === true;
  const why: Why = isLate ? 'LATE_PAYMENT' : (order.orderInfo.closeReason ?? 'TIMEOUT');
  const amount = price(isLate ? data.amount : order.payInfo.refundAmtn);
  const productId = order.productList[0]?.productId;
  const repeatLink = productId !== undefined && {
    to: href(consumerRoutes.groupProductDetail, { productId }),
    text: t('pay.buyAgain'),
  };
  return (
    <PayOver
      title={t(WORDS[why].title)}
      text={t(WORDS[why].text, { amount })}
      repeatLink={repeatLink || undefined}
      orders={{ to: consumerRoutes.groupOrders.path, text: t('title.orders') }}
    />
  );
};
