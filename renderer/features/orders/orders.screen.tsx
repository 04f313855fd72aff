import { SplitView } from '../../ui/list/split-view.tsx';
import { useReturnToRow } from '../../ui/list/use-return-to-row.ts';
import { OrderDetail } from './parts/order-detail.tsx';
import { OrdersList } from './parts/orders-list.tsx';
import { useOrdersPage } from './use-orders-page.ts';

/** Orders, and one of them whole (decision B21). */
export const OrdersScreen = () => {
  const page = useOrdersPage();
  const { openedId, open: handleOpen, close: handleClose } = page;
  useReturnToRow(openedId);
  return (
    <SplitView
      list={<OrdersList page={page} onOpen={handleOpen} />}
      detail={
        openedId === null ? null : (
          <OrderDetail key={openedId} orderId={openedId} onBack={handleClose} />
        )
      }
    />
  );
};
