import './comments.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GROUP_COMMENT_TABS } from '#shared/codes/comment-tabs.ts';
import { StarRow } from '../../../domain/reviews/review-row.tsx';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { WindowedRows } from '../../../ui/windowed-rows.tsx';
import { Comment } from './comment.tsx';
import {
  commentsQuery,
  countsQuery,
  storeScoreQuery,
  type CommentSubject,
  type CommentTab,
  type GroupComment,
} from './queries.ts';

/** How the subject is rated. */
const useRating = (subject: CommentSubject) => {
  const { data: counts } = useQuery(countsQuery(subject));
  const { data: ofStore } = useQuery(
    storeScoreQuery('storeId' in subject ? subject.storeId : null),
  );
  return counts?.rating ?? ofStore;
};

/** The mean of a store or a deal, and how many gave each number of stars. */
const Score = ({ subject }: { subject: CommentSubject }) => {
  const t = useT();
  const data = useRating(subject);
  if (data === undefined || data.score === null) return null;
  const most = Math.max(...data.spread);
  return (
    <div className="rating">
      <div className="rating__words num">
        <p className="rating__score">{data.score.toFixed(1)}</p>
        <StarRow score={data.score} size={16} />
        <p>{t('groupComment.count', { count: data.count })}</p>
      </div>
      <ul className="spread num">
        {data.spread.toReversed().map((count, place) => {
          const stars = data.spread.length - place;
          return (
            <li key={stars} className="spread__row">
              <span className="unseen">{t('shop.reviewScore', { score: stars })}</span>
              <span aria-hidden="true">{stars}</span>
              <span className="spread__bar" aria-hidden="true">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span>{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

type TabsProps = { subject: CommentSubject; tab: CommentTab; onChoose: (tab: CommentTab) => void };

const Tabs = ({ subject, tab, onChoose }: TabsProps) => {
  const t = useT();
  const { data } = useQuery(countsQuery(subject));
  if (data === undefined || data.all === 0) return null;
  return (
    <ChoiceButtons
      label={t('groupComment.tabs')}
      names={GROUP_COMMENT_TABS}
      chosen={tab}
      textOf={(name) => t(`groupComment.tab.${name}`, { count: data[name] })}
      onChoose={onChoose}
      className="reviews__filters num"
      buttonClassName="reviews__filter"
    />
  );
};

const CommentSkeleton = () => (
  <div className="page__skeletons">
    <Skeleton height={96} />
    <Skeleton height={96} />
    <Skeleton height={96} />
  </div>
);

const keyOf = ({ commentId }: GroupComment): string => commentId;

/** All reviews of a store or a deal, by tab. */
export const CommentList = ({ subject }: { subject: CommentSubject }) => {
  const t = useT();
  const [tab, setTab] = useState<CommentTab>('all');
  const pages = useInfiniteQuery(commentsQuery(subject, tab));
  const rows = rowsOf(pages.data?.pages, keyOf);
  return (
    <div className="reviews">
      <Score subject={subject} />
      <Tabs subject={subject} tab={tab} onChoose={setTab} />
      <PagedList
        pages={pages}
        isEmpty={rows.length === 0}
        empty={<StateView title={t('groupComment.none')} text={t('groupComment.noneText')} />}
        skeleton={<CommentSkeleton />}
      >
        <WindowedRows className="comments" rows={rows} keyOf={keyOf}>
          {(comment, item) => (
            <Comment comment={comment} isOfDeal={'productId' in subject} item={item} />
          )}
        </WindowedRows>
      </PagedList>
    </div>
  );
};
