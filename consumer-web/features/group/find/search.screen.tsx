import '../../../domain/search/search.css';
import '../../../domain/store/stores.css';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { joinPath } from '#shared/routes/query.ts';
import { shownFilters } from '#shared/validate/shown-entries.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { SearchBar } from '../../../domain/search/search-bar.tsx';
import { useSearch } from '../../../domain/search/use-search.ts';
import { SearchPast, WordPills } from '../../../domain/store/search-past.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { DealWords } from './deal-words.tsx';
import { Finder } from './finder.tsx';
import { frontFilterQuery, groupHotQuery } from './queries.ts';

/** The history of this search, apart from those of takeout and its stores. */
const HISTORY = 'group';

/** The ways to begin without a word. */
const Categories = () => {
  const t = useT();
  const categories = shownFilters(useQuery(frontFilterQuery()).data?.categories ?? []);
  if (categories.length === 0) return null;
  return (
    <section className="find">
      <h2>{t('deal.categories')}</h2>
      <ul className="word-pills">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link
              className="pill"
              to={joinPath(consumerRoutes.groupBooking.path, { category: id })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Before anything is typed: what one looked for, what the editors chose, and categories. */
const SearchStart = ({ onSearch }: { onSearch: (word: string) => void }) => {
  const t = useT();
  const { data } = useQuery(groupHotQuery());
  return (
    <>
      <SearchPast storeId={HISTORY} onSearch={onSearch} />
      {data && data.hotList.length > 0 && (
        <section className="find">
          <h2>{t('search.hot')}</h2>
          <WordPills words={data.hotList.map(({ word }) => word)} onSearch={onSearch} />
        </section>
      )}
      <Categories />
    </>
  );
};

/** Search of stores with their deals, and of deals (spec 002 §2). */
export const SearchScreen = () => {
  const t = useT();
  const { lat, lon } = usePlace((state) => state.spot);
  const { keyword, text, typed, isTyping, handleSearch, handleType } = useSearch(HISTORY);
  const at = { lat, lon };
  const isAsked = keyword !== '';
  return (
    <Page
      title={t('title.groupSearch')}
      isBare
      bar={
        <>
          <h1 className="unseen">{t('title.groupSearch')}</h1>
          <SearchBar
            name={t('deal.search')}
            backPath={consumerRoutes.groupBooking.path}
            text={text}
            isFresh={!isAsked}
            onType={handleType}
            onSearch={handleSearch}
          />
        </>
      }
    >
      {isTyping && <DealWords at={at} typed={typed} onSearch={handleSearch} />}
      {!isTyping && isAsked && (
        <>
          <h2 className="unseen">{t('search.found', { keyword })}</h2>
          <Finder at={at} firstTab="stores" keyword={keyword} />
        </>
      )}
      {!isTyping && !isAsked && <SearchStart onSearch={handleSearch} />}
    </Page>
  );
};
