import { Alert, Text } from '@mantine/core';
import { IconInfoCircle, IconMessageStar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  merchantCommentCalls,
  type MerchantCommentRow,
} from '#shared/contract/merchant/comment.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { InboxBar } from '../../ui/list/inbox-bar.tsx';
import inbox from '../../ui/list/inbox.module.css';
import { InboxSheet } from '../../ui/list/inbox-sheet.tsx';
import { filtersOf, queryOf, REVIEW_KINDS, REVIEW_STATES } from './filters.ts';
import { ReplyDialog } from './parts/reply-dialog.tsx';
import { ReportDialog } from './parts/report-dialog.tsx';
import { ReviewItem } from './parts/review-item.tsx';
import { useReviews } from './queries.ts';

/** What is done about a review. */
type Act = 'sent' | 'changed' | 'reportSent';
/** What became of it. */
type Outcome = { id: string; what: Act | 'meanwhile' };

const OutcomeNote = ({ outcome }: { outcome: Outcome | null }) => {
  const t = useT();
  if (outcome?.what === 'meanwhile')
    return (
      <Alert color="tart" icon={<IconInfoCircle aria-hidden />} role="alert">
        {t('reviews.meanwhile')}
      </Alert>
    );
  return (
    <HiddenText key={outcome && `${outcome.id} ${outcome.what}`} role="status">
      {outcome && t(`reviews.${outcome.what}`)}
    </HiddenText>
  );
};

/** What guests wrote of deals they used: owners and managers answer, auditors read. */
export const ReviewsScreen = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const reviews = useReviews(filters);
  const sheet = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ review: MerchantCommentRow; act: Act } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const rows = reviews.data?.pages.flatMap(({ result }) => result) ?? [];
  const isNarrowed = filters.kind !== null || filters.storeId !== null;
  const mayReply = merchantCommentCalls.merchantCommentReply.roles?.includes(role) ?? true;
  // an answered review leaves the list with its button
  const end = (isMeanwhile: boolean): void => {
    if (asked)
      setOutcome({ id: asked.review.commentId, what: isMeanwhile ? 'meanwhile' : asked.act });
    setAsked(null);
    sheet.current?.focus();
  };
  const ask = (review: MerchantCommentRow, act: Act): void => {
    setOutcome(null);
    setAsked({ review, act });
  };
  const Dialog = asked?.act === 'reportSent' ? ReportDialog : ReplyDialog;
  return (
    <div className={inbox['page']} data-testid="reviews-page">
      <Text c="dimmed">{`${t('reviews.lead')} ${mayReply ? '' : t('reviews.readOnly')}`}</Text>
      <InboxBar
        filters={filters}
        states={REVIEW_STATES.map((id) => ({ id, name: t(`reviews.state.${id}`) }))}
        kinds={{
          label: t('reviews.kind'),
          allLabel: t('reviews.allKinds'),
          choices: REVIEW_KINDS.map((id) => ({ id, name: t(`reviews.kind.${id}`) })),
        }}
        onChange={(next) => setQuery(queryOf(next), { replace: true })}
      />
      <OutcomeNote outcome={outcome} />
      <InboxSheet
        key={filters.state}
        sheet={sheet}
        label={t('reviews.list')}
        list={reviews}
        isEmpty={rows.length === 0}
        words={{
          empty: t(isNarrowed ? 'reviews.emptyFiltered' : `reviews.empty.${filters.state}`),
          failed: t('reviews.failed'),
        }}
        icon={<IconMessageStar size={36} aria-hidden />}
        testId="reviews"
      >
        {rows.map((review) => (
          <ReviewItem
            key={review.commentId}
            review={review}
            mayAct={mayReply}
            onReply={() => ask(review, review.reply === null ? 'sent' : 'changed')}
            onReport={() => ask(review, 'reportSent')}
          />
        ))}
      </InboxSheet>
      {asked && (
        <Dialog
          review={asked.review}
          onDone={() => end(false)}
          onMeanwhile={() => end(true)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
