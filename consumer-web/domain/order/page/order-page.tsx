import '../orders.css';
import './order-info.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/page.tsx';
import { ChangeCard } from '../change/change-card.tsx';
import { OrderContact } from '../messages/order-contact.tsx';
import type { Order } from '../model.ts';
import { orderQuery } from '../queries.ts';
import { StoreOrderGate } from '../store-order-gate.tsx';
import type { StoreOrderKind } from '../store-orders.ts';
import { DriverCode } from './driver-code.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMap } from './order-map.tsx';
import { OrderPrice } from './order-price.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PickupCode } from './pickup-code.tsx';
import { PickupQuestion } from './pickup-question.tsx';
import { useOrderWatch } from './use-order-watch.ts';

type PartsProps = { kind: StoreOrderKind; order: Order; share: ReactNode };

const OrderParts = ({ kind, order, share }: PartsProps) => {
  useOrderWatch(kind, order);
  return (
    <div className="ord-page">
      <OrderHead kind={kind} order={order} />
      {order.change !== null && (
        <ChangeCard key={order.change.changeId} kind={kind} order={order} change={order.change} />
      )}
      <PickupQuestion kind={kind} order={order} />
      <PickupCode kind={kind} order={order} />
      <DriverCode order={order} />
      <OrderMap kind={kind} order={order} />
      <OrderSteps order={order} />
      <OrderContact order={order} />
      {share}
      <OrderPrice kind={kind} order={order} />
      <OrderDelivery kind={kind} order={order} />
      <OrderFacts order={order} />
    </div>
  );
};

type Props = {
  kind: StoreOrderKind;
  title: string;
  /** What of the order can be shared. */
  renderShare?: (order: Order) => ReactNode;
};

/** One order of a store, from paying to a review (spec 001 §4). */
export const OrderPage = ({ kind, title, renderShare }: Props) => {
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const query = useQuery(orderQuery(kind, tradeId));
  return (
    <Page title={title} backPath={kind.links.orders}>
      <StoreOrderGate kind={kind} orderId={tradeId} query={query}>
        {(order) => (
          <OrderParts key={tradeId} kind={kind} order={order} share={renderShare?.(order)} />
        )}
      </StoreOrderGate>
    </Page>
  );
};
