import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { CheckoutPage } from '../../../domain/checkout/checkout-page.tsx';
import { takeoutCheckoutShop } from '../../../domain/shops/takeout-checkout.ts';
import { CampaignNote } from './parts/campaign-note.tsx';

/** Checkout of a takeout store (spec 001 §2). */
export const OrderScreen = () => (
  <CheckoutPage
    shopOf={takeoutCheckoutShop}
    homePath={consumerRoutes.home.path}
    renderNote={(storeId, totalPrice) => <CampaignNote storeId={storeId} totalPrice={totalPrice} />}
  />
);
