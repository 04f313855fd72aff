import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import '../../../domain/search/search.css';
import './find.css';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { SearchBar } from '../../../domain/search/search-bar.tsx';
import { useSearch } from '../../../domain/search/use-search.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { MarketWords } from './parts/market-words.tsx';
import { SearchResults } from './parts/search-results.tsx';
import { SearchStart } from './parts/search-start.tsx';
import { StoresList } from './parts/stores-list.tsx';

/** The history of this search, apart from those of takeout and group-buy. */
const HISTORY = 'market';

/** Search of goods and supermarkets; with a coupon, of the supermarkets that take it (decision P1). */
export const MarketSearchScreen = () => {
  const t = useT();
  const [query] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const redpackId = query.get('redpackId') ?? '';
  const { keyword, text, typed, isTyping, handleSearch, handleType } = useSearch(HISTORY);
  const at = { lat, lon };
  const isOfCoupon = !isTyping && redpackId !== '';
  return (
    <Page
      title={t('title.marketSearch')}
      isBare
      bar={
        <>
          <h1 className="unseen">{t('title.marketSearch')}</h1>
          <SearchBar
            name={t('market.searchField')}
            backPath={consumerRoutes.marketNear.path}
            text={text}
            isFresh={keyword === '' && redpackId === ''}
            onType={handleType}
            onSearch={handleSearch}
          />
        </>
      }
    >
      {isTyping && <MarketWords at={at} typed={typed} onSearch={handleSearch} />}
      {isOfCoupon && (
        <>
          <h2 className="unseen">{t('title.marketCouponStores')}</h2>
          <StoresList
            at={at}
            redpackId={redpackId}
            {...(keyword !== '' && { keyword })}
            empty={<StateView title={t('market.noCouponStores')} />}
          />
        </>
      )}
      {!isTyping && !isOfCoupon && keyword !== '' && <SearchResults at={at} keyword={keyword} />}
      {!isTyping && !isOfCoupon && keyword === '' && (
        <SearchStart history={HISTORY} onSearch={handleSearch} />
      )}
    </Page>
  );
};
