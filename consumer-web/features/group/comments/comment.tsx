import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ReviewRow } from '../../../domain/reviews/review-row.tsx';
import { once } from '../../../lib/api/once.ts';
import { useT } from '../../../lib/i18n.ts';
import { askFirst } from '../../../lib/question.ts';
import type { RowItem } from '../../../ui/windowed-rows.tsx';
import { api, COMMENTS_KEY, type GroupComment } from './queries.ts';

/** Takes one's own review back, after a question. */
const Delete = ({ commentId }: Pick<GroupComment, 'commentId'>) => {
  const t = useT();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      once(`group/comment:${commentId}`, (key) => api.groupCommentDelete({ commentId }, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: COMMENTS_KEY }),
  });
  const handleAsk = (): void => {
    askFirst({
      title: t('groupComment.deleteAsk'),
      text: t('groupComment.deleteText'),
      yes: t('groupComment.delete'),
      no: t('groupComment.keep'),
      run: async () => {
        await remove.mutateAsync();
        return t('groupComment.deleted');
      },
    });
  };
  return (
    <button type="button" className="comment__delete" onClick={handleAsk}>
      {t('groupComment.delete')}
    </button>
  );
};

/** `isOfDeal`: it stands among reviews of its deal, which is not named again. */
type Props = { comment: GroupComment; isOfDeal: boolean; item?: RowItem };

/** A review of a deal. */
export const Comment = ({ comment, isOfDeal, item }: Props) => {
  const { commentId, nickname, score, text, imgList, productName, at, reply } = comment;
  const { isMine, isHidden } = comment;
  return (
    <ReviewRow
      review={{
        nickname,
        createTime: at,
        overall: score,
        taste: null,
        packaging: null,
        remark: text,
        photos: imgList,
        products: isOfDeal ? [] : [{ productName }],
        reply,
        isHidden,
      }}
      end={isMine ? <Delete commentId={commentId} /> : null}
      {...(item && { item })}
    />
  );
};
