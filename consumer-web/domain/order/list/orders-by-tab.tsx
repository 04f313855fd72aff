import '../orders.css';
import type { StoreOrderKind } from '../store-orders.ts';
import { OrderList } from './order-list.tsx';
import { OrdersPull } from './orders-pull.tsx';
import { StatusTabs, useOrderTab } from './status-tabs.tsx';

/** All orders of a kind, in the tabs of their states. */
export const OrdersByTab = ({ kind }: { kind: StoreOrderKind }) => {
  const [tab, setTab] = useOrderTab();
  return (
    <>
      <StatusTabs tab={tab} onTab={setTab} />
      <OrdersPull kinds={[kind]} />
      <OrderList kind={kind} tab={tab} />
    </>
  );
};
