import type { DayReply, OrderFigures } from '#shared/contract/merchant/day-close.ts';
import { sum } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { orderRows } from '../order-rows.ts';
import { signedMoney } from '../day-words.ts';
import { BeforeLine } from './day-sums.tsx';
import classes from './order-sums.module.css';

/** What a kind of orders came to, from gross to net. */
const KindSums = ({ of }: { of: OrderFigures }) => {
  const t = useT();
  return (
    <dl className={classes['lines']} data-testid={`day-orders-${of.kind}`}>
      {orderRows(of, t).map(({ id, name, count, amount, isSum }) => (
        <div key={id} data-sum={isSum} data-testid={`day-order-${id}`}>
          <dt>{name}</dt>
          <dd>{count ? t('day.orders', { count }) : ''}</dd>
          <dd>{isSum || amount >= 0 ? sum(amount) : signedMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The orders of a day, a card a kind. */
export const OrderSums = ({ day }: { day: DayReply }) => {
  const t = useT();
  return day.figures.orders.map((of) => (
    <DetailCard key={of.kind} title={t(`day.kind.${of.kind}`)}>
      <KindSums of={of} />
      {day.kind !== 'group' && <BeforeLine day={day} />}
    </DetailCard>
  ));
};
