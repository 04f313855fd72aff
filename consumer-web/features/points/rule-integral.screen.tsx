import './points.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/format/date.ts';
import { CHECK_IN_POINTS } from '#shared/group/check-in.ts';
import { POINTS_A_DOLLAR, POINTS_MONTHS, SIGN_IN_POINTS } from '#shared/member/points.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { reviewRuleQuery, toReviewQuery, type ToReview } from './queries.ts';

const Rules = () => {
  const t = useT();
  const query = useQuery(reviewRuleQuery());
  return (
    <>
      <Card title={t('score.rule.earn')}>
        <ul className="score__rules">
          <li>{t('score.rule.order', { count: POINTS_A_DOLLAR.TAKEOUT })}</li>
          <li>{t('score.rule.deal')}</li>
          {query.data ? <li>{query.data.text}</li> : null}
          <li>{t('score.rule.visit', { count: CHECK_IN_POINTS })}</li>
          <li>{t('score.rule.sign', { list: SIGN_IN_POINTS.join(' / ') })}</li>
        </ul>
        {query.data === undefined && (
          <Waiting query={query} skeleton={<Skeletons heights={[60]} />} />
        )}
      </Card>
      <Card title={t('score.rule.know')}>
        <ul className="score__rules">
          <li>{t('score.rule.collect')}</li>
          <li>{t('score.rule.refund')}</li>
          <li>{t('score.rule.end', { count: POINTS_MONTHS })}</li>
          <li>{t('score.rule.money')}</li>
        </ul>
      </Card>
    </>
  );
};

/** The page of an order: there it is reviewed. */
const orderPath = ({ kind, orderId }: ToReview): string => {
  if (kind === 'GROUP') return href(consumerRoutes.groupOrderDetail, { orderId });
  return href(kind === 'MARKET' ? consumerRoutes.marketOrderInfo : consumerRoutes.orderInfo, {
    tradeId: orderId,
  });
};

const ToReviewList = () => {
  const t = useT();
  const pages = useInfiniteQuery(toReviewQuery());
  const rows = rowsOf(pages.data?.pages, ({ orderId }) => orderId);
  return (
    <Card title={t('score.toReview')}>
      <PagedList
        pages={pages}
        isEmpty={rows.length === 0}
        empty={<p className="score__quiet">{t('score.noneToReview')}</p>}
        skeleton={<Skeletons heights={[64, 64]} />}
      >
        <ul className="ledger ledger--plain">
          {rows.map((row) => (
            <li key={row.orderId}>
              <Link className="ledger__row" to={orderPath(row)}>
                <span className="ledger__title">{row.storeName}</span>
                <b className="ledger__sum num">{t('score.upTo', { count: row.points })}</b>
                <small>{t(`score.kind.${row.kind}`)}</small>
                <small className="ledger__note num">
                  {t('score.reviewBy', { day: dateText(row.until) })}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </PagedList>
    </Card>
  );
};

/** The rules of points, and which orders a review would bring some for. */
export const RuleIntegralScreen = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <Page title={t('title.ruleIntegral')}>
      <div className="score-page">
        <Rules />
        {isSignedIn && <ToReviewList />}
      </div>
    </Page>
  );
};
