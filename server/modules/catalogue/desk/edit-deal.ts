import type { ProductId, RequestId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges, type Facts } from '#server/modules/audit/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { findProduct, type Product } from '../group/product-repo.ts';
import { dealsChanged, listsChanged } from '../store/lists-version.ts';
import { editedDeal, type EditedDeal } from './edit-repo.ts';
import { canSwitch, visibleProduct } from './visible-product.ts';

type Body = { requestId: RequestId; productId: ProductId; seq: number };

/** A deal whose row the transaction holds, and the mark that its next version bears. */
export type HeldDeal = {
  at: { merchantId: string; productId: string };
  product: Product;
  before: EditedDeal;
  next: Pick<EditedDeal, 'seq' | 'changedBy' | 'changedAt'>;
};

/** Refuses an edit of a version that is not the present one, and says whose that is. */
const needSeq = async (
  query: Query,
  { session, pick }: MerchantContext,
  { seq, changedBy, changedAt }: EditedDeal,
  seen: number,
): Promise<void> => {
  if (seq === seen) return;
  const name = (await staffNames(query, session.merchantId)).get(changedBy ?? '');
  refuse('CONFLICT', { by: name ? pick(name) : '', at: changedAt, seq });
};

const hold = async (query: Query, context: MerchantContext, body: Body): Promise<HeldDeal> => {
  const { session, now } = context;
  const at = { merchantId: session.merchantId, productId: body.productId };
  const before = (await editedDeal(query, at, { lock: true })) ?? refuse('PRODUCT_NOT_FOUND');
  await needSeq(query, context, before, body.seq);
  return {
    at,
    product: must(await findProduct(query, body.productId), 'a product that is held'),
    before,
    next: { seq: before.seq + 1, changedBy: session.operatorId, changedAt: now },
  };
};

/** Edits a deal once for each request, for who may use its switches: another editor's version is refused. */
export const editDeal = async <T extends object>(
  context: MerchantContext,
  body: Body,
  { scope, write }: { scope: string; write: (query: Query, deal: HeldDeal) => Promise<T> },
): Promise<T & { replay: boolean }> => {
  const { deps, session, now } = context;
  const product = await visibleProduct(deps.db.query, session, body.productId);
  if (!canSwitch(session, product)) return refuse('NO_PERMISSION');
  const attempt = deps.random.id();
  const first = await keyed(
    { db: deps.db, userId: session.operatorId, scope, key: body.requestId, body, now },
    async (query) => ({ attempt, done: await write(query, await hold(query, context, body)) }),
  );
  return { ...first.done, replay: first.attempt !== attempt };
};

/** Writes an edit down, a row for each store of the deal, and lets guests see it. Last in its transaction. */
export const dealEdited = async (
  query: Query,
  context: MerchantContext,
  { product, before, after }: { product: Product; before: Facts; after: Facts },
): Promise<void> => {
  await recordChanges(
    query,
    context,
    product.storeIds.map((storeId) => ({
      storeId,
      thing: 'DEAL',
      thingId: product.id,
      name: product.name,
      act: 'CHANGED',
      before,
      after,
    })),
  );
  await listsChanged(query);
  await dealsChanged(query);
};
