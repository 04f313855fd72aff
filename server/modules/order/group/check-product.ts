import { timesCents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { dealSaving, offerForDeal } from '#shared/pricing/deal-price.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { groupProduct, isComing, isOnSale, type Product } from '#server/modules/catalogue/index.ts';
import { offersPort } from '../life/offers-port.ts';
import { checkProblems } from './check-problems.ts';
import { boughtBy } from './stock-repo.ts';
import { priceDeal } from './price.ts';
import { specialsFor } from './special.ts';

/** Decision D9. */
const MOST_IN_ONE = 99;

/** A deal that can be bought, or a refusal. */
export const onSale = async (query: Query, productId: string, now: Instant): Promise<Product> => {
  const product = (await groupProduct(query, productId)) ?? refuse('PRODUCT_NOT_FOUND');
  if (!isOnSale(product, now)) refuse('PRODUCT_OFF_SALE');
  return isComing(product, now) ? refuse('DEAL_NOT_BEGUN') : product;
};

/** The most that this user may order now: -1 is no limit, 0 is none (decision G7). */
const mostFor = (product: Product, bought: number): number =>
  Math.min(
    MOST_IN_ONE,
    product.stock < 0 ? MOST_IN_ONE : product.stock,
    product.limitCount < 0 ? MOST_IN_ONE : Math.max(0, product.limitCount - bought),
  );

/** Refuses a quantity that the stock or the limits do not allow. */
export const checkQuantity = (product: Product, quantity: number, bought: number): void => {
  if (product.stock >= 0 && product.stock < quantity)
    refuse('PRODUCT_SOLD_OUT', { stock: product.stock });
  if (quantity < product.minPurchase)
    refuse('PURCHASE_LIMIT', { minPurchase: product.minPurchase });
  if (product.limitCount >= 0 && bought + quantity > product.limitCount)
    refuse('PURCHASE_LIMIT', {
      limitCount: product.limitCount,
      left: Math.max(0, product.limitCount - bought),
    });
};

/** What an order would cost: with the coupons that are named, else with the best of the caller's (decision I1). */
export const checkProduct: Handlers['groupOrderCheckProduct'] = async (
  context,
  { productId, quantity, offerIds, appVersion, ...wish },
) => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  const { userId } = session;
  const product = await onSale(query, productId, now);
  const bought = await boughtBy(query, { userId, productId });
  checkQuantity(product, quantity, bought.pieces);
  const { specials, special } = await specialsFor(query, { product, quantity, bought }, now);
  const asked = { product, quantity, userId, appVersion, special };
  const plain = await priceDeal(query, { ...asked, offerIds: [] }, now);
  const choices = await offersPort().choices(context, {
    business: 'group',
    cart: plain.input,
    asOffered: (offer) => offerForDeal(offer, product.storeIds),
  });
  const wanted = offerIds ?? choices.bestIds;
  const known = wanted.filter((id) => choices.result.some((row) => row.id === id));
  const { quote, use } = await priceDeal(query, { ...asked, offerIds: known }, now);
  const { storeId, booking, secKillId } = wish;
  const problems = await checkProblems(context, {
    product,
    storeId,
    booking,
    secKillId,
    specials,
    use,
  });
  return {
    price: product.price,
    totalAmount: timesCents(product.price, quantity),
    special: use,
    mostQuantity: mostFor(product, bought.pieces),
    offers: choices.result,
    bestIds: choices.bestIds,
    usedIds: [...quote.usedOffers],
    savingAmtn: dealSaving(quote),
    payAmount: quote.totals.payableCents,
    problems,
  };
};
