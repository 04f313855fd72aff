import { Link } from 'react-router-dom';
import { dateText } from '#shared/format/date.ts';
import { BAD_RIDER_TAGS, GOOD_RIDER_TAGS } from '#shared/order/actions/rating.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { orderLink } from '../links.ts';
import type { MyComment } from '../model.ts';
import { useDeleteComment } from '../mutations.ts';
import { AskButton } from './ask-button.tsx';
import { Score } from './stars.tsx';

const Remove = ({ comment: { commentId } }: { comment: MyComment }) => {
  const t = useT();
  const remove = useDeleteComment(commentId);
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

const Rider = ({ comment: { riderScore, riderTags } }: { comment: MyComment }) => {
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
export const CommentCard = ({ comment }: { comment: MyComment }) => {
  const t = useT();
  return (
    <article className="card review-card" data-testid="comment-card">
      <div className="ord-card__top">
        <div className="ord-card__store">
          <Picture src={pictureUrl(comment.storeImg)} alt="" ratio={1} width={56} />
        </div>
        <h2 className="ord-card__name">
          <Link to={orderLink(comment.tradeId)}>{comment.storeName}</Link>
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
      {comment.photos.length > 0 && (
        <div className="photos">
          {comment.photos.map((url, index) => (
            <div key={url} className="photos__one">
              <img
                src={pictureUrl(url)}
                alt={t('reimburse.photoAlt', { count: index + 1 })}
                width={72}
                height={72}
              />
            </div>
          ))}
        </div>
      )}
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
      <div className="ord-card__actions">
        <Remove comment={comment} />
      </div>
    </article>
  );
};
