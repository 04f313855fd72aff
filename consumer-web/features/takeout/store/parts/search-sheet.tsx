import { useCallback, useDeferredValue, useState } from 'react';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { rememberSearch } from '../../../../domain/store/search-history.ts';
import { SearchPast } from '../../../../domain/store/search-past.tsx';
import { findDishes } from '../find-dishes.ts';
import type { Dish } from '../model.ts';
import type { Diet } from '../use-diet.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { DishRow } from './dish-row.tsx';

/** As many as one looks through. */
const MOST = 40;

/** Search inside the store: by the dish's name, tags and description, among the dishes that are wanted. Its words are those of the search page for this store. */
export const SearchSheet = ({
  storeId,
  diet: { menu, count, clear },
  cart,
  onOpen,
  onClose,
}: {
  storeId: string;
  diet: Diet;
  cart: StoreCart;
  onOpen: (dish: Dish) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  const found = findDishes([...menu.products.values()], asked);
  const hasFound = found.length > 0;
  /** A word that led to something, once one goes on from it. */
  const keepWord = useCallback(() => {
    if (hasFound) rememberSearch(storeId, asked);
  }, [storeId, asked, hasFound]);
  const handleOpen = useCallback(
    (dish: Dish) => {
      keepWord();
      onOpen(dish);
    },
    [keepWord, onOpen],
  );
  const handleClose = (): void => {
    keepWord();
    onClose();
  };
  return (
    <Sheet title={t('shop.search')} onClose={handleClose}>
      <div className="shop-search">
        <label className="shop-search__field">
          <Icon name="search" size={18} />
          <input
            type="search"
            value={keyword}
            placeholder={t('shop.search')}
            aria-label={t('shop.search')}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </label>
        {count > 0 && (
          <div className="diet-line shop-search__diet">
            <p className="num">{t('shop.dietActive', { count })}</p>
            <button type="button" className="plain diet__clear" onClick={() => clear()}>
              {t('shop.dietClear')}
            </button>
          </div>
        )}
        {keyword === '' && <SearchPast storeId={storeId} onSearch={setKeyword} />}
        <p className="shop-search__count" role="status">
          {asked === ''
            ? ''
            : found.length === 0
              ? t('shop.searchNone', { keyword: asked })
              : t('shop.searchCount', { count: found.length })}
        </p>
        <ul>
          {found.slice(0, MOST).map((dish) => (
            <li key={dish.productId} className="shop-search__row">
              <DishRow
                dish={dish}
                pieces={cart.pieces.get(dish.productId) ?? 0}
                actions={cart.actions}
                onOpen={handleOpen}
              />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
};
