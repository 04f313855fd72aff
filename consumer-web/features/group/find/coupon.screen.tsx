import './find.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { scopeText } from '#shared/voucher/coupon-text.ts';
import { giftOf } from '../../../domain/offers/gift-words.ts';
import { GiftTickets } from '../../../domain/offers/gift-ticket.tsx';
import { usePlace } from '../../../domain/place/place.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { DealList } from './deal-list.tsx';
import { isNarrowed, NO_FILTERS } from './filters.ts';
import { FindBar } from './find-bar.tsx';
import type { GroupCoupon } from './model.ts';
import { NothingNear } from './nothing-near.tsx';
import { nearDealsQuery, type Asked } from './queries.ts';
import { useFindQuery } from './use-find-query.ts';

const Browse = () => {
  const t = useT();
  return (
    <Link className="button-link" to={consumerRoutes.groupBooking.path}>
      {t('groupStore.browse')}
    </Link>
  );
};

/** The coupon is neither the caller's nor to be claimed; a visitor may own it once signed in. */
const UnknownCoupon = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.member !== null);
  const handleSignIn = useRequireSignIn();
  if (isSignedIn)
    return (
      <StateView title={t('groupCoupon.unknown')} text={t('groupCoupon.unknownText')}>
        <Browse />
      </StateView>
    );
  return (
    <StateView title={t('groupCoupon.signIn')} text={t('groupCoupon.signInText')}>
      <Button onPress={handleSignIn}>{t('good.likedSignInGo')}</Button>
    </StateView>
  );
};

/** The coupon, and on which deals it counts. */
const CouponHead = ({ coupon }: { coupon: GroupCoupon }) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const { key, params } = scopeText({ ...coupon, id: coupon.redpackId });
  const where = coupon.storeName ?? t(key, params);
  return (
    <section
      className="find-coupon-deals"
      aria-label={t('search.coupon')}
      data-testid="coupon-head"
    >
      <GiftTickets
        gifts={[giftOf({ ...coupon, id: coupon.redpackId, amountStr: null }, t, language)]}
      />
      {coupon.refusal === null && (
        <p className="find-coupon-deals__why">{t('groupCoupon.where', { where })}</p>
      )}
    </section>
  );
};

const Deals = ({ asked, redpackId }: { asked: Asked; redpackId: string }) => {
  const t = useT();
  const { filters, setFilters } = useFindQuery('deals');
  const { data, error } = useInfiniteQuery(nearDealsQuery(asked));
  if (redpackId === '' || (isApiError(error) && error.reason === 'OFFER_UNAVAILABLE'))
    return <UnknownCoupon />;
  const coupon = data?.pages[0]?.redpack;
  if (coupon && coupon.refusal !== null)
    return (
      <>
        <CouponHead coupon={coupon} />
        <StateView title={t(`groupCoupon.refusal.${coupon.refusal}`)}>
          <Browse />
        </StateView>
      </>
    );
  return (
    <>
      {coupon && <CouponHead coupon={coupon} />}
      <FindBar filters={filters} onChange={setFilters} />
      <DealList
        asked={asked}
        empty={
          isNarrowed(filters) ? (
            <NothingNear
              isNarrowed
              onClear={() => setFilters({ ...NO_FILTERS, sort: filters.sort })}
            />
          ) : (
            <StateView title={t('groupCoupon.none')}>
              <Browse />
            </StateView>
          )
        }
      />
    </>
  );
};

/** The deals on which a coupon counts (spec 000 §3); the address names the coupon. */
export const CouponDealsScreen = () => {
  const t = useT();
  const [query] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const { filters } = useFindQuery('deals');
  const redpackId = query.get('redpackId') ?? '';
  return (
    <Page title={t('title.groupCoupon')} backPath={consumerRoutes.groupBooking.path} isBare>
      <Deals asked={{ at: { lat, lon }, filters, redpackId }} redpackId={redpackId} />
    </Page>
  );
};
