import { StoreCoupons } from '../../../../domain/offers/claim/store-coupons.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { OfferRows } from './offer-rows.tsx';

/** All that the store has on, and the coupons to claim. */
export const OffersSheet = ({ storeId, onClose }: { storeId: string; onClose: () => void }) => {
  const t = useT();
  return (
    <Sheet title={t('shop.offersAll')} onClose={onClose}>
      <StoreCoupons storeId={storeId} heading="h3" />
      <OfferRows storeId={storeId} />
    </Sheet>
  );
};
