import { Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { MerchantRefundRow } from '#shared/contract/merchant/refund.ts';
import { price } from '#shared/format/money.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { isSettledMeanwhile, useDecide } from '../mutations.ts';

const NOTE_MAX = 200;

type Props = {
  refund: MerchantRefundRow;
  onDone: () => void;
  /** Somebody else was quicker. */
  onMeanwhile: () => void;
  onClose: () => void;
};

/** Gives an answer; one that came too late is another outcome, not a failure. */
const useAnswer = ({ refund: { refundId }, onDone, onMeanwhile }: Props) => {
  const decide = useDecide();
  return {
    isBusy: decide.isPending,
    error: isSettledMeanwhile(decide.error) ? null : decide.error,
    answer: (isAccepted: boolean, note: string): void =>
      decide.mutate(
        { refundId, isAccepted, note },
        {
          onSuccess: onDone,
          onError: (error) => {
            if (isSettledMeanwhile(error)) onMeanwhile();
          },
        },
      ),
  };
};

export const AcceptDialog = (props: Props) => {
  const t = useT();
  const { refund, onClose } = props;
  const { isBusy, error, answer } = useAnswer(props);
  return (
    <ConfirmDialog
      title={t('refunds.acceptTitle')}
      text={t('refunds.acceptText', { amount: price(refund.amtn), count: refund.vouchers.length })}
      confirm={{ label: t('refunds.acceptYes'), icon: <IconCheck size={20} aria-hidden /> }}
      isBusy={isBusy}
      error={error}
      onConfirm={() => answer(true, '')}
      onClose={onClose}
    />
  );
};

/** A refusal needs a reason, which the guest reads. */
export const RefuseDialog = (props: Props) => {
  const t = useT();
  const { isBusy, error, answer } = useAnswer(props);
  const { field, submit } = useFields({
    initialValues: { note: '' },
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? 'refunds.noteMissing' : null }),
  });
  const handleConfirm = submit(({ note }) => answer(false, note.trim()));
  return (
    <ConfirmDialog
      title={t('refunds.refuseTitle')}
      text={t('refunds.refuseText')}
      confirm={{
        label: t('refunds.refuseYes'),
        icon: <IconX size={20} aria-hidden />,
        tone: 'bad',
      }}
      focus="field"
      isBusy={isBusy}
      error={error}
      onConfirm={handleConfirm}
      onClose={props.onClose}
    >
      <Textarea
        {...field('note')}
        size="md"
        label={t('refunds.note')}
        maxLength={NOTE_MAX}
        autosize
        minRows={2}
        disabled={isBusy}
        data-autofocus
      />
    </ConfirmDialog>
  );
};
