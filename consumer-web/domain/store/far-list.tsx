import { useQuery } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../lib/i18n.ts';
import { farStoresQuery, type Wanted } from './list-queries.ts';
import { StoreCard } from './store-card.tsx';

/** Stores that do not deliver to the place: after those that do, and marked as such (spec 001 §9). */
export const FarList = ({
  at,
  ...wanted
}: { at: Point } & Pick<Wanted, 'keyword' | 'redpackId'>) => {
  const t = useT();
  const { data } = useQuery(farStoresQuery(at, wanted));
  if (!data || data.result.length === 0) return null;
  return (
    <section className="far" aria-labelledby="far-title" data-testid="far-list">
      <h2 className="far__title" id="far-title">
        {t('home.far')}
      </h2>
      <p className="far__text">{t('home.farText')}</p>
      <ul className="stores">
        {data.result.map((store) => (
          <li key={store.storeId}>
            <StoreCard store={store} dishes={store.products} />
          </li>
        ))}
      </ul>
    </section>
  );
};
