import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { changeText, signedMoney } from '../day-words.ts';
import { totalOf } from '../order-rows.ts';
import classes from './day-sums.module.css';

/** What is left of a sum after what was given back, which is below zero. */
const netOf = (total: Cents, refunded: Cents | undefined): Cents =>
  addCents(total, refunded ?? ZERO);

type Sum = { id: string; label: string; text: string; note: string };

const useSums = ({ figures: { total, refunded }, settleAt }: DayReply): Sum[] => {
  const t = useT();
  const settle = netOf(total.settle ?? ZERO, refunded.settle);
  return [
    { id: 'count', label: t('day.sum.count'), text: String(total.count), note: '' },
    { id: 'times', label: t('day.sum.times'), text: String(total.times), note: '' },
    { id: 'amount', label: t('day.sum.amount'), text: sum(total.amount), note: '' },
    ...(refunded.count === 0
      ? []
      : [
          {
            id: 'refunded',
            label: t('day.sum.refunded'),
            text: signedMoney(refunded.amount),
            note: t('day.sum.refundedNote', { count: -refunded.count }),
          },
        ]),
    ...(total.settle === undefined
      ? []
      : [
          {
            id: 'settle',
            label: t('day.sum.settle'),
            text: sum(settle),
            note: t('day.sum.settleNote', {
              commission: sum(cents(netOf(total.amount, refunded.amount) - settle)),
              time: dateTimeText(settleAt),
            }),
          },
        ]),
  ];
};

/** The day beside the one that was closed before it. */
export const BeforeLine = ({ day }: { day: DayReply }) => {
  const t = useT();
  const { before } = day;
  if (before === null) return null;
  const total = totalOf(day);
  const change = {
    count: total.count - before.total.count,
    times: total.times - before.total.times,
    amount: cents(total.amount - before.total.amount),
  };
  return (
    <p className={classes['before']} data-testid="day-before">
      {t('day.before', { day: before.day, change: changeText(day, change, t) })}
    </p>
  );
};

/** What was redeemed on the day in its figures; what is settled is for owners (decision D10). */
export const DaySums = ({ day }: { day: DayReply }) => (
  <div className={classes['sums']}>
    <dl className={classes['figures']} data-refunded={day.figures.refunded.count !== 0}>
      {useSums(day).map(({ id, label, text, note }) => (
        <div key={id} className={classes['figure']}>
          <dt>{label}</dt>
          <dd data-testid={`day-${id}`}>{text}</dd>
          {note && <dd className={classes['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
    <BeforeLine day={day} />
  </div>
);
