import { dateText, dateTimeText } from '#shared/format/date.ts';
import { grouped } from '#shared/format/grouped.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import type { RowItem } from '../../../ui/windowed-rows.tsx';
import type { BillRow } from '../queries.ts';

const signed = (amount: number): string =>
  amount < 0 ? `−${grouped(-amount)}` : `+${grouped(amount)}`;

/** What is to be said of a row beside its sum. */
const noteOf = ({ state, expiresAt }: BillRow, t: T): string =>
  state === 'EARNED' && expiresAt !== null
    ? t('score.until', { day: dateText(expiresAt) })
    : t(`score.state.${state}`);

/** One row of the bill. */
export const BillLine = ({ row, item }: { row: BillRow; item: RowItem }) => {
  const t = useT();
  return (
    <li className={`ledger__row ledger__row--${row.state}`} data-testid="bill-row" {...item}>
      <span className="ledger__title">{row.title}</span>
      <b className="ledger__sum num">{signed(row.amount)}</b>
      <small className="num">{dateTimeText(row.at)}</small>
      <small className="ledger__note num">{noteOf(row, t)}</small>
    </li>
  );
};
