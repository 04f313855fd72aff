import { sum as moneySum } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from './sums.module.css';

type Props = { sum: { count: number; times: number; amount: Cents } | undefined };

/** Totals of the whole filter, not of the page: rows of every state, uses and money of the redeemed ones. */
export const Sums = ({ sum }: Props) => {
  const t = useT();
  const figures = [
    { id: 'count', label: t('console.records.sum.count'), text: sum ? String(sum.count) : null },
    { id: 'times', label: t('console.records.sum.times'), text: sum ? String(sum.times) : null },
    { id: 'amount', label: t('console.records.sum.amount'), text: sum ? moneySum(sum.amount) : null },
  ];
  return (
    <dl className={classes['sums']} aria-label={t('console.records.sum')}>
      {figures.map(({ id, label, text }) => (
        <div key={id} className={classes['figure']}>
          <dt>{label}</dt>
          <dd data-testid={`sum-${id}`}>{text ?? t('console.records.none')}</dd>
        </div>
      ))}
    </dl>
  );
};
