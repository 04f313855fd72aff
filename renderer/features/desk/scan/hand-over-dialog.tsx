import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { speak } from '../../../domain/voice/voice.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { useHeldScans } from '../../../lib/scan/use-held-scans.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useAct } from '../mutations.ts';
import { approvalOf, ManagerPin, useManagers, type ApprovalDraft } from './manager-pin.tsx';
import { isWrongBag, refusedWords } from './refused-words.ts';

type Props = { order: DeskOrder; onClose: () => void };

const CODE = /^\d{4}$/;

/** Hands an order over by what was shown; a wrong bag is heard, too. */
const useHandOver = (order: DeskOrder, onClose: () => void) => {
  const act = useAct(order, true);
  const send = (
    wish: Omit<Extract<Parameters<typeof act.mutate>[0], { act: 'HAND_OVER' }>, 'act'>,
  ) =>
    act.mutate(
      { act: 'HAND_OVER', ...wish },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!isWrongBag(error)) return;
          playSound('refused', 1);
          speak('desk.scan.say.wrongBag');
        },
      },
    );
  // what is scanned meanwhile is for this bag
  useHeldScans((text) => send({ input: text.slice(0, 200), source: 'WEDGE' }));
  return { act, send };
};

/** Gives a bag to the guest who has its code, or lets it go by a manager's PIN; another order's code is said to be that. */
export const HandOverDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const { act, send } = useHandOver(order, onClose);
  const managers = useManagers();
  const [code, setCode] = useState('');
  const [draft, setDraft] = useState<ApprovalDraft | null>(null);
  const [isTried, setTried] = useState(false);
  const refused = refusedWords(act.error, t);
  const approval = draft && approvalOf(draft, managers.data?.[0]?.id ?? null);
  const isReady = draft === null ? CODE.test(code) : approval !== null;
  const handleConfirm = (): void => {
    setTried(true);
    if (!isReady) return;
    send(approval === null ? { input: code } : { input: order.number, approval });
    if (draft !== null) setDraft({ ...draft, pin: '' });
    setTried(false);
  };
  const handleSwitch = (): void => {
    setDraft(draft === null ? { operatorId: null, pin: '' } : null);
    setTried(false);
    act.reset();
  };
  return (
    <ConfirmDialog
      title={t('desk.hand.title', { number: order.number })}
      confirm={{
        label: t('desk.hand.yes'),
        icon: <IconCheck size={20} aria-hidden />,
        testId: 'desk-hand-yes',
        // nobody here could approve it
        isBlocked: draft !== null && managers.data?.length === 0,
      }}
      focus="field"
      isBusy={act.isPending}
      error={refused === null || draft !== null ? act.error : null}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {draft === null ? (
        <TextInput
          size="lg"
          label={t('desk.hand.code')}
          description={t('desk.hand.hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value.replaceAll(/\D/g, ''));
            act.reset();
          }}
          error={isTried && !isReady ? t('desk.hand.missing') : refused}
          data-autofocus
          data-testid="desk-code"
        />
      ) : (
        <ManagerPin draft={draft} onChange={setDraft} isMissing={isTried && !isReady} />
      )}
      <Button variant="subtle" size="md" onClick={handleSwitch} data-testid="desk-no-code">
        {t(draft === null ? 'desk.hand.noCode' : 'desk.hand.byCode')}
      </Button>
    </ConfirmDialog>
  );
};
