import './claim.css';
import { useQuery } from '@tanstack/react-query';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { useT } from '../../../lib/i18n.ts';
import { claimableQuery } from './claimable-query.ts';
import { CouponRow } from './coupon-row.tsx';
import { OfferFailed } from './offer-failed.tsx';

/** `isStrip`: side by side, to be scrolled, in place of one below the other. */
type Props = { storeId: string; kind?: StoreKind; heading: 'h2' | 'h3'; isStrip?: boolean };

/** What may be claimed at a store: its own coupons and the platform's. Nothing where there are none. */
export const StoreCoupons = ({
  storeId,
  kind = 'takeout',
  heading: Heading,
  isStrip = false,
}: Props) => {
  const t = useT();
  const { data, error, refetch: handleRetry } = useQuery(claimableQuery(storeId, kind));
  const coupons = data?.result ?? [];
  const hasFailed = error !== null && data === undefined;
  if (!hasFailed && coupons.length === 0) return null;
  return (
    <section
      className={isStrip ? 'coupons coupons--strip' : 'coupons'}
      aria-labelledby="coupons-title"
    >
      <Heading id="coupons-title" className="coupons__title">
        {t('shop.coupons')}
      </Heading>
      {hasFailed && <OfferFailed name={t('shop.coupons')} onRetry={handleRetry} />}
      <ul className="coupons__rows">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.voucherId} coupon={coupon} storeId={storeId} kind={kind} />
        ))}
      </ul>
    </section>
  );
};
