import { Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { REVIEW_REPORT_REASONS, type ReviewReportReason } from '#shared/codes/review-report.ts';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { useFields, type Problems } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ReasonGroup } from '../../../ui/reason-group.tsx';
import { isGoneMeanwhile, useReport } from '../mutations.ts';

const NOTE_MAX = 200;

type Fields = { reason: ReviewReportReason | ''; note: string };
const problemsOf = ({ reason, note }: Fields): Problems => ({
  reason: reason === '' ? 'reviews.reportReasonMissing' : null,
  note: reason === 'OTHER' && note.trim() === '' ? 'reviews.reportNoteMissing' : null,
});

type Props = {
  review: MerchantCommentRow;
  onDone: () => void;
  /** The guest has taken the review back. */
  onMeanwhile: () => void;
  onClose: () => void;
};

/** Tells the platform what is wrong with a review. */
export const ReportDialog = ({ review, onDone, onMeanwhile, onClose }: Props) => {
  const t = useT();
  const report = useReport();
  const { values, field, submit } = useFields<Fields>({
    initialValues: { reason: '', note: '' },
    problemsOf,
  });
  const handleConfirm = submit(({ reason, note }) => {
    if (reason === '') return;
    report.mutate(
      { commentId: review.commentId, reason, note: note.trim() },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (isGoneMeanwhile(error)) onMeanwhile();
        },
      },
    );
  });
  return (
    <ConfirmDialog
      title={t('reviews.reportTitle')}
      text={t('reviews.reportText')}
      confirm={{ label: t('reviews.reportSend'), icon: <IconFlag size={20} aria-hidden /> }}
      isBusy={report.isPending}
      error={isGoneMeanwhile(report.error) ? null : report.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ReasonGroup
        {...field('reason')}
        label={t('reviews.reportReason')}
        choices={REVIEW_REPORT_REASONS.map((value) => ({
          value,
          label: t(`reviews.reportReason.${value}`),
        }))}
        disabled={report.isPending}
      />
      <Textarea
        {...field('note')}
        size="md"
        label={t(values.reason === 'OTHER' ? 'reviews.reportNoteNeeded' : 'reviews.reportNote')}
        maxLength={NOTE_MAX}
        autosize
        minRows={2}
        disabled={report.isPending}
      />
    </ConfirmDialog>
  );
};
