import { dateText } from '#shared/format/date.ts';
import { BAD_RIDER_TAGS, GOOD_RIDER_TAGS } from '#shared/order/actions/rating.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import { AskButton } from '../order/actions/ask-button.tsx';
import { PhotoRow } from '../photos/photo-row.tsx';
import { useDeleteReview } from './mutations.ts';
import type { MyReview, ReviewKind } from './review-kind.ts';
import { Score } from './stars.tsx';
import { Link } from '../../ui/link.tsx';

type Props = { kind: ReviewKind; comment: MyReview };

const Remove = ({ kind, comment: { commentId } }: Props) => {
  const t = useT();
  const remove = useDeleteReview(kind, commentId);
  const run = async (): Promise<string> => {
    await remove.mutateAsync();
    return t('review.deleted');
  };
  return (
    <AskButton
      words={{
        label: t('review.delete'),
        title: t('rating.deleteConfirm'),
        text: t('review.deleteText'),
        yes: t('review.delete'),
        no: t('review.keep'),
      }}
      run={run}
    />
  );
};

const Rider = ({ comment: { riderScore, riderTags } }: Pick<Props, 'comment'>) => {
  const t = useT();
  const tags = [...GOOD_RIDER_TAGS, ...BAD_RIDER_TAGS].filter((tag) => riderTags.includes(tag));
  if (riderScore === null) return null;
  return (
    <p className="review-line">
      <span>{t('review.rider')}</span>
      <Score value={riderScore} />
      {tags.length > 0 && (
        <span className="review-line__tags">
          {tags.map((tag) => (
            <span key={tag} className="tag tag--neutral">
              {t(`rating.rider.${tag}`)}
            </span>
          ))}
        </span>
      )}
    </p>
  );
};

/** One review as its writer sees it. */
export const CommentCard = ({ kind, comment }: Props) => {
  const t = useT();
  return (
    <article className="card review-card" data-testid="comment-card">
      <div className="ord-card__top">
        <div className="ord-card__store">
          <Picture src={pictureUrl(comment.storeImg)} alt="" ratio={1} width={56} />
        </div>
        <h2 className="ord-card__name">
          <Link to={kind.links.order(comment.tradeId)}>{comment.storeName}</Link>
        </h2>
        <time className="review-note num" dateTime={new Date(comment.createTime).toISOString()}>
          {dateText(comment.createTime)}
        </time>
      </div>
      <p className="review-line">
        <span>{t('review.overall')}</span>
        <Score value={comment.overall} />
        {comment.isAnonymous && <span className="tag tag--neutral">{t('review.isAnonymous')}</span>}
      </p>
      {comment.remark !== '' && <p className="review-words">{comment.remark}</p>}
      {comment.photos.length > 0 && <PhotoRow photos={comment.photos} />}
      <Rider comment={comment} />
      {comment.products.length > 0 && (
        <ul className="review-rated">
          {comment.products.map(({ productId, productName, score }) => (
            <li key={productId} className="review-line">
              <span>{productName}</span>
              <Score value={score} />
            </li>
          ))}
        </ul>
      )}
      {comment.reply !== null && (
        <div className="review-reply">
          <p className="review-reply__head">
            <b>{t('review.reply')}</b>
            <time className="num" dateTime={new Date(comment.reply.at).toISOString()}>
              {dateText(comment.reply.at)}
            </time>
          </p>
          <p>{comment.reply.text}</p>
        </div>
      )}
      {comment.isHidden && <p className="review-note">{t('review.hidden')}</p>}
      <div className="ord-card__actions">
        <Remove kind={kind} comment={comment} />
      </div>
    </article>
  );
};
