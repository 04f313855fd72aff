import './combo.css';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { LineTabs } from '../../ui/line-tabs.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useExpand, useWithdraw } from './mutations.ts';
import { PieceCard } from './parts/piece-card.tsx';
import { SignedIn } from './parts/signed-in.tsx';
import { piecesQuery } from './queries.ts';

const LISTS = ['usable', 'used', 'expired'] as const;
type List = (typeof LISTS)[number];

const None = ({ list }: { list: List }) => {
  const t = useT();
  return (
    <StateView title={t(`combo.list.none.${list}`)}>
      <Link className="button-link" to={consumerRoutes.expandCoupon.path}>
        {t('combo.list.toBuy')}
      </Link>
    </StateView>
  );
};

const Pieces = ({ list }: { list: List }) => {
  const pages = useInfiniteQuery(piecesQuery(list));
  const act = { expand: useExpand(), withdraw: useWithdraw() };
  const rows = rowsOf(pages.data?.pages, ({ id }) => id);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<None list={list} />}
      skeleton={<Skeletons heights={[96, 96, 96]} />}
    >
      <ul className="combo-pieces">
        {rows.map((piece) => (
          <PieceCard key={piece.id} piece={piece} act={act} />
        ))}
      </ul>
    </PagedList>
  );
};

const Mine = () => {
  const t = useT();
  const [list, setList] = useState<List>('usable');
  return (
    <div className="combo">
      <LineTabs
        label={t('combo.list.label')}
        names={LISTS}
        chosen={list}
        textOf={(name) => t(`combo.list.${name}`)}
        onChoose={setList}
      />
      <Pieces key={list} list={list} />
    </div>
  );
};

/** A member's combo coupons by state: expand, withdraw, use (spec 002 §4). */
export const ComboListScreen = () => {
  const t = useT();
  return (
    <Page
      title={t('title.comboList')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.expandCoupon.path}
    >
      <SignedIn>
        <Mine />
      </SignedIn>
    </Page>
  );
};
