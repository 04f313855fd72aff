import type { DayChange, OrderFigures } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { reasonText } from '../../../domain/refusal/reason-text.ts';
import { booksLines } from '../day-file.ts';
import { groupsOf, rowsOf } from '../day-rows.ts';
import { isOfOrders, signedMoney } from '../day-words.ts';
import { hasDeals, orderRows } from '../order-rows.ts';
import './day-sheet.css';
import { stateText, type SlipFacts } from './slip-lines.ts';

type Row = {
  key: string;
  name: string;
  count: number;
  times: number;
  amount: DayChange['amount'];
  settle?: DayChange['settle'];
};

const Figures = ({
  title,
  rows,
  isOwner,
  total,
}: {
  title: string;
  rows: readonly Row[];
  isOwner: boolean;
  total?: Row;
}) => {
  const t = useT();
  const line = (row: Row) => (
    <tr key={row.key}>
      <th scope="row">{row.name}</th>
      <td>{row.count}</td>
      <td>{row.times}</td>
      <td>{sum(row.amount)}</td>
      {isOwner && <td>{row.settle === undefined ? '' : sum(row.settle)}</td>}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('day.column.count')}</th>
          <th scope="col">{t('day.column.times')}</th>
          <th scope="col">{t('day.column.amount')}</th>
          {isOwner && <th scope="col">{t('day.column.settle')}</th>}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {total && <tfoot>{line(total)}</tfoot>}
    </table>
  );
};

/** Orders of a kind from gross to net. */
const Orders = ({ of }: { of: OrderFigures }) => {
  const t = useT();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t(`day.kind.${of.kind}`)}</th>
          <th scope="col">{t('day.column.orders')}</th>
          <th scope="col">{t('day.column.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {orderRows(of, t).map(({ id, name, count, amount }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{count ?? ''}</td>
            <td>{amount >= 0 ? sum(amount) : signedMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What an owner looks at besides the sums: undone, undoable, refunded and refused. */
const Watch = ({ day, bill }: Pick<SlipFacts, 'day' | 'bill'>) => {
  const t = useT();
  const { undone, undoable, refunds, refunded, refused, refusals } = day.figures;
  const reasons = refusals.map(({ reason, count }) => `${reasonText(reason, t)} ${count}`);
  const countAndSum = ({ count, amount }: Pick<DayChange, 'count' | 'amount'>): string =>
    `${count} · ${sum(amount)}`;
  const facts: [label: string, value: string][] = [
    ...(refunded.count === 0
      ? []
      : [
          [
            t('day.sum.refunded'),
            countAndSum({ count: -refunded.count, amount: refunded.amount }),
          ] satisfies [string, string],
        ]),
    [t('day.watch.undone'), countAndSum(undone)],
    [t('day.watch.undoable'), countAndSum(undoable)],
    [t('day.watch.refunds'), countAndSum(refunds)],
    [t('day.watch.refused'), `${refused} ${reasons.join(' · ')}`],
    ...(bill === null ? [] : [[t('day.bill'), bill] satisfies [string, string]]),
  ];
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The closing slip on A4: the same figures with all their columns. */
export const DaySheet = ({ day, merchant, at, bill }: SlipFacts) => {
  const t = useT();
  const isOwner = day.figures.total.settle !== undefined;
  const { total } = day.figures;
  const all = { key: 'total', name: t('day.total'), ...total };
  return (
    <article>
      <header>
        <h1>{t('slip.title')}</h1>
        <p>
          {merchant}
          {' · '}
          {day.storeName}
        </p>
        <p>
          <strong>{day.day}</strong>
          {' · '}
          {stateText(day, t)}
        </p>
      </header>
      {hasDeals(day) &&
        groupsOf(day).map((group) => (
          <Figures
            key={group}
            title={t(`day.column.${group}`)}
            isOwner={isOwner}
            rows={rowsOf(day, group)}
            total={all}
          />
        ))}
      {day.figures.orders.map((of) => (
        <Orders key={of.kind} of={of} />
      ))}
      {day.storeId !== null && (
        <Figures
          title={t('day.books')}
          isOwner={isOwner}
          rows={booksLines(day, t).map(([name, change]) => ({ key: name, name, ...change }))}
        />
      )}
      {hasDeals(day) && <Watch day={day} bill={bill} />}
      {!hasDeals(day) && bill !== null && <p>{`${t('day.bill')}: ${bill}`}</p>}
      <footer>
        <p>{t(isOfOrders(day) ? 'slip.clockOrders' : 'slip.clock')}</p>
        <p>{t('slip.printed', { time: dateTimeText(at) })}</p>
        <p className="sign">{t('slip.sign')}</p>
      </footer>
    </article>
  );
};
