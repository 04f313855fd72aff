import { DISH_PRICE, MENU_LIMITS } from '#shared/codes/menu.ts';
import { cents, toDollars } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges, type Facts } from '#server/modules/audit/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import type { Product } from '../group/product-repo.ts';
import { needPrice } from '../menu-edit/rules.ts';
import { dealsChanged, listsChanged } from '../store/lists-version.ts';
import { editedDeal, writeDeal, type EditedDeal } from './edit-repo.ts';
import { canSwitch, visibleProduct } from './visible-product.ts';

type Request = Parameters<Handlers['merchantProductEdit']>[1];

const factsOf = ({ price, originalPrice, stock }: EditedDeal): Facts => ({
  price: toDollars(price).toFixed(2),
  originalPrice: toDollars(originalPrice).toFixed(2),
  stock: String(stock),
});

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

/** Refuses numbers that no deal can have. */
const needNumbers = ({ price, stock }: Request): void => {
  if (price !== undefined) needPrice(price, DISH_PRICE, 'price');
  if (stock !== undefined && (stock < -1 || stock > MENU_LIMITS.stock))
    refuse('DEAL_STOCK_INVALID', { most: MENU_LIMITS.stock });
};

const write = async (
  context: MerchantContext,
  query: Query,
  { product, request }: { product: Product; request: Request },
) => {
  const { session, now } = context;
  const at = { merchantId: session.merchantId, productId: product.id };
  const before = (await editedDeal(query, at, { lock: true })) ?? refuse('PRODUCT_NOT_FOUND');
  await needSeq(query, context, before, request.seq);
  const price = request.price ?? before.price;
  const after: EditedDeal = {
    price,
    // a price crossed out is never below the price
    originalPrice: cents(Math.max(price, before.originalPrice)),
    stock: request.stock ?? before.stock,
    seq: before.seq + 1,
    changedBy: session.operatorId,
    changedAt: now,
  };
  await writeDeal(query, at, after);
  await recordChanges(
    query,
    context,
    product.storeIds.map((storeId) => ({
      storeId,
      thing: 'DEAL',
      thingId: product.id,
      name: product.name,
      act: 'CHANGED',
      before: factsOf(before),
      after: factsOf(after),
    })),
  );
  await listsChanged(query);
  await dealsChanged(query);
  const { originalPrice, stock, seq } = after;
  return { productId: product.id, price, originalPrice, stock, seq };
};

/** Changes the price and the stock of a deal (decision DA27). Orders hold their price, so sold vouchers keep it. */
export const editProduct: Handlers['merchantProductEdit'] = async (context, request) => {
  const { deps, session, now } = context;
  const product = await visibleProduct(deps.db.query, session, request.productId);
  if (!canSwitch(session, product)) return refuse('NO_PERMISSION');
  needNumbers(request);
  const attempt = deps.random.id();
  const first = await keyed(
    {
      db: deps.db,
      userId: session.operatorId,
      scope: 'product/edit',
      key: request.requestId,
      body: request,
      now,
    },
    async (query) => ({ attempt, done: await write(context, query, { product, request }) }),
  );
  return { ...first.done, replay: first.attempt !== attempt };
};
