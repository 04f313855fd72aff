import { useNavigate } from 'react-router-dom';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { useDeleteOrder } from './mutations.ts';
import { AskButton } from './ask-button.tsx';
import type { StoreOrderKind } from '../store-orders.ts';

/** Removes a finished order from the list (decision E4). */
export const DeleteButton = ({ kind, tradeId }: { kind: StoreOrderKind; tradeId: OrderId }) => {
  const t = useT();
  const navigate = useNavigate();
  const remove = useDeleteOrder(kind, tradeId);
  const run = async (): Promise<string> => {
    await remove.mutateAsync();
    void navigate(kind.links.orders, { replace: true });
    return t('orders.deleted');
  };
  return (
    <AskButton
      words={{
        label: t('order.action.DELETE'),
        title: t('orders.deleteAsk'),
        text: t('orders.deleteText'),
        yes: t('orders.deleteYes'),
        no: t('orders.deleteNo'),
      }}
      run={run}
    />
  );
};
