import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { GroupReview } from '../../../domain/reviews/group-review.tsx';
import { takeoutReviews } from '../../../domain/reviews/kinds/takeout.ts';
import { OrderReview } from '../../../domain/reviews/order-review.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';

/** Rates an order: of takeout, or with `kind=group` of a deal (decision GA10). */
export const SubmitCommentScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const tradeId = params.get('tradeId') ?? '';
  if (params.get('kind') !== 'group')
    return <OrderReview kind={takeoutReviews} tradeId={tradeId} />;
  return (
    <Page
      title={t('title.review')}
      backPath={href(consumerRoutes.groupOrderDetail, { orderId: tradeId })}
      hasDock
    >
      <GroupReview orderId={tradeId} />
    </Page>
  );
};
