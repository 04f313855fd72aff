import { cart } from '../cart.ts';
import { codeLabels } from '../code-labels.ts';
import { consumerStore } from '../consumer-store.ts';
import { delivery } from '../delivery.ts';
import { format } from '../format.ts';
import { pricing } from '../pricing.ts';

/** What a takeout store's page and its cart say. */
export const texts = {
  ...consumerStore,
  ...cart,
  ...pricing,
  ...delivery,
  ...format,
  ...codeLabels,
};
