import { Radio, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import { REFUSE_OTHER, REFUSE_OUT, REFUSE_REASONS } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useAct } from '../mutations.ts';
import classes from '../desk.module.css';
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
  const send = submit(({ note }) => {
    const chosen = REFUSE_REASONS.find((code) => code === reason);
    if (chosen === undefined) return;
    const soldOut = reason === REFUSE_OUT ? outOf(order, out) : [];
    act.mutate(
      { act: 'REFUSE', reason: chosen, note: note.trim(), soldOut },
      { onSuccess: onClose },
    );
  });
  const handleConfirm = (): void => {
    setTried(true);
    if (reason !== null) send();
  };
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
      isBusy={act.isPending}
      error={act.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Radio.Group
        label={t('desk.refuse.reason')}
        value={reason === null ? '' : String(reason)}
        onChange={(value) => setReason(Number(value))}
        error={isTried && reason === null ? t('desk.refuse.missing') : null}
      >
        <div className={classes['reasons']}>
          {REFUSE_REASONS.map((code) => (
            <Radio key={code} value={String(code)} label={t(`desk.reason.${code}`)} size="md" />
          ))}
        </div>
      </Radio.Group>
      {reason === REFUSE_OUT && <OutPart order={order} out={out} />}
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

const CODE = /^\d{4}$/;
const wrongOrder = z.object({ number: z.string() });

/** Gives a bag to the guest who has its code; another order's code is said to be that. */
const HandOverDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const { error } = act;
  const refused = isApiError(error) && ['CODE_WRONG', 'WRONG_ORDER'].includes(error.reason ?? '');
  const other = refused ? wrongOrder.safeParse(error.data) : null;
  const problem = other?.success
    ? t('desk.hand.wrongOrder', { number: other.data.number })
    : t('desk.hand.wrong');
  const missing = isTried && !CODE.test(code) ? t('desk.hand.missing') : null;
  const handleConfirm = (): void => {
    setTried(true);
    if (CODE.test(code)) act.mutate({ act: 'HAND_OVER', input: code }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('desk.hand.title', { number: order.number })}
      confirm={{
        label: t('desk.hand.yes'),
        icon: <IconCheck size={20} aria-hidden />,
        testId: 'desk-hand-yes',
      }}
      focus="field"
      isBusy={act.isPending}
      error={refused ? null : error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
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
        error={missing ?? (refused ? problem : null)}
        data-autofocus
        data-testid="desk-code"
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
