import type { MerchantSession } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { findProduct, type Product } from '../group/product-repo.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { refuse } from '#server/kit/refusal.ts';

/** A product of the caller's merchant that can be used where they work, or a refusal that does not reveal whether another's exists (decision A5). */
export const visibleProduct = async (
  query: Query,
  session: MerchantSession,
  productId: string,
): Promise<Product> => {
  const product = await findProduct(query, productId);
  const scope = storeScope(session);
  const isVisible =
    product !== null &&
    product.merchantId === session.merchantId &&
    (scope === null || product.storeIds.some((id) => scope.includes(id)));
  return isVisible ? product : refuse('PRODUCT_NOT_FOUND');
};

/** Who may use a product's switches: an owner, and a manager of every store where it can be used (decision A3). */
export const canSwitch = (
  { role, storeIds }: Pick<MerchantSession, 'role' | 'storeIds'>,
  product: Pick<Product, 'storeIds'>,
): boolean =>
  role === 'owner' || (role === 'manager' && product.storeIds.every((id) => storeIds.includes(id)));
