import '../../../domain/search/search.css';
import './find.css';
import '../../../domain/store/stores.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Point } from '#shared/geo/distance.ts';
import { homeRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { goodStoresQuery, type GoodKind } from './queries.ts';
import { LikedList } from '../../../domain/store/liked-list.tsx';
import { takeoutLikes } from '../../../domain/store/liked-takeout.ts';
import { StoreSkeletons } from '../../../domain/store/store-skeletons.tsx';
import { StoreCard } from '../../../domain/store/store-card.tsx';

const KINDS = ['all', 'recommended', 'new', 'liked'] as const satisfies readonly (
  | GoodKind
  | 'liked'
)[];

/** Scrolls the chosen tab into view. */
const intoSight = (tab: HTMLButtonElement | null): void => {
  tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
};

const GoodList = ({ at, kind }: { at: Point; kind: GoodKind }) => {
  const t = useT();
  const list = useInfiniteQuery(goodStoresQuery(at, kind));
  const rows = rowsOf(list.data?.pages, (store) => store.storeId);
  return (
    <PagedList
      pages={list}
      isEmpty={rows.length === 0}
      empty={<StateView title={t('good.none')} text={t('home.emptyText')} />}
      skeleton={<StoreSkeletons />}
    >
      <ul className="stores">
        {rows.map((store, index) => (
          <li key={store.storeId}>
            <StoreCard store={store} isEager={index < 3} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};

/** Preferred, recommended, new and favourite stores; the address names the list. */
export const GoodStoresScreen = () => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const kind = KINDS.find((one) => one === query.get('kind')) ?? 'all';
  return (
    <Page
      title={t(kind === 'liked' ? 'good.liked' : 'title.goodsStore')}
      isBare
      backPath={homeRoutes.home.path}
    >
      <div className="class-tabs" role="group" aria-label={t('title.goodsStore')}>
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className="plain class-tabs__one"
            aria-pressed={one === kind}
            ref={one === kind ? intoSight : undefined}
            onClick={() => setQuery(one === 'all' ? {} : { kind: one }, { replace: true })}
          >
            {t(`good.${one}`)}
          </button>
        ))}
      </div>
      {kind === 'liked' ? (
        <LikedList likes={takeoutLikes} />
      ) : (
        <GoodList at={{ lat, lon }} kind={kind} />
      )}
    </Page>
  );
};
