import type { ComponentProps } from 'react';
import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LAST_TRADE } from '../../../lib/session/last-trade.ts';
import { PaidCard } from '../../../domain/payment/paid-card.tsx';
import {
  CancelPurchase,
  PurchaseLate,
  PurchaseOver,
  type PurchaseKind,
} from '../../../domain/payment/purchase.tsx';
import { useT } from '../../../lib/i18n.ts';
import { GOLD_KEY, readPurchase } from '../queries.ts';
import { useCancel } from '../use-cancel.ts';

const again = { repeatPath: consumerRoutes.goldBuy.path };

/** It was paid: the gold is there. */
const PaidBag = ({ order }: { order: GoldOrderRecord }) => {
  const t = useT();
  return (
    <PaidCard
      title={t('goldPay.done')}
      amount={order.payAmount}
      text={t('goldPay.doneText', { amount: price(order.goldAmount) })}
      next={{ to: consumerRoutes.goldIndex.path, text: t('goldPay.toGold') }}
      home={{ to: consumerRoutes.home.path, text: t('goldPay.order') }}
    />
  );
};

/** What the purchase's state means to someone who comes back from paying, or came too late. */
const End = ({ data: order }: { data: GoldOrderRecord }) => {
  switch (order.status) {
    case 'paid':
      return <PaidBag order={order} />;
    case 'refunded':
      return <PurchaseLate {...again} amount={order.payAmount} />;
    case 'toBePaid':
    case 'closed':
      return <PurchaseOver {...again} />;
  }
};

/** Below the cashier: who does not want the bag any more gives it up. */
const Cancel = (at: Omit<ComponentProps<typeof CancelPurchase>, 'cancel'>) => (
  <CancelPurchase {...at} cancel={useCancel()} />
);

/** A bag of gold, as it is paid. */
export const bagPurchase: PurchaseKind<GoldOrderRecord> = {
  ...again,
  orderType: 'CONSUMPTION_ORDER',
  queryKey: GOLD_KEY,
  read: readPurchase,
  orderOf: (order) => order,
  what: ({ bagName, goldAmount }, t) =>
    t('goldPay.for', { name: bagName, amount: price(goldAmount) }),
  backTo: (orderId) => href(consumerRoutes.aliPay, { orderId, tradeNo: LAST_TRADE }),
  elsewhere: (t) => ({ to: consumerRoutes.goldIndex.path, text: t('goldPay.toGold') }),
  More: Cancel,
  End,
};
