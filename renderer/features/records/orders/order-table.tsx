import { dateText, timeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import { OrderNumberText } from '../../../domain/order-number/order-number-text.tsx';
import { useT } from '../../../lib/i18n.ts';
import type { OrderRecord } from './queries.ts';
import classes from './orders.module.css';

const Line = ({ row, isOwner }: { row: OrderRecord; isOwner: boolean }) => {
  const t = useT();
  const money = classes['money'];
  return (
    <tr data-testid="order-record" data-state={row.state}>
      <th scope="row">
        <strong>{row.number}</strong>
        <div className={classes['sub']}>
          <OrderNumberText number={row.orderNo} />
        </div>
      </th>
      <td className={classes['time']}>
        {dateText(row.paidAt)}
        <div className={classes['sub']}>{timeText(row.paidAt)}</div>
      </td>
      <td>
        {row.storeName}
        <div className={classes['sub']}>
          {t(`console.orderRecords.kind.${row.kind}`)} · {t(`console.orderRecords.way.${row.way}`)}
        </div>
      </td>
      <td>
        <span className={classes['state']} data-state={row.state}>
          {t(`console.orderRecords.state.${row.state}`)}
        </span>
        <div className={classes['sub']}>{row.buyerMask}</div>
      </td>
      <td className={money}>{row.promotions === 0 ? '' : sum(row.promotions)}</td>
      <td className={money}>{sum(row.paid)}</td>
      <td className={money}>{row.back === 0 ? '' : sum(row.back)}</td>
      {isOwner && <td className={money}>{row.net === undefined ? '' : sum(row.net)}</td>}
    </tr>
  );
};

/** Orders with their money, the latest first. What is left for the store is an owner's. */
export const OrderTable = ({
  rows,
  isOwner,
}: {
  rows: readonly OrderRecord[];
  isOwner: boolean;
}) => {
  const t = useT();
  const money = classes['money'];
  return (
    <table className={classes['table']} data-testid="order-records">
      <thead>
        <tr>
          <th scope="col">{t('console.orderRecords.number')}</th>
          <th scope="col">{t('console.orderRecords.paidAt')}</th>
          <th scope="col">{t('console.store')}</th>
          <th scope="col">{t('console.orderRecords.state')}</th>
          <th scope="col" className={money}>
            {t('console.orderRecords.promotions')}
          </th>
          <th scope="col" className={money}>
            {t('console.orderRecords.paid')}
          </th>
          <th scope="col" className={money}>
            {t('console.orderRecords.back')}
          </th>
          {isOwner && (
            <th scope="col" className={money}>
              {t('console.orderRecords.net')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.orderId} row={row} isOwner={isOwner} />
        ))}
      </tbody>
    </table>
  );
};
