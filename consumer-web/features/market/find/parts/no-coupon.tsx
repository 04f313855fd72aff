import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { CouponState, type CouponProblem } from '../../../../domain/offers/coupon-state.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';

/** Why a coupon has no supermarkets, and the way to all of them. */
export const NoCoupon = ({ problem }: { problem: CouponProblem }) => {
  const t = useT();
  return (
    <CouponState problem={problem} otherBusiness={t('market.couponOther')}>
      <Link className="button-link" to={consumerRoutes.marketNear.path}>
        {t('market.empty.near')}
      </Link>
    </CouponState>
  );
};
