import { consumerAccount } from './consumer-account.ts';
import { consumerFind } from './consumer-find.ts';
import { consumerGold } from './consumer-gold.ts';
import { consumerHome } from './consumer-home.ts';
import { consumerAddress } from './consumer-address.ts';
import { consumerCancel } from './consumer-cancel.ts';
import { consumerCheckout } from './consumer-checkout.ts';
import { consumerDeal } from './consumer-deal.ts';
import { consumerMissing } from './consumer-missing.ts';
import { consumerOrder } from './consumer-order.ts';
import { consumerOrders } from './consumer-orders.ts';
import { consumerNewly } from './consumer-newly.ts';
import { consumerPages } from './consumer-pages.ts';
import { consumerPay } from './consumer-pay.ts';
import { consumerShell } from './consumer-shell.ts';
import { consumerStore } from './consumer-store.ts';
import { consumerWallet } from './consumer-wallet.ts';

/** Everything that the consumer's app says. */
export const consumer = {
  ...consumerShell,
  ...consumerAddress,
  ...consumerCancel,
  ...consumerCheckout,
  ...consumerGold,
  ...consumerDeal,
  ...consumerHome,
  ...consumerFind,
  ...consumerAccount,
  ...consumerPages,
  ...consumerPay,
  ...consumerNewly,
  ...consumerMissing,
  ...consumerOrder,
  ...consumerOrders,
  ...consumerStore,
  ...consumerWallet,
};
