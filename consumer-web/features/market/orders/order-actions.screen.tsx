import '../../../domain/order/orders.css';
import '../../../domain/order/refund/refund.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderAction } from '#shared/codes/order-action.ts';
import { OrderActions } from '../../../domain/order/actions/order-actions.tsx';
import type { Order } from '../../../domain/order/model.ts';
import { orderQuery } from '../../../domain/order/queries.ts';
import { StoreOrderGate } from '../../../domain/order/store-order-gate.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { CancelWhy } from './cancel-why.tsx';
import { EditTime } from './edit-time.tsx';
import { marketKind } from './market-kind.ts';

/** Actions that have a part of the page to themselves. */
const OWN: readonly OrderAction[] = ['EDIT_TIME', 'CANCEL'];

const Nothing = ({ tradeId }: Pick<Order, 'tradeId'>) => {
  const t = useT();
  return (
    <StateView title={t('marketOrder.nothing')} text={t('marketOrder.nothingText')}>
      <Link className="button-link" to={marketKind.links.order(tradeId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** Leads to the part that the address names. */
const useNamedPart = (action: string | null) => {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = [...(parts.current?.children ?? [])].find(
      (part) => part instanceof HTMLElement && part.dataset['action'] === action,
    );
    named?.scrollIntoView({ block: 'start' });
  }, [action]);
  return parts;
};

const Parts = ({ order, action }: { order: Order; action: string | null }) => {
  const t = useT();
  const parts = useNamedPart(action);
  const { actions, tradeId } = order;
  const others = actions.filter((one) => !OWN.includes(one));
  if (actions.length === 0) return <Nothing tradeId={tradeId} />;
  return (
    <div className="ord-page" ref={parts}>
      {actions.includes('EDIT_TIME') && (
        <div data-action="EDIT_TIME">
          <EditTime order={order} />
        </div>
      )}
      {actions.includes('CANCEL') && (
        <div data-action="CANCEL">
          <CancelWhy order={order} />
        </div>
      )}
      {others.length > 0 && (
        <Card title={t('marketOrder.otherActions')}>
          <OrderActions kind={marketKind} order={{ ...order, actions: others }} />
        </Card>
      )}
    </div>
  );
};

/** All that may be done with one order (decision P1); `action` names the part that it opens at. */
export const MarketOrderActionsScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const tradeId = params.get('tradeId') ?? '';
  const query = useQuery(orderQuery(marketKind, tradeId));
  return (
    <Page title={t('title.marketOrderActions')} backPath={marketKind.links.order(tradeId)}>
      <StoreOrderGate kind={marketKind} orderId={tradeId} query={query}>
        {(order) => <Parts key={tradeId} order={order} action={params.get('action')} />}
      </StoreOrderGate>
    </Page>
  );
};
