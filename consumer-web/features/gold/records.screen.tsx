import './gold.css';
import { useState, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { Spend } from './parts/spend.tsx';
import { goldQuery, purchasesQuery } from './queries.ts';
import { LineTabs } from '../../ui/line-tabs.tsx';
import { Link } from '../../ui/link.tsx';

const Purchase = ({ record }: { record: GoldOrderRecord }) => {
  const t = useT();
  return (
    <li className="spend" data-testid={`bought-${record.orderId}`}>
      <span className="spend__what">
        <strong>{record.bagName}</strong>
        <small className="num">
          {record.payTimeStr ?? dateTimeText(record.createTime)} · {t(`goldList.${record.status}`)}
        </small>
      </span>
      <span className="spend__sum num">
        <strong>{price(record.payAmount)}</strong>
        {record.status === 'paid' && (
          <small>{t('goldList.get', { amount: price(record.goldAmount) })}</small>
        )}
        {record.status === 'toBePaid' && (
          <Link to={href(consumerRoutes.aliPay, { orderId: record.orderId })}>
            {t('goldList.payNow')}
          </Link>
        )}
      </span>
    </li>
  );
};

/** What was bought or spent, in one card. */
const Records = ({ children }: { children: ReactNode }) => (
  <div className="card records">
    <ul className="spends">{children}</ul>
  </div>
);

const NothingBought = () => {
  const t = useT();
  return (
    <StateView title={t('list.noRecords')} text={t('goldList.noBought')}>
      <Link className="button-link" to={consumerRoutes.goldBuy.path}>
        {t('goldPage.buy')}
      </Link>
    </StateView>
  );
};

const RecordsSkeleton = () => <Skeletons className="coins" heights={[220]} />;

const Bought = () => {
  const pages = useInfiniteQuery(purchasesQuery());
  const rows = rowsOf(pages.data?.pages, ({ orderId }) => orderId);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<NothingBought />}
      skeleton={<RecordsSkeleton />}
    >
      <Records>
        {rows.map((record) => (
          <Purchase key={record.orderId} record={record} />
        ))}
      </Records>
    </PagedList>
  );
};

const Spent = () => {
  const t = useT();
  const pages = useInfiniteQuery(goldQuery('used'));
  const uses = rowsOf(pages.data?.pages, ({ id }) => id)
    .flatMap((gold) => gold.uses.map((use) => ({ use, gold })))
    .toSorted((a, b) => b.use.at - a.use.at);
  return (
    <PagedList
      pages={pages}
      isEmpty={uses.length === 0}
      empty={<StateView title={t('list.noRecords')} text={t('goldList.noSpent')} />}
      skeleton={<RecordsSkeleton />}
    >
      <Records>
        {uses.map(({ use, gold }) => (
          <Spend key={use.tradeId + gold.id} use={use} name={gold.consumptionName} />
        ))}
      </Records>
    </PagedList>
  );
};

const KINDS = ['bought', 'spent'] as const;

const RecordLists = () => {
  const t = useT();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('bought');
  return (
    <>
      <LineTabs
        label={t('goldList.tabs')}
        names={KINDS}
        chosen={kind}
        textOf={(name) => t(`goldList.${name}`)}
        onChoose={setKind}
        className="line-tabs--page"
      />
      {kind === 'bought' ? <Bought /> : <Spent />}
    </>
  );
};

/** What was bought and where it went (spec 001 §2). */
export const GoldRecordsScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.goldList')} isBare backPath={consumerRoutes.goldIndex.path}>
      <MemberGate>
        <RecordLists />
      </MemberGate>
    </Page>
  );
};
