import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { AskOut } from '../../../ui/ask-first.tsx';
import { useCancelOrder } from '../mutations.ts';

/** Cancels an unpaid order, after a question. */
export const CancelOrder = ({ orderId, isDisabled }: { orderId: OrderId; isDisabled: boolean }) => {
  const t = useT();
  const cancel = useCancelOrder(orderId);
  const run = async (): Promise<string> => {
    await cancel.mutateAsync();
    return t('pay.cancelled');
  };
  return (
    <AskOut
      words={{
        label: t('pay.cancel'),
        title: t('pay.cancelAsk'),
        text: t('pay.cancelText'),
        yes: t('pay.cancel'),
        no: t('pay.cancelKeep'),
      }}
      isDisabled={isDisabled}
      run={run}
    />
  );
};
