import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { AskOut } from '../../../ui/ask-first.tsx';
import type { OrderKind } from '../kind.ts';
import { useCancelOrder } from '../mutations.ts';

type Props = { kind: OrderKind; orderId: OrderId; isDisabled: boolean };

/** Cancels an unpaid order from its cashier, after a question. */
export const CancelUnpaid = ({ kind, orderId, isDisabled }: Props) => {
  const t = useT();
  const cancel = useCancelOrder(kind, orderId);
  const run = async (): Promise<string> => {
    await cancel.mutateAsync();
    return t('pay.cancelled');
  };
  const words = {
    label: t('pay.cancel'),
    title: t('pay.cancelAsk'),
    text: t('pay.cancelText'),
    yes: t('pay.cancel'),
    no: t('pay.cancelKeep'),
  };
  return <AskOut words={words} isDisabled={isDisabled} run={run} />;
};
