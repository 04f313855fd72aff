import { toDollars, ZERO } from '#shared/kernel/money.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { groupOrderCalls } from '#shared/contract/consumer/group-order.ts';
import { offerChannels } from '#shared/order/checkout/payment-channel.ts';
import { dealSaving } from '#shared/pricing/deal-price.ts';
import { paidUntil } from '#shared/group/voucher-window.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { Product } from '#server/modules/catalogue/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdUnpaid, takeDeviceTurn } from '#server/kit/unpaid.ts';
import { offersPort } from '../life/offers-port.ts';
import { drawOrderNumber, withFreshNumber } from '../life/order-number.ts';
import { keyed } from '../../../kit/idempotency/keyed.ts';
import { checkQuantity, onSale } from './check-product.ts';
import { addOrder, type Order } from './order-repo.ts';
import { boughtBy, takeStock } from './stock-repo.ts';
import { bookVisit, checkStores, visitFirst } from './visit.ts';
import { priceDeal, type PricedDeal } from './price.ts';
import { checkShown, specialsFor, takeSpecial, type Specials } from './special.ts';

type Body = RequestOf<(typeof groupOrderCalls)['groupOrderCreate']>;
type Wanted = { context: MemberContext; product: Product; body: Body };
type Priced = PricedDeal & Pick<Specials, 'running'>;

/** The price that the buyer saw: with the coupons that were chosen, each of which must count. */
const pricedAsShown = async (query: Query, { context, product, body }: Wanted): Promise<Priced> => {
  const { session, now } = context;
  const { quantity, offerIds, appVersion, totalAmount, secKillId } = body;
  const { userId } = session;
  const bought = await boughtBy(query, { userId, productId: product.id });
  const asBuyer = { product, quantity, bought };
  const { running, specials, special } = await specialsFor(query, asBuyer, now);
  const asked = { product, quantity, userId, offerIds, appVersion, special };
  const priced = await priceDeal(query, asked, now);
  const { quote, use } = priced;
  checkShown(secKillId, specials, use);
  if (quote.refusedOffers.length > 0)
    refuse('OFFER_UNAVAILABLE', {
      offers: quote.refusedOffers.map(({ offerId, reason }) => ({ offerId, reason })),
    });
  const total = quote.totals.payableCents;
  if (total !== totalAmount) refuse('PRICE_CHANGED', { totalAmount: toDollars(total) });
  return { ...priced, running };
};

/** Takes the pieces of an order. The stock is taken first: that row queues the buyers, so the user's own limits are then counted without a race. */
const takePieces = async (
  query: Query,
  { context, product, body: { quantity } }: Wanted,
  priced: Priced,
): Promise<void> => {
  const { merchantId, id: productId } = product;
  const { userId } = context.session;
  if (!(await takeStock(query, { merchantId, productId, quantity })))
    refuse('PRODUCT_SOLD_OUT', { stock: Math.max(0, product.stock) });
  const bought = await boughtBy(query, { userId, productId });
  checkQuantity({ ...product, stock: -1 }, quantity, bought.pieces);
  await takeSpecial(query, { product, bought }, priced);
};

const newOrder = (
  { context: { deps, session, now }, product, body: { quantity } }: Wanted,
  { input, quote, use }: PricedDeal,
): Order => ({
  merchantId: product.merchantId,
  id: deps.random.id(),
  orderNo: drawOrderNumber(deps.random),
  userId: session.userId,
  productId: product.id,
  quantity,
  price: product.price,
  total: quote.totals.payableCents,
  offerSaving: dealSaving(quote),
  special: use,
  channels: offerChannels(input.chosenOffers.filter(({ id }) => quote.usedOffers.includes(id))),
  paidState: 0,
  createdAt: now,
  payBefore: paidUntil(product.validity, payBefore(now)),
  paidAt: null,
  tradeNo: null,
  closeReason: null,
  refundAmount: ZERO,
  refundAt: null,
  isHidden: false,
  hasComment: false,
  tableNote: '',
  termsSeq: product.termsSeq,
});

/** Creates an order that holds its stock, its flash pieces, its seats and its coupons for 15 minutes (decisions D9, H14). */
export const create: Handlers['groupOrderCreate'] = (context, body) => {
  const { deps, session, now, idempotencyKey } = context;
  const { userId } = session;
  const write = async (query: Query) => {
    await holdAccount(query, userId);
    await takeDeviceTurn(context, query);
    const wanted = { context, product: await onSale(query, body.productId, now), body };
    await checkStores(query, wanted.product);
    const visit = await visitFirst(query, { product: wanted.product, wish: body.booking }, now);
    const priced = await pricedAsShown(query, wanted);
    await takePieces(query, wanted, priced);
    const order = newOrder(wanted, priced);
    await addOrder(query, order);
    if (visit !== null) await bookVisit(query, order, visit, now);
    const { merchantId, id: orderId } = order;
    const offerIds = priced.quote.usedOffers;
    await offersPort().reserve(query, { merchantId, orderId, userId, offerIds }, now);
    await holdUnpaid(context, query, { orderId, pieces: body.quantity, until: order.payBefore });
    return { orderId, totalAmtn: order.total, payBefore: order.payBefore };
  };
  const asked = { userId, scope: 'group-order/create', key: idempotencyKey, body, now };
  return withFreshNumber(() => keyed({ db: deps.db, ...asked }, write));
};
