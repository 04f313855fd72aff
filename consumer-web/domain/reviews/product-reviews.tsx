import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { ReviewRow } from './review-row.tsx';
import { previewQuery, type ReviewedStores } from './store-queries.ts';

type Props = {
  stores: ReviewedStores;
  storeId: string;
  productId: string;
  /** The page of all reviews of the product. */
  allPath: string;
  /** In place of reviews where there are none; without it nothing is shown. */
  emptyText?: string;
};

/** The latest words about a product, and the way to all of them. */
export const ProductReviews = ({ stores, storeId, productId, allPath, emptyText }: Props) => {
  const t = useT();
  const { data } = useQuery(previewQuery(stores, { storeId, productId }));
  const reviews = data?.result ?? [];
  if (reviews.length === 0 && emptyText === undefined) return null;
  return (
    <section className="dish-reviews" aria-labelledby="dish-reviews-title">
      <header className="dish-reviews__head">
        <h3 id="dish-reviews-title">{t('shop.reviews')}</h3>
        <Link to={allPath}>{t('shop.reviewsAll')}</Link>
      </header>
      {data !== undefined && reviews.length === 0 && (
        <p className="dish-reviews__none">{emptyText}</p>
      )}
      {reviews.length > 0 && (
        <ul className="comments">
          {reviews.map((comment) => (
            <ReviewRow key={comment.commentId} words={stores.words} review={comment} />
          ))}
        </ul>
      )}
    </section>
  );
};
