import type { ReactNode } from 'react';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { OrderNumber } from '../../../domain/order/order-number.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import type { GroupOrder } from '../model.ts';
import { orderTags } from '../order-tags.ts';
import { OrderProduct } from './order-product.tsx';

/** What was ordered, paid and given back. */
export const OrderInfo = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const { orderInfo, payInfo, buyerInfo, vouchers } = order;
  const isRefunding = vouchers.some(({ status }) => voucherStatus.nameOf(status) === 'refunding');
  const tags = orderTags({ status: orderInfo.status, isRefunding }, t);
  const rows: (readonly [string, ReactNode])[] = [
    [t('order.tabs'), tags.map(({ text }) => text).join(' · ')],
    [
      t('order.no'),
      <OrderNumber key="no" number={orderInfo.orderNo} copyLabel={t('order.copyNo')} />,
    ],
    [t('order.created'), dateTimeText(orderInfo.createTime)],
    ...(payInfo.payTime === null
      ? []
      : [
          [t('order.paidAt'), dateTimeText(payInfo.payTime)] as const,
          [t('order.paid'), price(payInfo.amtn)] as const,
        ]),
    ...(payInfo.specialKind === null
      ? []
      : [[t(`sale.saving.${payInfo.specialKind}`), `−${price(payInfo.specialAmtn)}`] as const]),
    ...(payInfo.offerAmtn > 0 ? [[t('deal.offers'), `−${price(payInfo.offerAmtn)}`] as const] : []),
    ...(payInfo.refundAmtn > 0 ? [[t('order.refunded'), price(payInfo.refundAmtn)] as const] : []),
    ...(payInfo.refundTime === null
      ? []
      : [[t('order.refundedAt'), dateTimeText(payInfo.refundTime)] as const]),
    [t('order.phone'), buyerInfo.phone],
  ];
  return (
    <Card title={t('order.info')}>
      <div className="order-info__product">
        <OrderProduct order={order} />
      </div>
      <div className="num">
        <Facts rows={rows} />
      </div>
    </Card>
  );
};
