import './points.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { grouped } from '#shared/format/grouped.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { client } from '../../lib/api/api.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { WindowedRows } from '../../ui/windowed-rows.tsx';
import { monthsBack } from './months.ts';
import { Balance } from './parts/balance.tsx';
import { BillLine } from './parts/bill-line.tsx';
import { billQuery, type Bill, type BillRow } from './queries.ts';

const SUMS = ['earned', 'waiting', 'spent', 'takenBack', 'ended'] as const;

const MonthSums = ({ sums }: { sums: Bill['sums'] }) => {
  const t = useT();
  const shown = SUMS.filter((name) => sums[name] > 0);
  return (
    <p className="ledger__sums num">
      {shown.map((name) => (
        <span key={name}>{t(`score.sum.${name}`, { count: grouped(sums[name]) })}</span>
      ))}
    </p>
  );
};

const NoRows = () => {
  const t = useT();
  return (
    <StateView title={t('score.noRows')} text={t('score.noRowsText')}>
      <Link className="button-link" to={consumerRoutes.memberMission.path}>
        {t('score.toMission')}
      </Link>
    </StateView>
  );
};

const keyOf = ({ id }: BillRow): string => id;

const MonthBill = ({ month }: { month: string }) => {
  const pages = useInfiniteQuery(billQuery(month));
  const rows = rowsOf(pages.data?.pages, keyOf);
  const sums = pages.data?.pages[0]?.sums;
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<NoRows />}
      skeleton={<Skeletons heights={[72, 72, 72, 72, 72]} />}
    >
      {sums && <MonthSums sums={sums} />}
      <WindowedRows className="ledger" rows={rows} keyOf={keyOf}>
        {(row, item) => <BillLine row={row} item={item} />}
      </WindowedRows>
    </PagedList>
  );
};

/** The points bill of a member by months (decisions MB9, MB10). */
export const ScoreDetailScreen = () => {
  const t = useT();
  const [months] = useState(() => monthsBack(client.now()));
  const [month, setMonth] = useState(months[0]!);
  return (
    <Page title={t('title.scoreDetail')}>
      <div className="score-page">
        <Balance />
        <ChoiceButtons
          label={t('score.month')}
          names={months}
          chosen={month}
          textOf={(name) => name}
          onChoose={setMonth}
          className="months"
          buttonClassName="months__month num"
        />
        <MonthBill key={month} month={month} />
      </div>
    </Page>
  );
};
