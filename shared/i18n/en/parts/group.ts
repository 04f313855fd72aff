import { consumerDeal } from '../consumer-deal.ts';
import { consumerMissing } from '../consumer-missing.ts';
import { consumerOrder } from '../consumer-order.ts';
import { consumerPay } from '../consumer-pay.ts';

/** What the deals' screens say. */
export const texts = { ...consumerDeal, ...consumerPay, ...consumerOrder, ...consumerMissing };
