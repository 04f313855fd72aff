import '../../../domain/store/rail.css';
import '../../../domain/store/promo.css';
import '../../../domain/store/stores.css';
import '../../../domain/store/deal-card.css';
import '../../../domain/search/search.css';
import './home.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MARKET_PARTS, type MarketPart } from '#shared/contract/consumer/market-home.ts';
import type { Point } from '#shared/geo/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { shownComponents } from '#shared/validate/shown-entries.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { useLocate } from '../../../domain/place/use-locate.ts';
import { Front } from '../../../domain/store/front.tsx';
import { optionalPart } from '../../../domain/store/later.ts';
import { useCalm } from '../../../domain/store/use-calm.ts';
import { loadTexts, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { HomeGoods } from './parts/home-goods.tsx';
import { Lanterns } from './parts/lanterns.tsx';
import { PartBones } from './parts/part-bones.tsx';
import { decorationQuery, homeGoodsQuery } from './queries.ts';

const afterFirst = () => import('./parts/after-first.ts');
const AroundHome = optionalPart(async () => (await afterFirst()).AroundHome);
const LaterPart = optionalPart(async () => (await import('./parts/later-part.tsx')).LaterPart);
const OwnStores = optionalPart(async () => (await afterFirst()).OwnStores);
const NothingHere = optionalPart(async () => {
  const [part] = await Promise.all([import('./parts/nothing-here.tsx'), loadTexts('market-find')]);
  return part.NothingHere;
});

/** What is drawn until the order of the parts is known; the goods wait for it, so that no part pushes them away. */
const USUAL = [
  { type: 'lantern', isShow: true },
  { type: 'banner', isShow: true },
];
const isPart = (type: string): type is MarketPart => MARKET_PARTS.some((known) => known === type);

/** The parts of the home in their order, without those that this version does not know (decision P9). */
const useParts = (): { parts: MarketPart[]; isKnown: boolean } => {
  const userId = useSession((state) => state.member?.userId ?? '');
  const { data, isLoading, failureCount } = useQuery(decorationQuery(userId));
  const parts = shownComponents(data?.result ?? USUAL)
    .map(({ type }) => type)
    .filter(isPart);
  // offline, or while it is tried again, the goods come without it
  return { parts, isKnown: !isLoading || failureCount > 0 };
};

const Part = ({ type, at, isShown }: { type: MarketPart; at: Point; isShown: boolean }) => {
  if (type === 'lantern') return <Lanterns />;
  const bones = <PartBones type={type} />;
  if (!isShown) return bones;
  return (
    <Suspense fallback={bones}>
      <LaterPart type={type} at={at} />
    </Suspense>
  );
};

/** The home of the supermarkets (spec 002 §2): where to, categories, what is on, and what sells best near by. */
export const MarketHomeScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const at = { lat, lon };
  const { data, isFetched: isShown } = useInfiniteQuery(homeGoodsQuery(at, ''));
  const isCalm = useCalm(isShown);
  const { parts, isKnown } = useParts();
  useLocate(isShown);
  // where nothing is brought to, the parts would be an empty frame
  const hasGoods = data === undefined || data.pages.some(({ result }) => result.length > 0);
  return (
    <div className="page mkh-home">
      <Front
        title={t('title.marketIndex')}
        field={t('market.searchField')}
        searchPath={consumerRoutes.marketSearch.path}
      />
      <main className="page__main page__main--bare">
        <Suspense>{isCalm && <AroundHome />}</Suspense>
        {hasGoods && parts.map((type) => <Part key={type} type={type} at={at} isShown={isShown} />)}
        <Suspense>{isCalm && <OwnStores at={at} />}</Suspense>
        {isKnown && (
          <HomeGoods
            at={at}
            isCalm={isCalm}
            empty={
              <Suspense>
                <NothingHere at={at} />
              </Suspense>
            }
          />
        )}
      </main>
    </div>
  );
};
