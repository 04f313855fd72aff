import type { StoreKind } from '#shared/codes/store-kind.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { money } from '../../cart/cart-words.ts';
import { rateWords } from '../rate-words.ts';
import { useClaim } from './claim.ts';
import type { ClaimableCoupon } from './claimable-query.ts';

type Props = { coupon: ClaimableCoupon; storeId: string; kind: StoreKind };

/** A coupon of the store and the button that claims it. */
export const CouponRow = ({ coupon, storeId, kind }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const claim = useClaim(storeId, kind);
  const requireSignIn = useRequireSignIn();
  const face =
    coupon.amount !== null
      ? t('shop.coupon.off', { amount: money(coupon.amount) })
      : coupon.rate === null || coupon.rate === 0
        ? t('shop.coupon.free')
        : rateWords(coupon.rate, language, t);
  const terms = [
    coupon.couponName,
    coupon.limitAmount > 0
      ? t('shop.coupon.from', { at: money(coupon.limitAmount) })
      : t('shop.coupon.any'),
    ...(coupon.validDays === null ? [] : [t('shop.coupon.days', { count: coupon.validDays })]),
  ];
  const onClaim = (): void => {
    if (requireSignIn())
      claim.mutate(coupon.voucherId, {
        onSuccess: () => {
          notify(t('shop.coupon.done'));
        },
        onError: (error) => {
          notify(errorText(error, t));
        },
      });
  };
  const canClaim = coupon.canReceive && !claim.isSuccess;
  return (
    <li className="coupon">
      <div className="coupon__body">
        <p className="coupon__face">{face}</p>
        <p className="coupon__terms">{terms.join(' · ')}</p>
      </div>
      <button
        type="button"
        className="coupon__claim"
        disabled={!canClaim || claim.isPending}
        onClick={onClaim}
        aria-label={`${t(canClaim ? 'shop.coupon.claim' : 'shop.coupon.claimed')} · ${face}`}
      >
        {t(canClaim ? 'shop.coupon.claim' : 'shop.coupon.claimed')}
      </button>
    </li>
  );
};
