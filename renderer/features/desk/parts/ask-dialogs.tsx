import { Button, Radio, Textarea } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { REFUSE_OTHER, REFUSE_OUT, REFUSE_REASONS } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ReasonGroup } from '../../../ui/reason-group.tsx';
import { ChangeDialog } from '../../../domain/desk-change/change-dialog.tsx';
import { putOrder } from '../queries.ts';
import { useAct } from '../mutations.ts';
import classes from '../desk.module.css';
import { HandOverDialog } from '../scan/hand-over-dialog.tsx';
import {
  DeliveredDialog,
  NotMetDialog,
  OfferPickupDialog,
  UndeliveredDialog,
} from '../delivery/out-dialogs.tsx';
import { SendOutDialog } from '../delivery/send-out-dialog.tsx';
import type { Asking } from './order-acts.tsx';
import { OutPart, outOf, useOutPart } from './out-part.tsx';

type Props = { order: DeskOrder; onClose: () => void };

const NOTE_MAX = 100;

/** Refuses an order for a reason that the guest reads. */
const RefuseDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  const [reason, setReason] = useState<number | null>(null);
  const out = useOutPart();
  const { field, submit } = useFields({
    initialValues: { note: '' },
    problemsOf: ({ note }) => ({
      note: reason === REFUSE_OTHER && note.trim() === '' ? 'desk.refuse.noteMissing' : null,
    }),
  });
  const [isTried, setTried] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const send = submit(({ note }) => {
    const chosen = REFUSE_REASONS.find((code) => code === reason);
    if (chosen === undefined) return;
    const soldOut = reason === REFUSE_OUT ? outOf(order, out) : [];
    act.mutate(
      { act: 'REFUSE', reason: chosen, note: note.trim(), soldOut },
      { onSuccess: onClose },
    );
  });
  const handleConfirm = (event: SyntheticEvent): void => {
    setTried(true);
    if (reason !== null) send(event);
  };
  if (isChanging)
    return (
      <ChangeDialog order={order} onChanged={(changed) => putOrder(changed)} onClose={onClose} />
    );
  return (
    <ConfirmDialog
      title={t('desk.refuse.title', { number: order.number })}
      text={t('desk.refuse.text')}
      confirm={{
        label: t('desk.refuse.yes'),
        icon: <IconX size={20} aria-hidden />,
        tone: 'bad',
        testId: 'desk-refuse-yes',
      }}
      focus="field"
      size="lg"
      isBusy={act.isPending}
      error={act.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ReasonGroup
        label={t('desk.refuse.reason')}
        value={reason === null ? '' : String(reason)}
        onChange={(value) => setReason(Number(value))}
        error={isTried && reason === null ? t('desk.refuse.missing') : null}
        choices={REFUSE_REASONS.map((code) => ({
          value: String(code),
          label: t(`desk.reason.${code}`),
        }))}
        columns
      />
      {reason === REFUSE_OUT && <OutPart order={order} out={out} />}
      {reason === REFUSE_OUT && order.moneyActs.includes('CHANGE') && (
        <Button variant="default" size="md" onClick={() => setChanging(true)}>
          {t('desk.change.instead')}
        </Button>
      )}
      <Textarea
        {...field('note')}
        size="md"
        label={t('desk.refuse.note')}
        description={t('desk.refuse.noteHint')}
        maxLength={NOTE_MAX}
        autosize
        minRows={1}
        disabled={act.isPending}
      />
    </ConfirmDialog>
  );
};

const MINUTES = [5, 10, 15, 20, 30, 45, 60];

/** Another time at which the order will be ready, which the guest is told. */
const TimeDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  const [minutes, setMinutes] = useState(10);
  return (
    <ConfirmDialog
      title={t('desk.time.title', { number: order.number })}
      confirm={{ label: t('desk.time.yes'), icon: <IconClock size={20} aria-hidden /> }}
      focus="field"
      isBusy={act.isPending}
      error={act.error}
      onConfirm={() =>
        act.mutate({ act: 'SET_READY', readyInMinutes: minutes }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Radio.Group
        label={t('desk.time.minutes')}
        value={String(minutes)}
        onChange={(value) => setMinutes(Number(value))}
      >
        <div className={classes['reasons']}>
          {MINUTES.map((count) => (
            <Radio
              key={count}
              value={String(count)}
              label={t('desk.time.option', { count })}
              size="md"
            />
          ))}
        </div>
      </Radio.Group>
    </ConfirmDialog>
  );
};

const DIALOGS = {
  REFUSE: RefuseDialog,
  HAND_OVER: HandOverDialog,
  SET_READY: TimeDialog,
  SEND_OUT: SendOutDialog,
  DELIVERED: DeliveredDialog,
  NOT_MET: NotMetDialog,
  UNDELIVERED: UndeliveredDialog,
  OFFER_PICKUP: OfferPickupDialog,
} as const satisfies Record<Asking, unknown>;

/** What has to be asked before an act. */
export const AskDialog = ({ asking, ...props }: Props & { asking: Asking }) => {
  const Asked = DIALOGS[asking];
  return <Asked {...props} />;
};
