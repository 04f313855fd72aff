import { useSearchParams } from 'react-router-dom';
import { marketReviews } from '../../../domain/reviews/kinds/market.ts';
import { OrderReview } from '../../../domain/reviews/order-review.tsx';

/** Rates a supermarket order, its rider and its goods (decision P30). */
export const MarketSubmitCommentScreen = () => (
  <OrderReview kind={marketReviews} tradeId={useSearchParams()[0].get('tradeId') ?? ''} />
);
