import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../../lib/i18n.ts';
import { previewQuery } from '../queries.ts';
import { ReviewRow } from '../../../../domain/reviews/review-row.tsx';
import { Link } from '../../../../ui/link.tsx';

/** The latest words about a dish; nothing where there are none. */
export const DishReviews = ({ storeId, productId }: { storeId: string; productId: string }) => {
  const t = useT();
  const { data } = useQuery(previewQuery({ storeId, productId }));
  if (data === undefined || data.result.length === 0) return null;
  return (
    <section className="dish-reviews" aria-labelledby="dish-reviews-title">
      <header className="dish-reviews__head">
        <h3 id="dish-reviews-title">{t('shop.reviews')}</h3>
        <Link to={href(consumerRoutes.productReviews, { id: storeId, productId })}>
          {t('shop.reviewsAll')}
        </Link>
      </header>
      <ul className="comments">
        {data.result.map((comment) => (
          <ReviewRow key={comment.commentId} review={comment} />
        ))}
      </ul>
    </section>
  );
};
