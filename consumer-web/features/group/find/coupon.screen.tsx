import './find.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { CouponHead } from '../../../domain/offers/coupon-head.tsx';
import {
  couponProblem,
  CouponState,
  type CouponProblem,
} from '../../../domain/offers/coupon-state.tsx';
import { usePlace } from '../../../domain/place/place.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { DealList } from './deal-list.tsx';
import { isNarrowed, NO_FILTERS } from './filters.ts';
import { FindBar } from './find-bar.tsx';
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

const NoCoupon = ({ problem }: { problem: CouponProblem }) => {
  const t = useT();
  return (
    <CouponState problem={problem} otherBusiness={t('groupCoupon.other')}>
      <Browse />
    </CouponState>
  );
};

const Deals = ({ asked, redpackId }: { asked: Asked; redpackId: string }) => {
  const t = useT();
  const { filters, setFilters } = useFindQuery('deals');
  const { data, error } = useInfiniteQuery(nearDealsQuery(asked));
  const coupon = data?.pages[0]?.redpack;
  const problem = redpackId === '' ? 'UNKNOWN' : couponProblem(coupon, error);
  const head = coupon && <CouponHead redpack={coupon} why={() => 'groupCoupon.where'} />;
  if (problem !== null)
    return (
      <>
        {head}
        <NoCoupon problem={problem} />
      </>
    );
  return (
    <>
      {head}
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
