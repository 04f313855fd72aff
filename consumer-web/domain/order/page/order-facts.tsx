import type { ReactNode } from 'react';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import type { Order } from '../model.ts';
import { backInAll } from '../paid-in-all.ts';
import { OrderNumber } from '../order-number.tsx';

/** Number, times and channel of an order. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const t = useT();
  const { orderNo, createTime, payInfo } = order;
  const back = backInAll(order);
  const rows: (readonly [string, ReactNode])[] = [
    [t('orders.no'), <OrderNumber key="no" number={orderNo} copyLabel={t('orders.copyNo')} />],
    [t('orders.created'), dateTimeText(createTime)],
    ...(payInfo.payTime === null
      ? []
      : [
          [t('orders.paidAt'), dateTimeText(payInfo.payTime)] as const,
          [t('orders.way'), t(`bank.channel.${payInfo.paymentType}`)] as const,
        ]),
    ...(back > 0 ? [[t('orders.refundedSum'), price(back)] as const] : []),
    ...(payInfo.goldRefundAmtn > 0
      ? [[t('orders.goldRefunded'), price(payInfo.goldRefundAmtn)] as const]
      : []),
  ];
  return (
    <Card title={t('orders.info')}>
      <div className="num">
        <Facts rows={rows} />
      </div>
    </Card>
  );
};
