import { useDeferredValue, useState } from 'react';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { findDishes } from '../find-dishes.ts';
import type { Dish } from '../model.ts';
import type { Diet } from '../use-diet.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { DishRow } from './dish-row.tsx';

/** As many as one looks through. */
const MOST = 40;

/** Search inside the store: by the dish's name, tags and description, among the dishes that are wanted. */
export const SearchSheet = ({
  diet: { menu, count, clear },
  cart,
  onOpen,
  onClose,
}: {
  diet: Diet;
  cart: StoreCart;
  onOpen: (dish: Dish) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  const found = findDishes([...menu.products.values()], asked);
  return (
    <Sheet title={t('shop.search')} onClose={onClose}>
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
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
};
