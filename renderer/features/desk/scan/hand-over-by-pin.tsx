import { IconCheck } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { useAct } from '../mutations.ts';
import { approvalOf, ManagerPin, useManagers, type ApprovalDraft } from './manager-pin.tsx';

/** Hands an order over whose guest has no code: its number, and a manager's PIN (decision DA14). */
export const HandOverByPin = ({ order, onDone }: { order: DeskOrder; onDone: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const act = useAct(order, true);
  const managers = useManagers();
  const [draft, setDraft] = useState<ApprovalDraft>({ operatorId: null, pin: '' });
  const [isTried, setTried] = useState(false);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const approval = approvalOf(draft, managers.data?.[0]?.id ?? null);
    setTried(approval === null);
    if (approval === null || act.isPending) return;
    act.mutate({ act: 'HAND_OVER', input: order.number, approval }, { onSuccess: onDone });
    setDraft({ ...draft, pin: '' });
  };
  return (
    <DialogForm
      submit={{
        label: t('desk.hand.yes'),
        icon: <IconCheck size={20} aria-hidden />,
        testId: 'desk-pin-yes',
        isBlocked: managers.data?.length === 0,
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      isBusy={act.isPending}
      error={act.error ? errorText(act.error) : null}
    >
      <ManagerPin draft={draft} onChange={setDraft} isMissing={isTried} />
    </DialogForm>
  );
};
