import './market-store.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { marketStorePath } from '#shared/jump/store-link.ts';
import { useRenewal } from '../../../domain/cart/use-renewal.ts';
import { useStoreCart } from '../../../domain/cart/use-store-cart.ts';
import { SearchBar } from '../../../domain/search/search-bar.tsx';
import { useSearch } from '../../../domain/search/use-search.ts';
import { SearchPast } from '../../../domain/store/search-past.tsx';
import { laterSheet, useLoadEarly } from '../../../lib/navigation/later-sheet.tsx';
import { StoreDock } from '../../../domain/store-page/store-dock.tsx';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { Goods } from './model.ts';
import { GoodsCell } from './parts/goods-cell.tsx';
import { MarketState } from './parts/market-state.tsx';
import { Sort } from './parts/class-bar.tsx';
import { foundQuery } from './queries.ts';
import { useChosen } from './use-chosen.ts';
import { useMarket, type Market } from './use-market.ts';

const GoodsSheet = laterSheet(async () => (await import('./parts/goods-sheet.tsx')).GoodsSheet);

const skeleton = <Skeletons heights={[190, 190, 190]} />;

/** What a keyword found in a store, with its cart. */
const Found = ({ market: { shop, store, menu }, keyword }: { market: Market; keyword: string }) => {
  const t = useT();
  const { sort, setSort } = useChosen();
  const [chosen, setChosen] = useState<Goods | null>(null);
  const cart = useStoreCart(shop, store, menu);
  const renewal = useRenewal(shop, menu);
  useLoadEarly(GoodsSheet);
  const pages = useInfiniteQuery(foundQuery(store.id, keyword, sort));
  const found = rowsOf(pages.data?.pages, ({ productId }) => productId);
  const handleChoose = useCallback((goods: Goods) => {
    setChosen(goods);
  }, []);
  const empty = (
    <StateView title={t('mkStore.searchNone', { keyword })} text={t('mkStore.searchNoneText')}>
      <Link to={marketStorePath({ id: store.id })}>{t('mkStore.searchAll')}</Link>
    </StateView>
  );
  return (
    <>
      <div className="mk-found__head">
        <h2 className="mk-found__title">{t('mkStore.searchFound', { keyword })}</h2>
        <Sort sort={sort} onSort={setSort} />
      </div>
      <PagedList pages={pages} isEmpty={found.length === 0} empty={empty} skeleton={skeleton}>
        <ul className="mk-found">
          {found.map((goods) => (
            <li key={goods.productId} className="mk-found__one">
              <GoodsCell
                storeId={store.id}
                goods={goods}
                pieces={cart.pieces.get(goods.productId) ?? 0}
                actions={cart.actions}
                onChoose={handleChoose}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <StoreDock store={store} cart={cart} renewal={renewal} />
      {chosen !== null && (
        <GoodsSheet
          key={chosen.productId}
          store={store}
          menu={menu}
          cart={cart}
          productId={chosen.productId}
          cached={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};

/** The search inside a supermarket (spec 002 §2 "/market/storeSearch"). */
export const MarketSearchScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const asked = useMarket(id);
  const { keyword, text, handleSearch, handleType } = useSearch(`market/${id}`);
  return (
    <Page
      title={t('title.marketStoreSearch')}
      isBare
      hasDock
      bar={
        <SearchBar
          name={t('mkStore.searchHint')}
          backPath={marketStorePath({ id })}
          text={text}
          isFresh={keyword === ''}
          onType={handleType}
          onSearch={handleSearch}
        />
      }
    >
      <h1 className="unseen">{t('title.marketStoreSearch')}</h1>
      {asked.market === null ? (
        <MarketState asked={asked} skeleton={skeleton} />
      ) : keyword === '' ? (
        <SearchPast storeId={`market/${id}`} onSearch={handleSearch} />
      ) : (
        <Found market={asked.market} keyword={keyword} />
      )}
    </Page>
  );
};
