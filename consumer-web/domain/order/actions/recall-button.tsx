import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { useRecallRefund } from '../refund/mutations.ts';
import { AskButton } from './ask-button.tsx';
import type { RefundKind } from '../store-orders.ts';

/** Withdraws the refund request (spec 001 §4). */
export const RecallButton = ({ kind, tradeId }: { kind: RefundKind; tradeId: OrderId }) => {
  const t = useT();
  const recall = useRecallRefund(kind, tradeId);
  const run = async (): Promise<string> => {
    await recall.mutateAsync();
    return t('orders.recalled');
  };
  return (
    <AskButton
      words={{
        label: t('order.action.CANCEL_REFUND'),
        title: t('orders.recallAsk'),
        text: t('orders.recallText'),
        yes: t('orders.recallYes'),
        no: t('orders.recallNo'),
      }}
      run={run}
    />
  );
};
