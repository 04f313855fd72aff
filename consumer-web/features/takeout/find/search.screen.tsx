import '../../../domain/store/rail.css';
import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import '../../../domain/search/search.css';
import './find.css';
import { useSearchParams } from 'react-router-dom';
import { homeRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { SearchBar } from '../../../domain/search/search-bar.tsx';
import { useSearch } from '../../../domain/search/use-search.ts';
import { Page } from '../../../ui/page.tsx';
import { DishWords } from './parts/dish-words.tsx';
import { SearchResults } from './parts/search-results.tsx';
import { SearchStart } from './parts/search-start.tsx';

/** Search of stores and dishes (spec 001 §2). */
export const SearchScreen = () => {
  const t = useT();
  const [query] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const storeId = query.get('id') ?? '';
  const redpackId = query.get('redpackId') ?? '';
  const { keyword, text, typed, isTyping, handleSearch, handleType } = useSearch(storeId);
  const isAsked = keyword !== '' || redpackId !== '';
  const at = { lat, lon };
  return (
    <Page
      title={t('title.search')}
      isBare
      bar={
        <>
          <h1 className="unseen">{t('title.search')}</h1>
          <SearchBar
            name={t('home.searchField')}
            backPath={homeRoutes.home.path}
            text={text}
            isFresh={!isAsked}
            onType={handleType}
            onSearch={handleSearch}
          />
        </>
      }
    >
      {isTyping && <DishWords at={at} typed={typed} onSearch={handleSearch} />}
      {!isTyping && isAsked && (
        <SearchResults
          at={at}
          {...(keyword !== '' && { keyword })}
          {...(redpackId !== '' && { redpackId })}
        />
      )}
      {!isTyping && !isAsked && <SearchStart at={at} storeId={storeId} onSearch={handleSearch} />}
    </Page>
  );
};
