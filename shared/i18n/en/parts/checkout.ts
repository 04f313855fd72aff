import { codeLabels } from '../code-labels.ts';
import { consumerCheckout } from '../consumer-checkout.ts';
import { consumerMissing } from '../consumer-missing.ts';
import { consumerPay } from '../consumer-pay.ts';
import { orderCheckout } from '../order-checkout.ts';
import { pricing } from '../pricing.ts';
import { validate } from '../validate.ts';

/** What checkout and cashier say. */
export const texts = {
  ...consumerCheckout,
  ...consumerPay,
  ...consumerMissing,
  ...orderCheckout,
  ...pricing,
  ...validate,
  ...codeLabels,
};
