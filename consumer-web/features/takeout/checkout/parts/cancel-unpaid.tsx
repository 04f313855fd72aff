import { useT } from '../../../../lib/i18n.ts';
import { AskOut } from '../../../../ui/ask-first.tsx';
import type { TakeoutOrder } from '../model.ts';
import { useCancel } from '../use-cancel.ts';

/** Cancels an unpaid order, after a question. */
export const CancelUnpaid = ({
  order,
  isDisabled,
}: {
  order: TakeoutOrder;
  isDisabled: boolean;
}) => {
  const t = useT();
  const cancel = useCancel(order);
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
