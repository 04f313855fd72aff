import type { ComponentProps } from 'react';
import type { MemberOrderRecord } from '#shared/contract/consumer/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import { PaidCard } from '../../../domain/payment/paid-card.tsx';
import { PayOver } from '../../../domain/payment/pay-over.tsx';
import {
  CancelPurchase,
  PurchaseLate,
  PurchaseOver,
  type PurchaseKind,
} from '../../../domain/payment/purchase.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useCancel } from '../mutations.ts';
import { CARD_KEY, readOrder } from '../queries.ts';

type Order = { order: MemberOrderRecord };

const again = { repeatPath: consumerRoutes.vipHome.path };

const Paid = ({ order }: Order) => {
  const t = useT();
  const text =
    order.kind === 'pack'
      ? t('vipPay.donePack', { name: order.name })
      : t('vipPay.doneCard', {
          name: order.name,
          date: order.endAt === null ? '' : dateText(order.endAt),
        });
  return (
    <PaidCard
      title={t('vipPay.done')}
      amount={order.payAmount}
      text={text}
      next={{ to: consumerRoutes.vipHome.path, text: t('vipPay.toCard') }}
      home={{ to: consumerRoutes.home.path, text: t('vipPay.toHome') }}
    />
  );
};

const Refunded = ({ order }: Order) => {
  const t = useT();
  return (
    <PayOver
      title={t('vipPay.back')}
      text={t('vipPay.backText', { amount: price(order.refundAmount) })}
      repeatLink={{ to: again.repeatPath, text: t('purchase.repeat') }}
    />
  );
};

/** What the order's state means to someone who comes back from paying, or came too late. */
const End = ({ data: order }: { data: MemberOrderRecord }) => {
  switch (order.status) {
    case 'paid':
      return <Paid order={order} />;
    case 'paidLate':
      return <PurchaseLate {...again} amount={order.refundAmount} />;
    case 'refunded':
      return <Refunded order={order} />;
    case 'toBePaid':
    case 'closed':
      return <PurchaseOver {...again} />;
  }
};

const Cancel = (at: Omit<ComponentProps<typeof CancelPurchase>, 'cancel'>) => (
  <CancelPurchase {...at} cancel={useCancel()} />
);

/** The card and its packs, as they are paid. */
export const cardPurchase: PurchaseKind<MemberOrderRecord> = {
  ...again,
  orderType: 'MEMBER_ORDER',
  queryKey: CARD_KEY,
  read: readOrder,
  orderOf: (order) => order,
  what: ({ name }) => name,
  backTo: (orderId) => href(consumerRoutes.vipHistoryList, { orderId, tradeNo: LAST_TRADE }),
  elsewhere: (t) => ({ to: consumerRoutes.vipHome.path, text: t('vipPay.toCard') }),
  More: Cancel,
  End,
};
