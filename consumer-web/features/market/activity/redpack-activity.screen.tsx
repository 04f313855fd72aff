import './activity.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { campaignState, type CampaignState } from '#shared/voucher/receive-failure.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Page } from '../../../ui/page.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import type { Activity } from './model.ts';
import { Coupons } from './parts/coupons.tsx';
import { ToHome } from './parts/to-home.tsx';
import { activityQuery } from './queries.ts';

/** It may begin or end while the page is open. */
const RENEW_MS = 5000;

/** Why an activity is not shown; null while it is loading, or could not be loaded. */
const whyNot = (id: string, error: unknown): 'missing' | 'withdrawn' | null => {
  if (id === '') return 'missing';
  if (!isApiError(error)) return null;
  switch (error.reason) {
    case 'COUPON_ACTIVITY_WITHDRAWN':
      return 'withdrawn';
    case 'COUPON_ACTIVITY_NOT_FOUND':
    case 'BAD_REQUEST':
      return 'missing';
    default:
      return null;
  }
};

const Head = ({ activity, campaign }: { activity: Activity; campaign: CampaignState }) => {
  const t = useT();
  const { activityName, imgUrl, startTime, endTime } = activity;
  const when = {
    notStarted: t('couponActivity.startsAt', { at: dateTimeText(startTime) }),
    running: t('couponActivity.until', { at: dateTimeText(endTime) }),
    over: t('couponActivity.endedAt', { at: dateTimeText(endTime) }),
  };
  return (
    <header className="activity__head">
      <div>
        <p className="activity__name">{activityName}</p>
        <p className="num">{when[campaign]}</p>
      </div>
      {imgUrl !== '' && <img className="activity__image" src={imgUrl} alt="" />}
      {campaign !== 'running' && (
        <p className="activity__closed" role="status">
          <strong>{t(`couponActivity.${campaign}`)}</strong>
          {t(`couponActivity.${campaign}Text`)}
        </p>
      )}
    </header>
  );
};

const Content = ({ id, userId }: { id: string; userId: string }) => {
  const t = useT();
  const now = useNow(RENEW_MS);
  const query = useQuery({ ...activityQuery(userId, id), enabled: id !== '' });
  const why = whyNot(id, query.error);
  if (why !== null)
    return <ToHome title={t(`couponActivity.${why}`)} text={t(`couponActivity.${why}Text`)} />;
  const activity = query.data?.activity;
  if (!activity)
    return <Waiting query={query} skeleton={<Skeletons heights={[120, 76, 76, 76]} />} />;
  const coupons = query.data?.result ?? [];
  if (coupons.length === 0)
    return <ToHome title={t('couponActivity.none')} text={t('couponActivity.noneText')} />;
  const campaign = campaignState({ startAt: activity.startTime, endAt: activity.endTime }, now);
  return (
    <div className="activity">
      <Head activity={activity} campaign={campaign} />
      <Coupons activityId={id} coupons={coupons} campaign={campaign} />
      <section className="activity__rules">
        <h2>{t('couponActivity.rules')}</h2>
        <p>{activity.rules}</p>
      </section>
    </div>
  );
};

/** Where red packets and coupons of an activity of the supermarkets are claimed (decision P1). */
export const RedpackActivityScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const userId = useSession((state) => state.member?.userId ?? '');
  return (
    <Page title={t('title.marketActivity')} isBare backPath={consumerRoutes.marketIndex.path}>
      <Content key={id} id={id} userId={userId} />
    </Page>
  );
};
