import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import { cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { changeText } from '../day-words.ts';
import classes from './day-sums.module.css';

type Sum = { id: string; label: string; text: string; note: string };

const useSums = ({ figures: { total }, settleAt }: DayReply): Sum[] => {
  const t = useT();
  return [
    { id: 'count', label: t('day.sum.count'), text: String(total.count), note: '' },
    { id: 'times', label: t('day.sum.times'), text: String(total.times), note: '' },
    { id: 'amount', label: t('day.sum.amount'), text: sum(total.amount), note: '' },
    ...(total.settle === undefined
      ? []
      : [
          {
            id: 'settle',
            label: t('day.sum.settle'),
            text: sum(total.settle),
            note: t('day.sum.settleNote', {
              commission: sum(cents(total.amount - total.settle)),
              time: dateTimeText(settleAt),
            }),
          },
        ]),
  ];
};

/** The day in four figures; what is settled is for owners (decision D10). */
export const DaySums = ({ day }: { day: DayReply }) => {
  const t = useT();
  const {
    before,
    figures: { total },
  } = day;
  const change = before && {
    count: total.count - before.total.count,
    times: total.times - before.total.times,
    amount: cents(total.amount - before.total.amount),
  };
  return (
    <div className={classes['sums']}>
      <dl className={classes['figures']}>
        {useSums(day).map(({ id, label, text, note }) => (
          <div key={id} className={classes['figure']}>
            <dt>{label}</dt>
            <dd data-testid={`day-${id}`}>{text}</dd>
            {note && <dd className={classes['note']}>{note}</dd>}
          </div>
        ))}
      </dl>
      {before && change && (
        <p className={classes['before']} data-testid="day-before">
          {t('day.before', { day: before.day, change: changeText(change, t) })}
        </p>
      )}
    </div>
  );
};
