import type { StoreKind } from '#shared/codes/store-kind.ts';
import * as z from 'zod/mini';
import type { ReplyOf, RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { orderQuote } from '#shared/contract/consumer/order-shapes.ts';
import type { OrderId, UserId } from '#shared/kernel/ids.ts';
import { addCents, toDollars, ZERO, type Cents } from '#shared/kernel/money.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import { checkTableware } from '#shared/order/checkout/tableware.ts';
import { alcoholAge } from '#shared/validate/alcohol-age.ts';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import { identity } from '#shared/validate/identity.ts';
import { phone as checkPhone, phoneWithRegion } from '#shared/validate/phone.ts';
import type { Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import type { MemberContext } from '#server/kit/context.ts';
import type { Random } from '#server/kit/random.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { reserveValues } from '#server/modules/money/index.ts';
import { reserveUses } from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdUnpaid, takeDeviceTurn } from '#server/kit/unpaid.ts';
import { combosPort } from '../life/combos-port.ts';
import { announceStock, takeDishes } from './dish-stock.ts';
import { newOrder, snapshotOf } from './new-order.ts';
import { offersPort } from '../life/offers-port.ts';
import { withFreshNumber } from '../life/order-number.ts';
import { usesOf } from './order-lines.ts';
import { freeCode } from './pickup-code.ts';
import { pricedRow } from './present-quote.ts';
import { priceOf, type PriceBody, type Priced } from './price.ts';
import { checkoutProblems } from './problems.ts';
import type { TakeoutOrder } from './order.ts';
import { latestOrders } from './order-repo.ts';
import { recordOrder } from './record-order.ts';
import { isRiskOrder } from './risk.ts';
import type { Snapshot } from './snapshot.ts';

type Body = RequestOf<Contract['takeoutOrderCreate']> & Pick<PriceBody, 'mallCouponUserIds'>;
type Made = ReplyOf<Contract['takeoutOrderCreate']>;
/** How far back lapsed orders are looked for. */
const LOOK_BACK = 20;

/** Whether something of an order needs the alcohol confirmation, bought or given. */
const hasAlcohol = ({ asked, quote, gifts }: Priced): boolean =>
  asked.some(({ found }) => found !== null && needsAlcoholAge(found.product.facts.alcohol)) ||
  quote.gifts.some(({ merchantProductId }) =>
    needsAlcoholAge(gifts.get(merchantProductId)?.facts.alcohol ?? 0),
  );

/** `phone`: with its region in front. */
type Buyer = { userId: UserId; phone: string; now: Instant; random: Random };

/** Whom the store calls: at the address of a delivery; for a pickup at the phone that was given, else the one that the member signed in with. */
const buyerOf = (
  { buyer, selectedAddress }: Body,
  { isPickup, own }: { isPickup: boolean; own: Buyer['phone'] },
): Snapshot['buyer'] => {
  const signedIn = isPickup && buyer === null ? phoneWithRegion(own) : null;
  if (signedIn?.ok) return { region: signedIn.region, phone: signedIn.number };
  const given = isPickup ? buyer : selectedAddress;
  const checked = given === null ? null : checkPhone(given.phone, given.region);
  return given !== null && checked?.ok
    ? { region: given.region, phone: checked.number }
    : refuse('PHONE_INVALID');
};

const alcoholOf = ({ alcohol }: Body, priced: Priced, now: Instant): Snapshot['alcohol'] => {
  if (!hasAlcohol(priced)) return null;
  const checked =
    alcohol === null
      ? { ok: false as const, reason: 'unconfirmed' as const }
      : alcoholAge(alcohol, dayOf(now));
  return checked.ok
    ? { name: checked.name, birthDay: checked.birthDay }
    : refuse('ALCOHOL_UNCONFIRMED', { reason: checked.reason });
};

const riskOf = ({ risk }: Body): Snapshot['risk'] => {
  const checked =
    risk === null ? { ok: false as const, reason: 'agreement' as const } : identity(risk);
  return checked.ok
    ? {
        riskCertificateType: checked.riskCertificateType,
        riskCertificateNum: checked.riskCertificateNum,
      }
    : refuse('RISK_UNCONFIRMED', { reason: checked.reason });
};

/** Kitchens always ask for tableware; a supermarket only beside what is ready to eat (decision P23). */
const needsTableware = ({ store, asked }: Priced): boolean =>
  store.kind === 'takeout' ||
  asked.some(({ found }) => found?.product.facts.goods?.isReadyToEat === true);

/** The first thing that stops this order, in the order in which a guest can correct it; the price comes last, since everything else changes it. */
const check = (body: Body, priced: Priced): void => {
  const [problem] = checkoutProblems(priced);
  if (problem) refuse(problem.reason, problem.data, problem.note);
  if (needsTableware(priced) && !checkTableware(body.tablewareQty).ok) refuse('TABLEWARE_MISSING');
};

/** `combo`: the price of the coupon group that is bought with it. */
const checkTotal = ({ totalPrice }: Body, priced: Priced, combo: Cents): void => {
  const { quote } = priced;
  const total = addCents(quote.totals.payableCents, combo);
  if (total === totalPrice) return;
  refuse('PRICE_CHANGED', {
    totalPrice: toDollars(total),
    quote: z.encode(orderQuote, pricedRow(priced)),
  });
};

type Wanted = { kind: StoreKind; body: Body };

/** The order that a checkout makes, or the refusal of what is wrong with it. */
const orderOf = async (
  query: Query,
  { kind, body, id, combo }: Wanted & { id: OrderId; combo: Cents },
  { userId, phone: own, now, random }: Buyer,
): Promise<{ order: TakeoutOrder; priced: Priced }> => {
  const priced = await priceOf(query, kind, { body, userId }, now);
  check(body, priced);
  const buyer = buyerOf(body, { isPickup: priced.isPickup, own });
  const alcohol = alcoholOf(body, priced, now);
  const isRisk = isRiskOrder(
    priced.quote.totals.payableCents,
    await latestOrders(query, userId, LOOK_BACK),
    now,
  );
  const risk = isRisk ? riskOf(body) : null;
  checkTotal(body, priced, combo);
  const pickupCode = await freeCode(query, priced.store, random);
  const snapshot = snapshotOf({ ...body, selectedAddress: priced.body.selectedAddress }, priced, {
    buyer,
    alcohol,
    risk,
    pickupCode,
  });
  return {
    priced,
    order: newOrder({ id, priced, isRisk, snapshot }, { random, userId, now }),
  };
};

/** Writes a new order, with what it uses up of the guest's limits and what it holds unpaid: rows of its own, for which nobody waits. */
const record = async (query: Query, context: MemberContext, order: TakeoutOrder): Promise<void> => {
  const { now } = context;
  const productOf = (uuid: string): string =>
    order.lines.find((line) => line.uuid === uuid)?.productId ?? '';
  await recordOrder(query, order, now);
  await reserveUses(query, usesOf({ ...order, orderId: order.id }, order.quote, productOf), now);
  await holdUnpaid(context, query, {
    orderId: order.id,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    until: order.payBefore,
  });
};

/** Takes the goods of an order, for whose rows other buyers wait, then its offers, gold and coins. */
const take = async (
  query: Query,
  order: TakeoutOrder,
  { quote, takes }: Priced,
  now: Instant,
): Promise<void> => {
  const of = { merchantId: order.merchantId, orderId: order.id, userId: order.userId };
  const moved = await takeDishes(query, order);
  await offersPort().reserve(query, { ...of, offerIds: quote.usedOffers }, now);
  await reserveValues(query, { ...of, takes }, now);
  await announceStock(query, order, moved);
};

const isOutrun = (error: unknown): boolean => error instanceof LookAgain;

/** Orders the coupon group that is bought with an order, whose best piece the order holds in place of other offers. */
const withCombo = async (
  query: Query,
  context: MemberContext,
  { kind, body, id: orderId }: Wanted & { id: OrderId },
): Promise<{ body: Body; combo: Cents }> => {
  const { comboGroupId: groupId } = body;
  if (groupId === undefined || kind !== 'takeout') return { body, combo: ZERO };
  const { pieceId, total } = await combosPort().join(query, context, { groupId, body, orderId });
  return { body: { ...body, offerIds: [pieceId] }, combo: total };
};

/** Records and takes what a checkout orders, in one transaction. What buyers share comes last, so that they wait for each other as briefly as can be. */
const makeOrder = async (query: Query, context: MemberContext, wanted: Wanted) => {
  const {
    deps: { random },
    session: { userId, region, phone },
    now,
  } = context;
  await holdAccount(query, userId);
  await takeDeviceTurn(context, query);
  const id = random.id<OrderId>();
  const { body, combo } = await withCombo(query, context, { ...wanted, id });
  const { order, priced } = await orderOf(
    query,
    { kind: wanted.kind, body, id, combo },
    {
      userId,
      phone: `${region}-${phone}`,
      now,
      random,
    },
  );
  await record(query, context, order);
  await take(query, order, priced, now);
  return {
    tradeId: order.id,
    totalPrice: addCents(order.total, combo),
    payBefore: order.payBefore,
    serverTime: now,
  };
};

/** Creates an order of a shop that holds its goods and offers for 15 minutes (decisions K2, H14). The price is the server's own; a total that differs is refused with the new one. An order that lost a race for a stock is priced anew. */
export const createOf =
  (kind: StoreKind) =>
  (context: MemberContext, body: Body): Promise<Made> => {
    const {
      deps: { db },
      session: { userId },
      now,
      idempotencyKey: key,
    } = context;
    const asked = { db, userId, scope: 'takeout-order/create', key, body, now };
    const write = () => keyed(asked, (query) => makeOrder(query, context, { kind, body }));
    return retry(() => withFreshNumber(write), isOutrun);
  };
