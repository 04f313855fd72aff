import { Button, Group, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { replyChangeableUntil } from '#shared/order/actions/can-change-reply.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { isGoneMeanwhile, useReply } from '../mutations.ts';
import classes from '../reviews.module.css';

const TEXT_MAX = 300;

/** Ready-made replies, to be sent as they are or written on. The one for the score comes first. */
const templatesFor = (score: number) =>
  score >= 4 ? (['thanks', 'look'] as const) : (['sorry', 'look'] as const);

const problemOf = (text: string, before: string | undefined): MessageKey | null => {
  if (text === '') return 'reviews.replyMissing';
  return text === before ? 'reviews.changeSame' : null;
};

type Props = {
  review: MerchantCommentRow;
  onDone: () => void;
  /** Somebody else was quicker, or the review is gone. */
  onMeanwhile: () => void;
  onClose: () => void;
};

/** Writes the reply that all guests will read, or other words for the one that they read now. */
export const ReplyDialog = ({ review, onDone, onMeanwhile, onClose }: Props) => {
  const t = useT();
  const reply = useReply();
  const { commentId, score, reply: given } = review;
  const { field, set, submit } = useFields({
    initialValues: { text: given?.text ?? '' },
    problemsOf: ({ text }) => ({ text: problemOf(text.trim(), given?.text) }),
  });
  const handleConfirm = submit(({ text }) =>
    reply.mutate(
      { commentId, text: text.trim(), ...(given && { before: given.text }) },
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
      title={t(given ? 'reviews.changeTitle' : 'reviews.replyTitle')}
      text={
        given
          ? t('reviews.changeText', { time: dateTimeText(replyChangeableUntil(given.at)) })
          : t('reviews.replyText')
      }
      confirm={{ label: t('reviews.send'), icon: <IconSend size={20} aria-hidden /> }}
      focus="field"
      isBusy={reply.isPending}
      error={isGoneMeanwhile(reply.error) ? null : reply.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Group gap="xs" role="group" aria-label={t('reviews.templates')}>
        {templatesFor(score).map((name) => (
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
