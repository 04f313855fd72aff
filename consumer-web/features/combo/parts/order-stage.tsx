import type { ComponentProps } from 'react';
import type { ComboOrder, ComboPiece } from '#shared/contract/consumer/combo.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import { PaidCard } from '../../../domain/payment/paid-card.tsx';
import type { AttemptOutcome } from '../../../domain/payment/pay-check.tsx';
import {
  CancelPurchase,
  PurchaseCancelled,
  PurchaseLate,
  PurchaseOver,
  type PurchaseKind,
} from '../../../domain/payment/purchase.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useCancel } from '../mutations.ts';
import { COMBO_KEY, readOrder } from '../queries.ts';
import { OrderFacts } from './order-facts.tsx';

type Data = { order: ComboOrder; pieces: readonly ComboPiece[] };

const again = { repeatPath: consumerRoutes.expandCoupon.path };

const Paid = ({ order }: Pick<Data, 'order'>) => {
  const t = useT();
  return (
    <PaidCard
      title={t('combo.pay.done')}
      amount={order.payAmount}
      text={t('combo.pay.doneText', { name: order.name })}
      next={{ to: consumerRoutes.expandCouponList.path, text: t('combo.pay.toList') }}
      home={{ to: consumerRoutes.home.path, text: t('combo.pay.toHome') }}
    />
  );
};

/** What the order's state means to someone who came to look, or comes back from paying. */
const End = ({ data, outcome }: { data: Data; outcome: AttemptOutcome | null }) => {
  const { order } = data;
  switch (order.status) {
    case 'paid':
      return outcome === null ? <OrderFacts {...data} /> : <Paid order={order} />;
    case 'refunded':
      return <OrderFacts {...data} />;
    case 'paidLate':
      return <PurchaseLate {...again} amount={order.refundAmount} />;
    case 'cancelled':
      return <PurchaseCancelled {...again} />;
    case 'toBePaid':
    case 'autoCancelled':
      return <PurchaseOver {...again} />;
  }
};

const Cancel = (at: Omit<ComponentProps<typeof CancelPurchase>, 'cancel'>) => (
  <CancelPurchase {...at} cancel={useCancel()} />
);

/** Coupon groups, as they are paid and looked at. */
export const comboPurchase: PurchaseKind<Data> = {
  ...again,
  orderType: 'COUPON_BOOM_ORDER',
  queryKey: COMBO_KEY,
  read: readOrder,
  orderOf: ({ order }) => order,
  what: ({ order }) => order.name,
  backTo: (orderId) => href(consumerRoutes.expandCouponOrderInfo, { orderId, tradeNo: LAST_TRADE }),
  elsewhere: (t) => ({ to: consumerRoutes.expandCoupon.path, text: t('combo.list.toBuy') }),
  More: Cancel,
  End,
};
