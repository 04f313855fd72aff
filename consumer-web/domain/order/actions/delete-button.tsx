import { useNavigate } from 'react-router-dom';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { useDeleteOrder } from './mutations.ts';
import { AskButton } from './ask-button.tsx';
import type { RemovableKind } from '../kind.ts';

/** Removes a finished order from the list (decision E4). */
export const DeleteButton = ({ kind, tradeId }: { kind: RemovableKind; tradeId: OrderId }) => {
  const t = useT();
  const navigate = useNavigate();
  const remove = useDeleteOrder(kind, tradeId);
  const run = async (): Promise<string> => {
    await remove.mutateAsync();
    void navigate(kind.links.orders, { replace: true });
    return t('order.deleted');
  };
  return (
    <AskButton
      words={{
        label: t('order.action.DELETE'),
        title: t('order.deleteAsk'),
        text: t('order.deleteText'),
        yes: t('order.deleteYes'),
        no: t('order.deleteNo'),
      }}
      run={run}
    />
  );
};
