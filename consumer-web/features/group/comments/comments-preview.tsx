import './comments.css';
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Comment } from './comment.tsx';
import { previewQuery, type CommentSubject } from './queries.ts';

/** The newest reviews with the way to all of them; nothing where there are none. */
export const CommentsPreview = ({ subject }: { subject: CommentSubject }) => {
  const t = useT();
  const heading = useId();
  const { data } = useQuery(previewQuery(subject));
  if (data === undefined || data.result.length === 0) return null;
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 className="card__title" id={heading}>
        {t('groupComment.title')}
      </h2>
      <ul className="comments comments--flat">
        {data.result.map((comment) => (
          <Comment key={comment.commentId} comment={comment} isOfDeal={'productId' in subject} />
        ))}
      </ul>
      <Link className="comments__all" to={href(consumerRoutes.groupCommentList, subject)}>
        {t('groupComment.all', { count: data.count })}
      </Link>
    </section>
  );
};
