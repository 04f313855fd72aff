import './offers.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useLanguage, useT } from '../../../../lib/i18n.ts';
import { laterSheet } from '../../../../lib/navigation/later-sheet.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Goods } from '../model.ts';
import { dealsOf } from './deals.ts';
import type { Deal, Poster } from './model.ts';
import { activitiesQuery, discountQuery, hasPosterQuery, postersQuery } from './queries.ts';

const DealSheet = laterSheet(async () => (await import('./deal-sheet.tsx')).DealSheet);
const PosterSheet = laterSheet(async () => (await import('./poster-sheet.tsx')).PosterSheet);

type Props = { storeId: string; cart: StoreCart; onChoose: (goods: Goods) => void };

/** Whether it is known what stands above the shelf, so that nothing moves it afterwards. */
export const useDealsKnown = (storeId: string): boolean =>
  [
    useQuery(activitiesQuery(storeId)),
    useQuery(discountQuery(storeId)),
    useQuery(hasPosterQuery(storeId)),
  ].every(({ isPending, fetchStatus }) => !isPending || fetchStatus === 'paused');

const Posters = ({ storeId, onOpen }: { storeId: string; onOpen: (poster: Poster) => void }) => {
  const t = useT();
  const { data: shown = [] } = useQuery(hasPosterQuery(storeId));
  const { data, isError, isLoading } = useQuery({
    ...postersQuery(storeId),
    enabled: shown.length > 0,
  });
  const posters = data?.filter((poster) => shown.some(({ id }) => id === poster.id));
  if (shown.length === 0 || isError || posters?.length === 0) return null;
  return (
    <ul className="mk-posters" aria-label={t('mkStore.posters')} aria-busy={isLoading}>
      {posters === undefined
        ? shown.map(({ id }) => (
            <li key={id} className="mk-poster" aria-hidden="true">
              <Skeleton height={100} radius={0} />
            </li>
          ))
        : posters.map((poster) => (
            <li key={poster.id}>
              <button
                type="button"
                className="plain mk-poster"
                data-testid="store-poster"
                onClick={() => onOpen(poster)}
              >
                <Picture src={pictureUrl(poster.imgUrl)} alt="" ratio={2.4} width={320} />
                <span className="mk-poster__name">{poster.posterName}</span>
              </button>
            </li>
          ))}
    </ul>
  );
};

/** What goods of the store count for, and its posters; each opens its goods. */
export const DealsStrip = ({ storeId, cart, onChoose }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const [deal, setDeal] = useState<Deal | null>(null);
  const [poster, setPoster] = useState<Poster | null>(null);
  const { data: activities = [] } = useQuery(activitiesQuery(storeId));
  const { data: discount = null } = useQuery(discountQuery(storeId));
  const deals = dealsOf(activities, discount, { t, language });
  return (
    <>
      {deals.length > 0 && (
        <ul className="mk-deals" aria-label={t('mkStore.deals')}>
          {deals.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="plain mk-deal"
                data-testid="store-deal"
                onClick={() => setDeal(one)}
              >
                {one.text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Posters storeId={storeId} onOpen={setPoster} />
      {deal !== null && (
        <DealSheet
          storeId={storeId}
          deal={deal}
          cart={cart}
          onChoose={onChoose}
          onClose={() => setDeal(null)}
        />
      )}
      {poster !== null && (
        <PosterSheet
          storeId={storeId}
          poster={poster}
          cart={cart}
          onChoose={onChoose}
          onClose={() => setPoster(null)}
        />
      )}
    </>
  );
};
