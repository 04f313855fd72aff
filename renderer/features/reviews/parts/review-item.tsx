import { Badge, Button, Group, Text } from '@mantine/core';
import { IconMessageReply, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { MerchantCommentRow } from '#shared/contract/merchant/comment.ts';
import { dateTimeText } from '#shared/format/date.ts';
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
        {t('reviews.answer', { time: dateTimeText(reply.at) })}
      </Text>
      <Text>{reply.text}</Text>
    </div>
  );
};

type Props = { review: MerchantCommentRow; mayReply: boolean; onReply: () => void };

/** One review: who, what of, the score, the words, and the store's reply or the way to it. */
export const ReviewItem = ({ review, mayReply, onReply }: Props) => {
  const t = useT();
  const { stores } = useSignedIn();
  const { nickname, productName, storeId, score, text, imgList, at, reply } = review;
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
      </div>
      {reply === null && mayReply && (
        <div className={inbox['acts']}>
          <Button
            leftSection={<IconMessageReply size={18} aria-hidden />}
            aria-label={t('reviews.replyOf', { name: nickname })}
            onClick={onReply}
            data-testid="review-reply"
          >
            {t('reviews.reply')}
          </Button>
        </div>
      )}
    </li>
  );
};
