import type { ReactNode } from 'react';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { Order } from '../model.ts';

/** Number, times and channel of an order. */
export const OrderFacts = ({ order: { tradeId, createTime, payInfo } }: { order: Order }) => {
  const t = useT();
  const rows: (readonly [string, ReactNode])[] = [
    [
      t('orders.no'),
      <span key="no" className="ord-no">
        {tradeId}
        <CopyButton text={tradeId} label={t('orders.copyNo')} />
      </span>,
    ],
    [t('orders.created'), dateTimeText(createTime)],
    ...(payInfo.payTime === null
      ? []
      : [
          [t('orders.paidAt'), dateTimeText(payInfo.payTime)] as const,
          [t('orders.way'), t(`bank.channel.${payInfo.paymentType}`)] as const,
        ]),
    ...(payInfo.refundAmtn > 0
      ? [[t('orders.refundedSum'), price(payInfo.refundAmtn)] as const]
      : []),
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
