import '../activity.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import type { CampaignState } from '#shared/voucher/receive-failure.ts';
import { GiftTickets } from '../../../../domain/offers/gift-ticket.tsx';
import { giftOf } from '../../../../domain/offers/gift-words.ts';
import { useLanguage, useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { couponState, type ActivityCoupon } from '../model.ts';
import { useClaimCoupons } from '../mutations.ts';
import { CouponEnd } from './coupon-end.tsx';

type Props = {
  activityId: string;
  coupons: readonly ActivityCoupon[];
  campaign: CampaignState;
};

/** The coupons of an activity; a visitor sees them, and signs in to claim. */
export const Coupons = ({ activityId, coupons, campaign }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const isSignedIn = useSession((state) => state.token !== null);
  const requireSignIn = useRequireSignIn();
  const claim = useClaimCoupons(activityId);
  const states = coupons.map((coupon) => ({ coupon, state: couponState(coupon, campaign) }));
  const handleClaim = (couponId?: string): void => {
    if (requireSignIn()) claim.mutate(couponId);
  };
  const noteOf = ({ surplusQty }: ActivityCoupon, note: string): string =>
    surplusQty === null || surplusQty === 0
      ? note
      : [note, t('couponActivity.left', { count: surplusQty })].filter(Boolean).join(' · ');
  const gifts = states.map(({ coupon, state }) => {
    const gift = giftOf(
      { ...coupon, endDate: coupon.owned?.endDate ?? coupon.endDate },
      t,
      language,
    );
    return {
      ...gift,
      note: noteOf(coupon, gift.note),
      end: (
        <CouponEnd
          coupon={coupon}
          state={state}
          isBusy={claim.isPending}
          onClaim={() => handleClaim(coupon.id)}
        />
      ),
    };
  });
  return (
    <>
      <h2 className="unseen">{t('couponActivity.coupons')}</h2>
      <GiftTickets gifts={gifts} />
      {states.some(({ state }) => state === 'claim') ? (
        <Button isBlock isBusy={claim.isPending} onPress={() => handleClaim()}>
          {t(isSignedIn ? 'couponActivity.claimAll' : 'couponActivity.signIn')}
        </Button>
      ) : (
        <Link className="button-link" to={consumerRoutes.marketUseful.path}>
          {t('couponActivity.wallet')}
        </Link>
      )}
    </>
  );
};
