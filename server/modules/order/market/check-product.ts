import { lineOutputs } from '#shared/pricing/line-output.ts';
import type { Handlers } from '#server/kit/context.ts';
import { checkCart } from '../takeout/check-product.ts';

/** Takeout's, and what the price says of each line (decision P17). */
export const checkProduct: Handlers['marketCheckProduct'] = async (context, body) => {
  const { priced, reply } = await checkCart('market', context, body);
  return { ...reply, productList: lineOutputs(priced.quote) };
};
