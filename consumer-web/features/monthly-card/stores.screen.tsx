import './monthly-card.css';
import '../../domain/store/stores.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { storePath } from '#shared/jump/store-link.ts';
import type { CardBusiness } from '#shared/member/monthly-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { usePlace } from '../../domain/place/place.ts';
import { useLocate } from '../../domain/place/use-locate.ts';
import { NoStores } from '../../domain/store/no-stores.tsx';
import { StoreCard } from '../../domain/store/store-card.tsx';
import { StoreSkeletons } from '../../domain/store/store-skeletons.tsx';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { LineTabs } from '../../ui/line-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { storesQuery } from './queries.ts';

const KINDS: readonly CardBusiness[] = ['takeout', 'market'];

const Stores = ({ kind }: { kind: CardBusiness }) => {
  const { lat, lon } = usePlace((state) => state.spot);
  const pages = useInfiniteQuery(storesQuery(kind, { lat, lon }));
  useLocate(true);
  const rows = rowsOf(pages.data?.pages, ({ storeId }) => storeId);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<NoStores isNarrowed={false} onClear={() => undefined} />}
      skeleton={<StoreSkeletons />}
    >
      <ul className="stores">
        {rows.map((store) => (
          <li key={store.storeId}>
            <StoreCard store={store} path={storePath(kind, store.storeId)} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};

/** Stores that deliver to the place; all of a kind take the card's packets. */
export const MemberStoresScreen = () => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const kind: CardBusiness = params.get('kind') === 'market' ? 'market' : 'takeout';
  return (
    <Page title={t('title.memberStores')} isBare backPath={consumerRoutes.vipHome.path}>
      <p className="vip-lead">{t('vipStores.lead')}</p>
      <LineTabs
        label={t('vipStores.kinds')}
        names={KINDS}
        chosen={kind}
        textOf={(name) => t(`vip.business.${name}`)}
        onChoose={(name) => setParams({ kind: name }, { replace: true })}
        className="line-tabs--page"
      />
      <Stores key={kind} kind={kind} />
    </Page>
  );
};
