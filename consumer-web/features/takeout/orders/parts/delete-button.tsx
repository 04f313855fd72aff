import { useNavigate } from 'react-router-dom';
import type { OrderId } from '#shared/kernel/ids.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useDeleteOrder } from '../mutations.ts';
import { AskButton } from './ask-button.tsx';

/** Takes a finished order off the list (decision E4). */
export const DeleteButton = ({ tradeId }: { tradeId: OrderId }) => {
  const t = useT();
  const navigate = useNavigate();
  const remove = useDeleteOrder(tradeId);
  const run = async (): Promise<string> => {
    await remove.mutateAsync();
    void navigate(orderRoutes.allOrderList.path, { replace: true });
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
