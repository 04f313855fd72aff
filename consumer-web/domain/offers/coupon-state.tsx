import type { ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { CouponRefusal } from '#shared/codes/coupon-refusal.ts';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** Why there is no list for a coupon: `UNKNOWN` is neither the caller's nor to be claimed. */
export type CouponProblem = CouponRefusal | 'UNKNOWN';

/** What is wrong with a coupon over a list, as its reply or its failure says. */
export const couponProblem = (
  redpack: ListCoupon | null | undefined,
  error: unknown,
): CouponProblem | null =>
  isApiError(error) && error.reason === 'OFFER_UNAVAILABLE'
    ? 'UNKNOWN'
    : (redpack?.refusal ?? null);

/** A visitor may own the coupon once signed in. */
const Unknown = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const isSignedIn = useSession((state) => state.member !== null);
  const handleSignIn = useRequireSignIn();
  if (isSignedIn)
    return (
      <StateView title={t('search.couponUnknown')} text={t('search.couponUnknownText')}>
        {children}
      </StateView>
    );
  return (
    <StateView title={t('search.couponSignIn')} text={t('search.couponSignInText')}>
      <Button onPress={handleSignIn}>{t('good.likedSignInGo')}</Button>
    </StateView>
  );
};

type Props = { problem: CouponProblem; otherBusiness: string; children: ReactNode };

/** In place of a coupon's list: why there is none. `otherBusiness`: that it is not for this one; `children`: where to look instead. */
export const CouponState = ({ problem, otherBusiness, children }: Props) => {
  const t = useT();
  if (problem === 'UNKNOWN') return <Unknown>{children}</Unknown>;
  return (
    <StateView
      title={problem === 'OTHER_BUSINESS' ? otherBusiness : t(`search.couponRefusal.${problem}`)}
    >
      {children}
    </StateView>
  );
};
