import '../activity.css';
import { couponTarget } from '#shared/jump/coupon-target.ts';
import { useT } from '../../../../lib/i18n.ts';
import { jumpContext, reachable, useJump } from '../../../../lib/navigation/use-jump.ts';
import type { ActivityCoupon, CouponState } from '../model.ts';

type Props = {
  coupon: ActivityCoupon;
  state: CouponState;
  isBusy: boolean;
  onClaim: () => void;
};

const Use = ({ coupon }: { coupon: ActivityCoupon }) => {
  const t = useT();
  const { jump } = useJump();
  const target = reachable(couponTarget(coupon.owned ?? coupon, jumpContext()));
  if (target.kind === 'none')
    return <span className="activity__state">{t('couponActivity.state.claimed')}</span>;
  return (
    <button
      type="button"
      className="plain activity__act activity__act--use"
      aria-label={t('couponActivity.useOf', { name: coupon.couponName })}
      onClick={() => jump(target)}
    >
      {t('couponActivity.use')}
    </button>
  );
};

/** At the end of a coupon: what can be done with it, or why nothing can. */
export const CouponEnd = ({ coupon, state, isBusy, onClaim: handleClaim }: Props) => {
  const t = useT();
  if (state === 'use') return <Use coupon={coupon} />;
  if (state !== 'claim')
    return <span className="activity__state">{t(`couponActivity.state.${state}`)}</span>;
  return (
    <button
      type="button"
      className="plain activity__act"
      aria-label={t('couponActivity.claimOf', { name: coupon.couponName })}
      disabled={isBusy}
      onClick={handleClaim}
    >
      {t('couponActivity.claim')}
    </button>
  );
};
