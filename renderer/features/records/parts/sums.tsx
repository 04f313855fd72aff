import { grouped } from '#shared/format/grouped.ts';
import { sum as moneySum } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from './sums.module.css';

type Props = {
  sum: { count: number; times: number; amount: Cents; settle?: Cents | undefined } | undefined;
  isStale: boolean;
};

/** Totals of the whole filter, not of what is in sight: rows of every state, uses and money of the redeemed ones less what was given back, and for an owner what is settled of it. */
export const Sums = ({ sum, isStale }: Props) => {
  const t = useT();
  const figures = [
    { id: 'count', label: t('console.records.sum.count'), text: sum ? grouped(sum.count) : null },
    { id: 'times', label: t('console.records.sum.times'), text: sum ? grouped(sum.times) : null },
    {
      id: 'amount',
      label: t('console.records.sum.amount'),
      text: sum ? moneySum(sum.amount) : null,
    },
    ...(sum?.settle === undefined
      ? []
      : [{ id: 'settle', label: t('console.records.settle'), text: moneySum(sum.settle) }]),
  ];
  return (
    <dl className={classes['sums']} aria-label={t('console.records.sum')} aria-busy={isStale}>
      {figures.map(({ id, label, text }) => (
        <div key={id} className={classes['figure']}>
          <dt>{label}</dt>
          <dd data-testid={`sum-${id}`}>{text ?? t('console.records.none')}</dd>
        </div>
      ))}
    </dl>
  );
};
