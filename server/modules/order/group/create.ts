import { cents, timesCents, toDollars, ZERO } from '#shared/kernel/money.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { groupProduct, type Product } from '#server/modules/catalogue/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { drawOrderNumber, withFreshNumber } from '../life/order-number.ts';
import { holdUnpaid } from '../life/unpaid.ts';
import { keyed } from '../../../kit/idempotency/keyed.ts';
import { addOrder, boughtBy, takeStock, type Order } from './order-repo.ts';

/** Decision D9. */
const MOST_IN_ONE = 99;

const onSale = async (query: Query, productId: string): Promise<Product> => {
  const product = (await groupProduct(query, productId)) ?? refuse('PRODUCT_NOT_FOUND');
  return product.isShelf ? product : refuse('PRODUCT_OFF_SALE');
};

/** The most that this user may order now: -1 is no limit, 0 is none (decision G7). */
const mostFor = (product: Product, bought: number): number =>
  Math.min(
    MOST_IN_ONE,
    product.stock < 0 ? MOST_IN_ONE : product.stock,
    product.limitCount < 0 ? MOST_IN_ONE : Math.max(0, product.limitCount - bought),
  );

const checkQuantity = (product: Product, quantity: number, bought: number): void => {
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

export const checkProduct: Handlers['groupOrderCheckProduct'] = async (
  { deps, session },
  { productId, quantity },
) => {
  const product = await onSale(deps.db.query, productId);
  const bought = await boughtBy(deps.db.query, session.userId, productId);
  checkQuantity(product, quantity, bought);
  return {
    price: product.price,
    totalAmount: timesCents(product.price, quantity),
    mostQuantity: mostFor(product, bought),
  };
};

/** Creates an order that holds its stock for 15 minutes. The stock is taken first: that row queues the buyers, so the user's own limit is then counted without a race. */
export const create: Handlers['groupOrderCreate'] = (context, request) => {
  const { deps, session, now, idempotencyKey } = context;
  const { productId, quantity, totalAmount } = request;
  const { userId } = session;
  const write = async (query: Query) => {
    await holdAccount(query, userId);
    const product = await onSale(query, productId);
    const total = timesCents(product.price, quantity);
    if (total !== totalAmount) refuse('PRICE_CHANGED', { totalAmount: toDollars(total) });
    if (!(await takeStock(query, { merchantId: product.merchantId, productId, quantity })))
      refuse('PRODUCT_SOLD_OUT', { stock: Math.max(0, product.stock) });
    checkQuantity({ ...product, stock: -1 }, quantity, await boughtBy(query, userId, productId));
    const order: Order = {
      merchantId: product.merchantId,
      id: deps.random.id(),
      orderNo: drawOrderNumber(deps.random),
      userId,
      productId,
      quantity,
      price: product.price,
      total: cents(total),
      paidState: 0,
      createdAt: now,
      payBefore: payBefore(now),
      paidAt: null,
      tradeNo: null,
      closeReason: null,
      refundAmount: ZERO,
      refundAt: null,
      isHidden: false,
    };
    await addOrder(query, order);
    await holdUnpaid(context, query, {
      orderId: order.id,
      pieces: quantity,
      until: order.payBefore,
    });
    return { orderId: order.id, totalAmtn: order.total, payBefore: order.payBefore };
  };
  const asked = { userId, scope: 'group-order/create', key: idempotencyKey, body: request, now };
  return withFreshNumber(() => keyed({ db: deps.db, ...asked }, write));
};
