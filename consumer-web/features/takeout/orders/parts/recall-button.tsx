import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useRecallRefund } from '../mutations.ts';
import { AskButton } from './ask-button.tsx';

/** Withdraws the refund request; the order is asked for again (spec 001 §4). */
export const RecallButton = ({ tradeId }: { tradeId: OrderId }) => {
  const t = useT();
  const recall = useRecallRefund(tradeId);
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
