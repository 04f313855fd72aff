import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import { CheckoutPage } from '../../../domain/checkout/checkout-page.tsx';
import { marketCheckoutShop } from '../../../domain/shops/market-checkout.ts';

/** Checkout of a supermarket (spec 002 §4). */
export const MarketOrderScreen = () => (
  <CheckoutPage shopOf={marketCheckoutShop} homePath={knownRoutes.marketIndex.path} />
);
