import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../../lib/i18n.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { couponsQuery } from '../queries.ts';
import { CouponRow } from './coupon-row.tsx';
import { OfferFailed } from './offer-failed.tsx';
import { OfferRows } from './offer-rows.tsx';

/** What may be claimed here: the store's coupons and the platform's. */
const Coupons = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const { data, error, refetch: handleRetry } = useQuery(couponsQuery(storeId));
  const coupons = data?.result ?? [];
  const hasFailed = error !== null && data === undefined;
  if (!hasFailed && coupons.length === 0) return null;
  return (
    <section className="coupons" aria-labelledby="coupons-title">
      <h3 id="coupons-title" className="coupons__title">
        {t('shop.coupons')}
      </h3>
      {hasFailed && <OfferFailed name={t('shop.coupons')} onRetry={handleRetry} />}
      <ul className="coupons__rows">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.voucherId} coupon={coupon} storeId={storeId} />
        ))}
      </ul>
    </section>
  );
};

/** All that the store has on, and the coupons to claim. */
export const OffersSheet = ({ storeId, onClose }: { storeId: string; onClose: () => void }) => {
  const t = useT();
  return (
    <Sheet title={t('shop.offersAll')} onClose={onClose}>
      <Coupons storeId={storeId} />
      <OfferRows storeId={storeId} />
    </Sheet>
  );
};
