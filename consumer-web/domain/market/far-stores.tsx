import '../store/stores.css';
import { useQuery } from '@tanstack/react-query';
import { storePath } from '#shared/jump/store-link.ts';
import { StoreCard } from '../store/store-card.tsx';
import { useT } from '../../lib/i18n.ts';
import { farMarketsQuery, type FarWanted } from './far-query.ts';

/** Supermarkets that do not deliver to the place: after those that do, and marked as such (decision P29). */
export const FarStores = (wanted: FarWanted) => {
  const t = useT();
  const { data } = useQuery(farMarketsQuery(wanted));
  if (!data || data.result.length === 0) return null;
  return (
    <section className="far" aria-labelledby="far-stores" data-testid="far-stores">
      <h2 className="far__title" id="far-stores">
        {t('market.farStores')}
      </h2>
      <p className="far__text">{t('market.farStoresText')}</p>
      <ul className="stores">
        {data.result.map((store) => (
          <li key={store.storeId}>
            <StoreCard
              store={store}
              dishes={store.products}
              path={storePath('market', store.storeId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
