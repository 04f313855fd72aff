import { toDollars, ZERO } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { offerChannels } from '#shared/order/checkout/payment-channel.ts';
import { dealSaving } from '#shared/pricing/deal-price.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { offersPort } from '../life/offers-port.ts';
import { drawOrderNumber, withFreshNumber } from '../life/order-number.ts';
import { holdUnpaid } from '../life/unpaid.ts';
import { keyed } from '../../../kit/idempotency/keyed.ts';
import { checkQuantity, onSale } from './check-product.ts';
import { addOrder, boughtBy, takeStock, type Order } from './order-repo.ts';
import { bookVisit, checkVisit } from './visit.ts';
import { priceDeal, type DealAsked, type PricedDeal } from './price.ts';

/** The price with the coupons that were chosen, each of which must count. */
const priced = async (query: Query, asked: DealAsked, now: Instant): Promise<PricedDeal> => {
  const found = await priceDeal(query, asked, now);
  const { refusedOffers } = found.quote;
  if (refusedOffers.length > 0)
    refuse('OFFER_UNAVAILABLE', {
      offers: refusedOffers.map(({ offerId, reason }) => ({ offerId, reason })),
    });
  return found;
};

/** Creates an order that holds its stock and its coupons for 15 minutes (decisions D9, H14). The stock is taken first: that row queues the buyers, so the user's own limit is then counted without a race. */
export const create: Handlers['groupOrderCreate'] = (context, request) => {
  const { deps, session, now, idempotencyKey } = context;
  const { productId, quantity, totalAmount, offerIds, appVersion, booking: wish } = request;
  const { userId } = session;
  const write = async (query: Query) => {
    await holdAccount(query, userId);
    const product = await onSale(query, productId);
    const asked = { product, quantity, userId, offerIds, appVersion };
    const isFirst = product.texts.checkSubscribeType === 'BEFORE_ORDER';
    if (isFirst && wish === undefined) return refuse('BOOKING_MISSING_FIRST');
    const visit =
      isFirst && wish !== undefined
        ? await checkVisit(query, { product, vouchers: [], wish }, now)
        : null;
    const { input, quote } = await priced(query, asked, now);
    const total = quote.totals.payableCents;
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
      total,
      offerSaving: dealSaving(quote),
      channels: offerChannels(input.chosenOffers.filter(({ id }) => quote.usedOffers.includes(id))),
      paidState: 0,
      createdAt: now,
      payBefore: payBefore(now),
      paidAt: null,
      tradeNo: null,
      closeReason: null,
      refundAmount: ZERO,
      refundAt: null,
      isHidden: false,
      hasComment: false,
    };
    await addOrder(query, order);
    if (visit !== null) await bookVisit(query, order, visit, now);
    const { merchantId, id: orderId } = order;
    await offersPort().reserve(
      query,
      { merchantId, orderId, userId, offerIds: quote.usedOffers },
      now,
    );
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
