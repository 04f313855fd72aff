import './rail.css';
import './promo.css';
import './stores.css';
import './home.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { locateOnce, usePlace } from '../../lib/place.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { isPlain, NO_FILTERS } from './filters.ts';
import { Banners } from './parts/banners.tsx';
import { FarList } from './parts/far-list.tsx';
import { FlashRail } from './parts/flash-rail.tsx';
import { HomeHeader } from './parts/home-header.tsx';
import { Lanterns } from './parts/lanterns.tsx';
import { ListBar } from './parts/list-bar.tsx';
import { PlaceNotice } from './parts/place-notice.tsx';
import { PullSign } from './parts/pull-sign.tsx';
import { StoreList } from './parts/store-list.tsx';
import { lanternsQuery } from './queries.ts';
import { useFilters } from './use-filters.ts';

const Between = lazy(async () => ({ default: (await import('./parts/between.tsx')).Between }));
const HomePopup = lazy(async () => ({ default: (await import('./parts/home-popup.tsx')).HomePopup }));

/** What may come after the list: asked for once the first screen stands. */
const CALM_MS = 1200;
const useCalm = (isReady: boolean): boolean => {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => { setIsCalm(true); }, CALM_MS);
    return () => { clearTimeout(timer); };
  }, [isReady]);
  return isCalm;
};

const NoStores = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => {
  const t = useT();
  if (!isNarrowed) return <StateView title={t('home.empty')} text={t('home.emptyText')} />;
  return <StateView title={t('home.noMatch')} text={t('home.noMatchText')}><Button onPress={onClear}>{t('home.filterClear')}</Button></StateView>;
};

/** The home of takeout (spec 001 §2): where to, categories, what is on, and the stores that deliver there. */
export const HomeScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const [filters, setFilters] = useFilters();
  const isCalm = useCalm(useQuery(lanternsQuery(1)).isFetched);
  useEffect(() => { void locateOnce(); }, []);
  const at = { lat, lon };
  return (
    <div className="page home">
      <HomeHeader />
      <main className="page__main page__main--bare">
        <PullSign />
        <PlaceNotice />
        <Lanterns />
        <Banners />
        <FlashRail at={at} />
        <h2 className="near-title">{t('home.near')}</h2>
        <ListBar filters={filters} onChange={setFilters} />
        <StoreList
          wanted={{ at, filters }} hasTop between={isPlain(filters) ? <Suspense><Between at={at} /></Suspense> : undefined}
          empty={<NoStores isNarrowed={!isPlain(filters)} onClear={() => { setFilters(NO_FILTERS); }} />} end={<FarList at={at} />}
        />
      </main>
      {isCalm && <Suspense><HomePopup /></Suspense>}
    </div>
  );
};
