import { Badge, Button, Group, Text } from '@mantine/core';
import {
  IconEye,
  IconEyeOff,
  IconFlag,
  IconMessageReply,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { canChangeReply } from '#shared/order/actions/can-change-reply.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import inbox from '../../../ui/list/inbox.module.css';
import { Photos } from '../../../ui/photos.tsx';
import classes from '../reviews.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

const Stars = ({ score }: { score: number }) => {
  const t = useT();
  return (
    <span className={classes['stars']}>
      <HiddenText>{t('reviews.score', { score })}</HiddenText>
      {STARS.map((star) =>
        star <= score ? (
          <IconStarFilled key={star} size={18} aria-hidden />
        ) : (
          <IconStar key={star} size={18} aria-hidden />
        ),
      )}
    </span>
  );
};

const Reply = ({ reply }: { reply: NonNullable<MerchantCommentRow['reply']> }) => {
  const t = useT();
  return (
    <div className={classes['reply']}>
      <Text size="sm" c="dimmed">
        {reply.editedAt === null
          ? t('reviews.answer', { time: dateTimeText(reply.at) })
          : t('reviews.answerEdited', {
              time: dateTimeText(reply.at),
              editedTime: dateTimeText(reply.editedAt),
            })}
      </Text>
      <Text>{reply.text}</Text>
    </div>
  );
};

type Props = {
  review: MerchantCommentRow;
  /** Owners and managers answer and report. */
  mayAct: boolean;
  onReply: () => void;
  onReport: () => void;
};

const Acts = ({
  review: { nickname, reply, report },
  onReply,
  onReport,
}: Omit<Props, 'mayAct'>) => {
  const t = useT();
  const isFirst = reply === null;
  // nobody reads the reply to a review that is hidden
  const mayReply =
    report?.settled?.outcome !== 'HIDDEN' && (isFirst || canChangeReply(reply.at, serverNow()));
  if (!mayReply && report !== null) return null;
  return (
    <div className={inbox['acts']}>
      {mayReply && (
        <Button
          variant={isFirst ? 'filled' : 'default'}
          leftSection={<IconMessageReply size={18} aria-hidden />}
          aria-label={t(isFirst ? 'reviews.replyOf' : 'reviews.changeOf', { name: nickname })}
          onClick={onReply}
          data-testid={isFirst ? 'review-reply' : 'review-change'}
        >
          {t(isFirst ? 'reviews.reply' : 'reviews.change')}
        </Button>
      )}
      {report === null && (
        <Button
          variant="default"
          leftSection={<IconFlag size={18} aria-hidden />}
          aria-label={t('reviews.reportOf', { name: nickname })}
          onClick={onReport}
          data-testid="review-report"
        >
          {t('reviews.report')}
        </Button>
      )}
    </div>
  );
};

/** One review: who, what of, the score, the words, and the store's reply or the way to it, and that it was reported. */
export const ReviewItem = ({ review, mayAct, onReply, onReport }: Props) => {
  const t = useT();
  const { stores } = useSignedIn();
  const { nickname, productName, storeId, score, text, imgList, at, reply, report } = review;
  const store = stores.find(({ id }) => id === storeId)?.name;
  return (
    <li className={inbox['item']} data-testid="review" data-score={score}>
      <div className={inbox['text']}>
        <Group gap="sm">
          <Stars score={score} />
          <Text fw={650}>{nickname}</Text>
          {store !== undefined && (
            <Badge tt="none" variant="light" color="gray">
              {store}
            </Badge>
          )}
          <Text c="dimmed" size="sm">
            {dateTimeText(at)}
          </Text>
        </Group>
        {text === '' ? (
          <Text c="dimmed">{t('reviews.noText')}</Text>
        ) : (
          <p className={classes['words']}>{text}</p>
        )}
        {imgList.length > 0 && <Photos photos={imgList} />}
        {productName !== '' && (
          <Text c="dimmed" size="sm">
            {productName}
          </Text>
        )}
        {reply !== null && <Reply reply={reply} />}
        {report !== null && (
          <Text size="sm" c="dimmed" className={classes['reported']} data-testid="review-reported">
            <IconFlag size={16} aria-hidden />
            {t('reviews.reported', {
              time: dateTimeText(report.at),
              reason: t(`reviews.reportReason.${report.reason}`),
            })}
          </Text>
        )}
        {report?.settled && (
          <Text size="sm" className={classes['reported']} data-testid="review-settled">
            {report.settled.outcome === 'HIDDEN' ? (
              <IconEyeOff size={16} aria-hidden />
            ) : (
              <IconEye size={16} aria-hidden />
            )}
            {t(`reviews.settled.${report.settled.outcome}`, {
              time: dateTimeText(report.settled.at),
            })}
          </Text>
        )}
      </div>
      {mayAct && <Acts review={review} onReply={onReply} onReport={onReport} />}
    </li>
  );
};
