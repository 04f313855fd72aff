import '../../../domain/search/search.css';
import './find.css';
import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { homeRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { Page } from '../../../ui/page.tsx';
import { isPlain, NO_FILTERS } from '../../../domain/store/filters.ts';
import { adBannersQuery, childrenQuery } from './queries.ts';
import { AdBanner } from '../../../domain/store/ad-banner.tsx';
import { FarList } from '../../../domain/store/far-list.tsx';
import { ListBar } from '../../../domain/store/list-bar.tsx';
import { NoStores } from '../../../domain/store/no-stores.tsx';
import { StoreList } from '../../../domain/store/store-list.tsx';
import { useFilters } from '../../../domain/store/use-filters.ts';

/** Stores of one class, narrowed to one of its own classes by a tab; all else as the home's list. */
export const CategoryStoresScreen = () => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const [filters, setFilters] = useFilters();
  const id = query.get('id') ?? '';
  const { data, isPending } = useQuery({ ...childrenQuery(id), enabled: id !== '' });
  const rows = data?.result ?? [];
  const at = { lat, lon };
  const ad = useQuery(adBannersQuery(at)).data?.result[0];
  const chosen = filters.category;
  const choose = (category: string): void => {
    const next = new URLSearchParams(query);
    if (category === '') next.delete('category');
    else next.set('category', category);
    setQuery(next, { replace: true });
  };
  const wanted = {
    at,
    filters: { ...filters, category: '' },
    ...((chosen || id) !== '' && { classifyId: chosen || id }),
  };
  return (
    <Page
      title={data?.classifyName || t('title.categoryStores')}
      isBare
      backPath={homeRoutes.home.path}
    >
      {isPending && id !== '' && (
        <div className="class-tabs" aria-hidden="true">
          <span className="class-tabs__one" />
        </div>
      )}
      {rows.length > 1 && (
        <div className="class-tabs" role="group" aria-label={t('home.lanterns')}>
          {[{ id: '', classifyName: t('home.categoryAll') }, ...rows].map((row) => (
            <button
              key={row.id}
              type="button"
              className="plain class-tabs__one"
              aria-pressed={chosen === row.id}
              onClick={() => choose(row.id)}
            >
              {row.classifyName}
            </button>
          ))}
        </div>
      )}
      <ListBar filters={filters} onChange={setFilters} />
      <StoreList
        wanted={wanted}
        hasTop
        between={ad && <AdBanner banner={ad} />}
        end={isPlain({ ...filters, category: '' }) && id === '' ? <FarList at={at} /> : undefined}
        empty={<NoStores isNarrowed={!isPlain(filters)} onClear={() => setFilters(NO_FILTERS)} />}
      />
    </Page>
  );
};
