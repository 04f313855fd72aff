import type { ErrorName } from '#shared/codes/error-code.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { wireLanguage } from '#shared/i18n/translate.ts';
import type { TradeNo } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { isBonusBlocked } from '#shared/order/checkout/payment-channel.ts';
import { must } from '#shared/kernel/result.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Db, Query } from '#server/db/db.ts';
import { retry } from '#server/db/retry.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Payable, PayableKind, PayableKinds } from './payable-kind.ts';
import {
  addTrade,
  countTrades,
  findTrade,
  latestTrade,
  moveTrade,
  proveTrade,
  type Trade,
} from './trade-repo.ts';
import { returnUrl } from '#server/kit/return-url.ts';
import { callOff, chargeCard } from './open-trade.ts';
import { cardOf, needPassword, type GoldTaken } from './card-terms.ts';

/** The caller's own order, or a refusal that does not reveal whether another's exists. */
const own = (payable: Payable | null, { session }: MemberContext): Payable =>
  payable !== null && payable.userId === session.userId ? payable : refuse('ORDER_NOT_FOUND');

/** Why an order of a state cannot be paid; null when it can. */
const NOT_PAYABLE = {
  open: null,
  paid: 'ORDER_NOT_PAYABLE',
  closed: 'ORDER_NOT_PAYABLE',
  lapsed: 'ORDER_WINDOW_OVER',
} as const satisfies Record<Payable['state'], ErrorName | null>;

type Wish = {
  order: Payable;
  orderType: PaidOrderType;
  find: PayableKind['find'];
  type: PaymentType;
  returnUrl: string;
  cardId: string | null;
};

/** Another payment waits for its bank: what becomes of it is known before one that is not the same is begun. */
class PaymentInFlight extends Error {}

/** So many attempts an order has: banks that refuse, and cards in turn, leave one each. */
const ATTEMPTS_MOST = 20;

const begin = async (
  query: Query,
  { order: { merchantId, id, userId, total }, orderType, type, returnUrl, cardId }: Wish,
  { deps, now }: MemberContext,
): Promise<{ tradeNo: TradeNo }> => {
  if ((await countTrades(query, { merchantId, orderId: id })) >= ATTEMPTS_MOST)
    return refuse('PAYMENT_TRIED_OFTEN');
  const tradeNo = deps.random.id<TradeNo>();
  await addTrade(query, {
    merchantId,
    tradeNo,
    orderId: id,
    userId,
    amount: total,
    result: 'PENDING',
    refunded: false,
    returnUrl,
    createdAt: now,
    type,
    orderType,
    cardId,
  });
  return { tradeNo };
};

/** Goes on with the attempt that is open, or begins one. The caller holds the account, which queues the devices of its owner. */
const attempt = async (
  query: Query,
  wish: Wish,
  context: MemberContext,
): Promise<{ tradeNo: TradeNo }> => {
  const { merchantId, id } = wish.order;
  const latest = await latestTrade(query, merchantId, id);
  // read after its attempts: what one of them paid for is paid by now
  const refusal = NOT_PAYABLE[must(await wish.find(query, id), 'the order of a payment').state];
  if (refusal !== null) return refuse(refusal);
  if (latest?.result !== 'PENDING') return begin(query, wish, context);
  if (latest.type === 'BANK_CARD' || wish.type === 'BANK_CARD')
    throw new PaymentInFlight('another payment waits for its bank');
  // another channel goes on with it; one that the bank ended meanwhile is looked at again
  return (await moveTrade(query, latest, wish))
    ? { tradeNo: latest.tradeNo }
    : attempt(query, wish, context);
};

/** An offer for some channels, or a bonus, was part of the price: another channel would pay a price that it was never given (decisions H15, I9). */
const checkChannel = ({ channels, bonusCents }: Payable, type: PaymentType): void => {
  if (isBonusBlocked(type, bonusCents)) refuse('BONUS_BLOCKED');
  if (channels !== null && !channels.includes(type))
    refuse('OFFER_CHANNEL', { reason: 'PAYMENT_CHANNEL', channels });
};

/** Where the bank sends the buyer back to: a page that the client may name, or the one of the kind of order. */
const pageBack = (
  { config }: MemberContext['deps'],
  asked: string | undefined,
  page: string,
): string =>
  returnUrl(asked ?? page, config.corsOrigins) ?? refuse('BAD_REQUEST', { issues: ['returnUrl'] });

/** What became of an order's open payment is known at its bank before another is begun: a card that pays again goes on with it; a card and a channel call each other off. */
const settleOpen = async (
  deps: Parameters<typeof chargeCard>[0],
  order: Payable,
  { type, now }: { type: PaymentType; now: Instant },
): Promise<void> => {
  const latest = await latestTrade(deps.db.query, order.merchantId, order.id);
  if (latest?.result !== 'PENDING') return;
  const [isCard, wasCard] = [type === 'BANK_CARD', latest.type === 'BANK_CARD'];
  if (isCard && wasCard) await chargeCard(deps, latest.tradeNo, now);
  else if (isCard || wasCard) await callOff(deps, latest, now);
};

