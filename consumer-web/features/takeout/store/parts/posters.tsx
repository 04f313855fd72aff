import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Price } from '../../../../ui/price.tsx';
import { dishPrice } from '../../../../domain/store-page/choice/dish-price.ts';
import type { Dish, Poster } from '../model.ts';

/** The store's posters: a row of the dishes that it recommends. */
export const Posters = ({
  posters,
  onOpen,
}: {
  posters: readonly Poster[];
  onOpen: (dish: Dish) => void;
}) => {
  const t = useT();
  return posters.map(({ id, posterName, products }) => (
    <section key={id} className="shop-poster" aria-label={posterName || t('shop.posters')}>
      <h2 className="shop-poster__name">{posterName}</h2>
      <ul className="shop-poster__row">
        {products.map((dish) => (
          <li key={dish.productId} className="shop-poster__dish">
            <button type="button" className="plain shop-poster__open" onClick={() => onOpen(dish)}>
              <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1.25} width={160} />
              <span className="shop-poster__dish-name">{dish.productName}</span>
              <Price value={dishPrice(dish).now} size="s" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
};
