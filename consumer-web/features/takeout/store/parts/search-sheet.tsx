import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { loadTexts, useT } from '../../../../lib/i18n.ts';
import { loadPart } from '../../../../lib/navigation/part.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { findDishes } from '../find-dishes.ts';
import type { Dish } from '../model.ts';
import type { Diet } from '../use-diet.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { DishRow } from './dish-row.tsx';

/** As many as one looks through. */
const MOST = 40;

const loadPast = () =>
  Promise.all([
    import('../../../../domain/store/search-past.tsx'),
    import('../../../../domain/store/search-history.ts'),
    loadTexts('find'),
  ]);
type Past = Awaited<ReturnType<typeof loadPast>>;

/** The part that shows earlier searches, with its texts; null until it is loaded, and offline. */
const usePast = (): Past | null => {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    void loadPart(loadPast).then(setPast, () => undefined);
  }, []);
  return past;
};

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
  const past = usePast();
  const SearchPast = past?.[0].SearchPast;
  /** A word that led to something, once one goes on from it. */
  const keepWord = useCallback(() => {
    if (hasFound) past?.[1].rememberSearch(storeId, asked);
  }, [storeId, asked, hasFound, past]);
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
        {SearchPast && keyword === '' && <SearchPast storeId={storeId} onSearch={setKeyword} />}
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
