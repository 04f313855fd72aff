import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { AskButton } from '../actions/ask-button.tsx';
import { groupOrders } from '../kinds/group.ts';
import { useRefundCall } from '../refund/mutations.ts';
import { api } from './api.ts';

/** Withdraws the request that waits for the store, after a question. */
export const RecallGroupRefund = ({ orderId }: { orderId: OrderId }) => {
  const t = useT();
  const recall = useRefundCall(groupOrders, `recall:${orderId}`, (_: void, key) =>
    api.groupRefundCancel({ orderId }, { key }),
  );
  const run = async (): Promise<string> => {
    await recall.mutateAsync();
    return t('groupRefund.recalled');
  };
  return (
    <AskButton
      words={{
        label: t('groupRefund.recall'),
        title: t('groupRefund.recallAsk'),
        text: t('groupRefund.recallText'),
        yes: t('groupRefund.recallYes'),
        no: t('groupRefund.recallNo'),
      }}
      run={run}
    />
  );
};