type PaymentRequest = Parameters<Handlers['paymentExecute']>[1];

/** The attempt of a request: written once for a key. */
const tradeFor = (
  context: MemberContext,
  request: PaymentRequest,
  { goldTaken, ...wish }: Omit<Wish, 'cardId'> & { goldTaken: GoldTaken },
): Promise<{ tradeNo: TradeNo }> => {
  const { deps, session, now, idempotencyKey } = context;
  const { order, type } = wish;
  return keyed(
    {
      db: deps.db,
      userId: session.userId,
      scope: 'payment/execute',
      key: idempotencyKey,
      body: request,
      now,
    },
    async (query) => {
      await holdAccount(query, session.userId);
      const cardId = type === 'BANK_CARD' ? await cardOf(query, session, request.cardId) : null;
      const begun = await attempt(query, { ...wish, cardId }, context);
      await needPassword(query, { order, type, mark: request.mark, goldTaken }, now);
      return begun;
    },
  );
};

/** Starts a payment attempt, or goes on with the one that is open: an order never waits for two payments at once. */
const execute =
  (kinds: PayableKinds, goldTaken: GoldTaken): Handlers['paymentExecute'] =>
  async (context, request) => {
    const { deps, now, language } = context;
    const { type, paymentOrderType: orderType } = request;
    // no other bank is set up: a payment that nobody can make is not begun
    if (!deps.config.sandboxBank) return refuse('PAYMENT_CLOSED');
    const { find, fresh, returnPage } = kinds[orderType];
    const order = own(await fresh(deps.db, request.tradeId, now), context);
    // one that is paid may be a repeat, whose first answer still holds
    if (order.state !== 'open' && order.state !== 'paid') return refuse(NOT_PAYABLE[order.state]);
    if (request.totalAmount !== order.total)
      return refuse('PRICE_CHANGED', { totalAmount: toDollars(order.total) });
    checkChannel(order, type);
    const back = pageBack(deps, request.returnUrl, returnPage + order.id);
    const { tradeNo } = await retry(
      async () => {
        await settleOpen({ ...deps, kinds }, order, { type, now });
        return tradeFor(context, request, {
          order,
          orderType,
          find,
          type,
          returnUrl: back,
          goldTaken,
        });
      },
      (error) => error instanceof PaymentInFlight,
      { times: 5, firstMs: 1 },
    );
    if (type === 'BANK_CARD') {
      await chargeCard({ ...deps, kinds }, tradeNo, now);
      return { type, payParams: JSON.stringify({ tradeNo }) };
    }
    return {
      type,
      payParams: JSON.stringify({
        tradeNo,
        payUrl: `/sandbox-bank?tradeNo=${tradeNo}&lang=${wireLanguage(language)}`,
      }),
    };
  };

const resultOf = ({ tradeNo, result, orderId, orderType, type, amount, refunded }: Trade) => ({
  tradeNo,
  result,
  orderId,
  paymentOrderType: orderType,
  type,
  amount,
  refunded,
});

/** An order of any kind: ids are unique over all of them. */
const anyOrder = async (
  kinds: PayableKinds,
  db: Db,
  id: string,
  now: Instant,
): Promise<Payable | null> => {
  for (const { fresh } of Object.values(kinds)) {
    const order = await fresh(db, id, now);
    if (order !== null) return order;
  }
  return null;
};

const paying =
  (kinds: PayableKinds): Handlers['paymentPaying'] =>
  async (context, { tradeId }) => {
    const { db } = context.deps;
    const order = own(await anyOrder(kinds, db, tradeId, context.now), context);
    const latest = await latestTrade(db.query, order.merchantId, order.id);
    return { paying: latest?.result === 'PENDING' ? resultOf(latest) : null };
  };

const getResult: Handlers['paymentGetResult'] = async ({ deps, session }, { tradeNo }) => {
  const trade = await findTrade(deps.db.query, tradeNo);
  if (trade === null || trade.userId !== session.userId) return refuse('TRADE_NOT_FOUND');
  if (trade.result !== 'PENDING') await proveTrade(deps.db.query, trade);
  return resultOf(trade);
};

/** The calls that pay, over the kinds of orders that can be paid. */
export const paymentHandlers = (
  kinds: PayableKinds,
  goldTaken: GoldTaken,
): Pick<Handlers, 'paymentExecute' | 'paymentPaying' | 'paymentGetResult'> => ({
  paymentExecute: execute(kinds, goldTaken),
  paymentPaying: paying(kinds),
  paymentGetResult: getResult,
});
