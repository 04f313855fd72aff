import '../../../domain/store/rail.css';
import '../../../domain/store/promo.css';
import '../../../domain/store/stores.css';
import './home.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { findRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { useLocate } from '../../../domain/place/use-locate.ts';
import { isPlain, NO_FILTERS } from '../../../domain/store/filters.ts';
import { Banners } from './parts/banners.tsx';
import { FlashRail } from './parts/flash-rail.tsx';
import { Lanterns } from './parts/lanterns.tsx';
import { Front } from '../../../domain/store/front.tsx';
import { ListBar } from '../../../domain/store/list-bar.tsx';
import { NoStores } from '../../../domain/store/no-stores.tsx';
import { StoreList } from '../../../domain/store/store-list.tsx';
import { storesQuery } from '../../../domain/store/list-queries.ts';
import { useCalm } from '../../../domain/store/use-calm.ts';
import { useFilters } from '../../../domain/store/use-filters.ts';
import { optionalPart } from '../../../domain/store/later.ts';

const Between = optionalPart(async () => (await import('./parts/between.tsx')).Between);
const FarList = optionalPart(
  async () => (await import('../../../domain/store/far-list.tsx')).FarList,
);
const PullSign = optionalPart(async () => (await import('./parts/pull-sign.tsx')).PullSign);
const HomePopup = optionalPart(
  async () => (await import('./parts/takeout-popup.tsx')).TakeoutPopup,
);
const HomeStrip = optionalPart(async () => (await import('./parts/home-strip.tsx')).HomeStrip);

/** The home of takeout (spec 001 §2): where to, categories, what is on, and the stores that deliver there. */
export const HomeScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const [filters, setFilters] = useFilters();
  const at = { lat, lon };
  const { isFetched: isShown } = useInfiniteQuery(storesQuery({ at, filters }));
  const isCalm = useCalm(isShown);
  useLocate(isShown);
  return (
    <div className="page home">
      <Front
        title={t('title.home')}
        field={t('home.searchField')}
        searchPath={findRoutes.Search.path}
      />
      <main className="page__main page__main--bare">
        {isCalm && (
          <Suspense>
            <PullSign />
          </Suspense>
        )}
        <Lanterns />
        <Banners />
        <FlashRail at={at} />
        <h2 className="near-title">{t('home.near')}</h2>
        <ListBar filters={filters} onChange={setFilters} />
        <StoreList
          wanted={{ at, filters }}
          hasTop
          between={
            isCalm && isPlain(filters) ? (
              <Suspense>
                <Between at={at} />
              </Suspense>
            ) : undefined
          }
          empty={<NoStores isNarrowed={!isPlain(filters)} onClear={() => setFilters(NO_FILTERS)} />}
          end={
            <Suspense>
              <FarList at={at} />
            </Suspense>
          }
        />
      </main>
      {isCalm && (
        <Suspense>
          <HomePopup />
        </Suspense>
      )}
      {isCalm && (
        <Suspense>
          <HomeStrip />
        </Suspense>
      )}
    </div>
  );
};
