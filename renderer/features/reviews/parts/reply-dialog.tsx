import { Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { isGoneMeanwhile, useReply } from '../mutations.ts';

const TEXT_MAX = 300;

type Props = {
  review: MerchantCommentRow;
  onDone: () => void;
  /** Somebody else was quicker, or the review is gone. */
  onMeanwhile: () => void;
  onClose: () => void;
};

/** Writes the reply that all guests will read. */
export const ReplyDialog = ({ review, onDone, onMeanwhile, onClose }: Props) => {
  const t = useT();
  const reply = useReply();
  const { field, submit } = useFields({
    initialValues: { text: '' },
    problemsOf: ({ text }) => ({ text: text.trim() === '' ? 'reviews.replyMissing' : null }),
  });
  const handleConfirm = submit(({ text }) =>
    reply.mutate(
      { commentId: review.commentId, text: text.trim() },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (isGoneMeanwhile(error)) onMeanwhile();
        },
      },
    ),
  );
  return (
    <ConfirmDialog
      title={t('reviews.replyTitle')}
      text={t('reviews.replyText')}
      confirm={{ label: t('reviews.send'), icon: <IconSend size={20} aria-hidden /> }}
      focus="field"
      isBusy={reply.isPending}
      error={isGoneMeanwhile(reply.error) ? null : reply.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Textarea
        {...field('text')}
        size="md"
        label={t('reviews.replyLabel')}
        maxLength={TEXT_MAX}
        autosize
        minRows={3}
        disabled={reply.isPending}
        data-autofocus
      />
    </ConfirmDialog>
  );
};
