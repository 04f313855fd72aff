import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { canSwitch } from '../desk/visible-product.ts';
import { productsByIds, type Product } from '../group/product-repo.ts';

/** Deals of the caller's merchant by their ids; another's are as if they were not there (decision A5). */
export const ownDeals = async (
  { deps, session }: Pick<MerchantContext, 'deps' | 'session'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> => {
  const found = await productsByIds(deps.db.query, [...new Set(ids)]);
  return new Map(
    found
      .filter(({ merchantId }) => merchantId === session.merchantId)
      .map((product) => [product.id, product]),
  );
};

/** The deals of a plan, all of which the caller may change (decision A3), or a refusal. */
export const dealsToPlan = async (
  context: Pick<MerchantContext, 'deps' | 'session'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> => {
  const deals = await ownDeals(context, ids);
  if (ids.some((id) => !deals.has(id))) return refuse('PRODUCT_NOT_FOUND');
  for (const deal of deals.values())
    if (!canSwitch(context.session, deal)) return refuse('NO_PERMISSION');
  return deals;
};
