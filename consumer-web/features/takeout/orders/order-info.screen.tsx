import '../../../domain/order/orders.css';
import '../../../domain/order/page/order-info.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '../../../domain/order/model.ts';
import { OrderFacts } from '../../../domain/order/page/order-facts.tsx';
import { OrderHead } from '../../../domain/order/page/order-head.tsx';
import { OrderMap } from '../../../domain/order/page/order-map.tsx';
import { OrderPrice } from '../../../domain/order/page/order-price.tsx';
import { OrderSteps } from '../../../domain/order/page/order-steps.tsx';
import { useOrderWatch } from '../../../domain/order/page/use-order-watch.ts';
import { orderQuery } from '../../../domain/order/queries.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { OrderDelivery } from './parts/order-delivery.tsx';
import { PickupCode } from './parts/pickup-code.tsx';
import { ShareRow } from './parts/share-row.tsx';
import { TakeoutOrderGate } from './parts/takeout-order-gate.tsx';
import { takeoutKind } from './takeout-kind.ts';

const OrderParts = ({ order }: { order: Order }) => {
  useOrderWatch(takeoutKind, order);
  return (
    <div className="ord-page">
      <OrderHead kind={takeoutKind} order={order} />
      <PickupCode order={order} />
      <OrderMap kind={takeoutKind} order={order} />
      <OrderSteps order={order} />
      <ShareRow order={order} />
      <OrderPrice kind={takeoutKind} order={order} />
      <OrderDelivery order={order} />
      <OrderFacts order={order} />
    </div>
  );
};

/** One takeout order, from paying to a review (spec 001 §4). */
export const OrderInfoScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const query = useQuery(orderQuery(takeoutKind, tradeId));
  return (
    <Page title={t('title.takeoutOrder')} backPath={takeoutKind.links.orders}>
      <TakeoutOrderGate orderId={tradeId} query={query}>
        {(order) => <OrderParts key={tradeId} order={order} />}
      </TakeoutOrderGate>
    </Page>
  );
};
