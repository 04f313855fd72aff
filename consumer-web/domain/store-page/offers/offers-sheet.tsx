import { StoreCoupons } from '../../offers/claim/store-coupons.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { CartShop } from '../../cart/cart-shop.ts';
import { useKeptCart } from '../../cart/cart-store.ts';
import { MallCouponChoice } from '../../cart/mall-coupon-choice.tsx';
import { useMallCoupons } from '../../cart/mall-coupons.ts';
import { OfferRows } from './offer-rows.tsx';

/** All that the store has on, and the coupons to claim. */
export const OffersSheet = ({ shop, onClose }: { shop: CartShop; onClose: () => void }) => {
  const t = useT();
  const { held } = useMallCoupons(shop);
  const cart = useKeptCart(shop);
  return (
    <Sheet title={t('shop.offersAll')} onClose={onClose}>
      <StoreCoupons storeId={shop.storeId} kind={shop.kind} heading="h3" />
      <MallCouponChoice shop={shop} lines={cart?.lines ?? []} held={held} />
      <OfferRows shop={shop} />
    </Sheet>
  );
};
