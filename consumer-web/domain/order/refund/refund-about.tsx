import type { ReactNode } from 'react';
import { refundReason } from '#shared/codes/refund.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import type { Refund } from '../model.ts';
import { OrderNumber } from '../order-number.tsx';
import { PhotoRow } from '../../photos/photo-row.tsx';
import { DishRow } from '../dish-row.tsx';

/** What was asked for, and why. */
export const RefundAbout = ({ refund, orderNo }: { refund: Refund; orderNo: string }) => {
  const t = useT();
  const name = refundReason.nameOf(refund.reason);
  const rows: (readonly [string, ReactNode])[] = [
    [t('reimburse.why'), name === 'unknown' ? '–' : t(`refund.reason.${name}`)],
    ...(refund.text === '' ? [] : [[t('reimburse.text'), refund.text] as const]),
    ...(refund.deliveryFee > 0
      ? [[t('order.amount.deliveryFee'), price(refund.deliveryFee)] as const]
      : []),
    ...(refund.platformFee > 0
      ? [[t('reimburse.previewPlatform'), price(refund.platformFee)] as const]
      : []),
    ...(refund.bagFee > 0 ? [[t('order.amount.bagFee'), price(refund.bagFee)] as const] : []),
    [t('reimburse.asked'), dateTimeText(refund.requestTime)],
    [t('orders.no'), <OrderNumber key="no" number={orderNo} copyLabel={t('orders.copyNo')} />],
  ];
  return (
    <Card title={t(refund.isWholeOrder ? 'reimburse.whole' : 'reimburse.about')}>
      <ul className="ord-dish-list">
        {refund.productList.map((dish) => (
          <li key={dish.uuid}>
            <DishRow dish={dish} end={<span className="num">{price(dish.amtn)}</span>} />
          </li>
        ))}
      </ul>
      <div className="rf-facts num">
        <Facts rows={rows} />
      </div>
      {refund.photos.length > 0 && <PhotoRow photos={refund.photos} />}
    </Card>
  );
};
