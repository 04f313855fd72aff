import { pictureUrl } from '../../lib/api/api.ts';
import { useShopT } from '../shop-words.ts';
import type { ReviewKind } from './review-kind.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Order } from '../order/model.ts';
import { dishesOf, type Review } from './use-review.ts';
import { Stars } from './stars.tsx';

/** Each dish once; none has to be rated. */
export const ReviewDishes = ({
  kind,
  order,
  review: { form, change },
}: {
  kind: ReviewKind;
  order: Order;
  review: Review;
}) => {
  const t = useShopT(kind);
  return (
    <section className="card" aria-labelledby="review-dishes">
      <h2 className="card__title" id="review-dishes">
        {t('review.dishes')}
      </h2>
      <ul className="review-dishes">
        {dishesOf(order).map(({ productId, productName, imgUrl }) => (
          <li key={productId} className="review-dishes__one">
            <div className="review-dishes__picture">
              <Picture src={pictureUrl(imgUrl)} alt="" ratio={1} width={96} />
            </div>
            <Stars
              label={productName}
              value={form.dishes[productId] ?? null}
              size={22}
              onScore={(score) => change({ dishes: { ...form.dishes, [productId]: score } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
