import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Ask } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TakeoutOrder } from '../model.ts';
import { useCancel } from '../use-pay.ts';

/** Cancels an unpaid order, after a question. */
export const CancelUnpaid = ({ order, isDisabled }: { order: TakeoutOrder; isDisabled: boolean }) => {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancel(order);
  const close = (): void => { setIsAsking(false); };
  const confirm = (): void => { cancel.mutate(undefined, { onSuccess: () => { notify(t('pay.cancelled')); }, onSettled: close }); };
  return (
    <>
      <Button isBlock tone="quiet" isDisabled={isDisabled} onPress={() => { setIsAsking(true); }}>{t('pay.cancel')}</Button>
      <Ask isOpen={isAsking} isBusy={cancel.isPending} title={t('pay.cancelAsk')} text={t('pay.cancelText')} yes={t('pay.cancel')} no={t('pay.cancelKeep')} onYes={confirm} onNo={close} />
    </>
  );
};
