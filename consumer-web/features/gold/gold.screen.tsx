import './gold.css';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { alike } from './alike.ts';
import { GoldHead } from './parts/gold-head.tsx';
import { MemberGate } from './parts/member-gate.tsx';
import { OwnedCoin } from './parts/owned-coin.tsx';
import { goldQuery, type GoldListName } from './queries.ts';
import { LineTabs } from '../../ui/line-tabs.tsx';
import { Link } from '../../ui/link.tsx';

const LISTS: readonly GoldListName[] = ['usable', 'used', 'expired'];

const NoGold = ({ list }: { list: GoldListName }) => {
  const t = useT();
  const isUsable = list === 'usable';
  return (
    <StateView
      title={t(`goldPage.empty.${list}`)}
      text={isUsable ? t('goldPage.emptyText') : undefined}
    >
      {isUsable && (
        <Link className="button-link" to={consumerRoutes.goldBuy.path}>
          {t('goldPage.buy')}
        </Link>
      )}
    </StateView>
  );
};

const CoinList = ({ list }: { list: GoldListName }) => {
  const pages = useInfiniteQuery(goldQuery(list));
  const rows = rowsOf(pages.data?.pages, ({ id }) => id);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<NoGold list={list} />}
      skeleton={<Skeletons className="coins" heights={[104, 104, 104, 104]} />}
    >
      <ul className="coins">
        {alike(rows).map(({ gold, count }) => (
          <li key={gold.id}>
            <OwnedCoin gold={gold} count={count} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};

const Gold = () => {
  const t = useT();
  const [list, setList] = useState<GoldListName>('usable');
  return (
    <>
      <GoldHead />
      <LineTabs
        label={t('goldPage.lists')}
        names={LISTS}
        chosen={list}
        textOf={(name) => t(`goldPage.list.${name}`)}
        onChoose={setList}
        className="line-tabs--page"
      />
      <CoinList key={list} list={list} />
    </>
  );
};

/** A member's gold (spec 001 §2). */
export const GoldScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.gold')} isBare end={<LanguageSwitch />}>
      <MemberGate>
        <Gold />
      </MemberGate>
    </Page>
  );
};
