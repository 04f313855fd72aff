import type { ProductFigures } from '#shared/contract/merchant/product.ts';
import { USUAL_SLOTS } from '#shared/group/visit-slots.ts';
import { cents } from '#shared/kernel/money.ts';
import { addDays, dayOf, startOfDay } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { dealNotes, useTimeRow } from '../group/present.ts';
import { storesByIds, type Product } from '../group/product-repo.ts';
import { settleOf } from '../group/settlement.ts';
import { changesOf, commissionOf } from './change-repo.ts';
import { editedDeal } from './edit-repo.ts';
import { redeemedByDay, soldByDay, voucherCounts } from './figures-repo.ts';
import { canSwitch, visibleProduct } from './visible-product.ts';

/** How many days the figures look back, today among them. */
const DAYS = 30;

const figuresOf = async (
  {
    deps: {
      db: { query },
    },
    session,
    now,
  }: MerchantContext,
  product: Product,
): Promise<ProductFigures> => {
  const asked = { merchantId: session.merchantId, productId: product.id };
  const first = addDays(dayOf(now), 1 - DAYS);
  const since = startOfDay(first);
  const [counts, sold, redeemed] = await Promise.all([
    voucherCounts(query, asked, now),
    soldByDay(query, asked, since),
    redeemedByDay(query, asked, since),
  ]);
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(first, ahead));
  return {
    sold: product.sold,
    ...counts,
    days: days.map((day) => ({ day, sold: sold.get(day) ?? 0, redeemed: redeemed.get(day) ?? 0 })),
  };
};

const settlementOf = async ({ deps, session }: MerchantContext, { price }: Product) => {
  const basisPoints = await commissionOf(deps.db.query, session.merchantId);
  const settleAmount = settleOf(price, basisPoints);
  return {
    commissionRate: basisPoints / 10_000,
    platformCommission: cents(price - settleAmount),
    settleAmount,
  };
};

const historyOf = async ({ deps, session, pick }: MerchantContext, product: Product) =>
  (await changesOf(deps.db.query, session.merchantId, product.id)).map(
    ({ operator, device, ...change }) => ({
      ...change,
      operatorName: pick(operator),
      deviceName: device,
    }),
  );

/** What all roles see: the terms that a guest sees too, and the notes for the till. */
const termsOf = ({ pick }: MerchantContext, product: Product) => {
  const { texts } = product;
  return {
    productId: product.id,
    productName: pick(product.name),
    productImg: texts.pictures[0] ?? '',
    category: product.category,
    isShelf: product.isShelf,
    isBlocked: product.isBlocked,
    price: product.price,
    originalPrice: product.originalPrice,
    timesTotal: product.timesTotal,
    stock: product.stock,
    validity: product.validity,
    storeCount: product.storeIds.length,
    pictures: texts.pictures,
    description: pick(texts.description),
    contents: texts.contents.map(({ name, quantity, priceCents }) => ({
      name: pick(name),
      quantity,
      price: cents(priceCents),
    })),
    rules: texts.rules.map(pick),
    notes: dealNotes(texts),
    useTime: useTimeRow(product.useTime),
    isRefundAnytime: texts.isRefundAnytime,
    isAutoRefund: texts.isAutoRefund,
    checkSubscribeType: texts.checkSubscribeType,
    slots: texts.checkSubscribeType === 'NONE' ? null : (texts.slots ?? USUAL_SLOTS),
    limitCount: product.limitCount,
    minPurchase: product.minPurchase,
    score: product.score,
  };
};

/** One product; a cashier sees its terms, others its sales, an owner its settlement too (decisions A3, D10). */
export const get: Handlers['merchantProductGet'] = async (context, { productId }) => {
  const {
    deps: {
      db: { query },
    },
    session,
    pick,
    now,
  } = context;
  const product = await visibleProduct(query, session, productId);
  const isCashier = session.role === 'cashier';
  const [stores, figures, settlement, changes, edited] = await Promise.all([
    storesByIds(query, session.merchantId, product.storeIds),
    isCashier ? null : figuresOf(context, product),
    session.role === 'owner' ? settlementOf(context, product) : null,
    isCashier ? [] : historyOf(context, product),
    editedDeal(query, { merchantId: session.merchantId, productId }),
  ]);
  const mayEdit = canSwitch(session, product);
  const { description, rules } = product.texts;
  return {
    ...termsOf(context, product),
    stores: stores.map(({ id, name, address }) => ({
      storeId: id,
      storeName: pick(name),
      address: pick(address),
    })),
    ...(figures && { sold: product.sold, figures }),
    ...(settlement && { settlement }),
    seq: edited?.seq ?? 1,
    canSwitch: mayEdit,
    ...(mayEdit && { texts: { description, rules } }),
    changes,
    today: dayOf(now),
  };
};
