import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Price } from '../../../../ui/price.tsx';
import { dishPrice } from '../../../../domain/store-page/choice/dish-price.ts';
import type { Dish, Poster } from '../model.ts';

type Props = {
  posters: readonly Poster[];
  onOpen: (dish: Dish) => void;
  onClass: (classifyId: string) => void;
};

const RATIO = 2.4;

/** The picture of a poster of the store's own, which leads to a class or a dish. */
const Lead = ({
  poster: { posterName, imgUrl, leadsTo, products },
  onOpen,
  onClass,
}: Omit<Props, 'posters'> & { poster: Poster }) => {
  if (leadsTo === null) return null;
  const handleClick = (): void => {
    const [dish] = products;
    if (leadsTo.kind === 'CLASS') onClass(leadsTo.id);
    else if (dish !== undefined) onOpen(dish);
  };
  return (
    <button
      type="button"
      className="plain shop-poster__lead"
      aria-label={posterName}
      data-testid="store-poster"
      onClick={handleClick}
    >
      <Picture src={pictureUrl(imgUrl)} alt="" ratio={RATIO} width={640} />
    </button>
  );
};

const DishesOf = ({ dishes, onOpen }: Pick<Props, 'onOpen'> & { dishes: readonly Dish[] }) => (
  <ul className="shop-poster__row">
    {dishes.map((dish) => (
      <li key={dish.productId} className="shop-poster__dish">
        <button type="button" className="plain shop-poster__open" onClick={() => onOpen(dish)}>
          <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1.25} width={160} />
          <span className="shop-poster__dish-name">{dish.productName}</span>
          <Price value={dishPrice(dish).now} size="s" />
        </button>
      </li>
    ))}
  </ul>
);

/** The store's posters: pictures that lead somewhere, and rows of the dishes that it recommends. */
export const Posters = ({ posters, ...acts }: Props) => {
  const t = useT();
  return posters.map((poster) => (
    <section
      key={poster.id}
      className="shop-poster"
      aria-label={poster.posterName || t('shop.posters')}
    >
      <h2 className="shop-poster__name">{poster.posterName}</h2>
      <Lead poster={poster} {...acts} />
      {poster.leadsTo?.kind !== 'DISH' && (
        <DishesOf dishes={poster.products} onOpen={acts.onOpen} />
      )}
    </section>
  ));
};
