import '../../../domain/order/orders.css';
import '../../../domain/order/page/order-info.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../lib/i18n.ts';
import { OrderMissing } from '../../../domain/order/order-missing.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Order } from '../../../domain/order/model.ts';
import { OrderSkeleton } from '../../../domain/order/order-skeleton.tsx';
import { OrderDelivery } from './parts/order-delivery.tsx';
import { OrderFacts } from '../../../domain/order/page/order-facts.tsx';
import { OrderHead } from '../../../domain/order/page/order-head.tsx';
import { OrderMap } from '../../../domain/order/page/order-map.tsx';
import { OrderPrice } from '../../../domain/order/page/order-price.tsx';
import { OrderSteps } from '../../../domain/order/page/order-steps.tsx';
import { PickupCode } from './parts/pickup-code.tsx';
import { ShareRow } from './parts/share-row.tsx';
import { orderQuery } from '../../../domain/order/queries.ts';
import { useOrderWatch } from '../../../domain/order/page/use-order-watch.ts';

const Shown = ({ order }: { order: Order }) => {
  useOrderWatch(order);
  return (
    <div className="ord-page">
      <OrderHead order={order} />
      <PickupCode order={order} />
      <OrderMap order={order} />
      <OrderSteps order={order} />
      <ShareRow order={order} />
      <OrderPrice order={order} />
      <OrderDelivery order={order} />
      <OrderFacts order={order} />
    </div>
  );
};

/** One takeout order, from paying to a review (spec 001 §4). */
export const OrderInfoScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const { data: order, error, isError, fetchStatus, refetch } = useQuery(orderQuery(tradeId));
  return (
    <Page title={t('title.takeoutOrder')} backPath={orderRoutes.allOrderList.path}>
      {order ? (
        <Shown key={tradeId} order={order} />
      ) : isError ? (
        <OrderMissing
          id={tradeId}
          listPath={orderRoutes.allOrderList.path}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <OrderSkeleton isPaused={fetchStatus === 'paused'} />
      )}
    </Page>
  );
};
