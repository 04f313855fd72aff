import { Button, Group, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { isGoneMeanwhile, useReply } from '../mutations.ts';
import classes from '../reviews.module.css';

const TEXT_MAX = 300;

/** Ready-made replies, to be sent as they are or written on. The one for the score comes first. */
const templatesFor = (score: number) =>
  score >= 4 ? (['thanks', 'look'] as const) : (['sorry', 'look'] as const);

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
  const { field, set, submit } = useFields({
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
      <Group gap="xs" role="group" aria-label={t('reviews.templates')}>
        {templatesFor(review.score).map((name) => (
          <Button
            key={name}
            variant="default"
            h="auto"
            py="xs"
            disabled={reply.isPending}
            onClick={() => set({ text: t(`reviews.template.${name}`) })}
            classNames={{ label: classes['template']! }}
          >
            {t(`reviews.template.${name}`)}
          </Button>
        ))}
      </Group>
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
