import * as z from 'zod/mini';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { orderQuote } from '#shared/contract/consumer/takeout-order-shapes.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import { checkTableware } from '#shared/order/checkout/tableware.ts';
import { alcoholAge } from '#shared/validate/alcohol-age.ts';
import { identity } from '#shared/validate/identity.ts';
import { phone as checkPhone } from '#shared/validate/phone.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { reserveValues } from '#server/modules/money/index.ts';
import { reserveUses, stockMoved } from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { takeDishes } from './dish-stock.ts';
import { newOrder, snapshotOf } from './new-order.ts';
import { offersPort } from '../life/offers-port.ts';
import { usesOf } from './order-lines.ts';
import { pricedRow } from './present-quote.ts';
import { priceOrder, type Priced } from './price.ts';
import { checkoutProblems } from './problems.ts';
import { addTakeoutOrder, latestOrders } from './order-repo.ts';
import { addEvent } from './life.ts';
import { isRiskOrder } from './risk.ts';
import type { Snapshot } from './snapshot.ts';

type Body = RequestOf<Contract['takeoutOrderCreate']>;
/** How far back lapsed orders are looked for. */
const LOOK_BACK = 20;
/** Beverages above 1.2 % vol. need the confirmation (decision F12). */
const LEAST_ALCOHOL = 1.2;

/** Whether a dish among these needs the alcohol confirmation. */
export const hasAlcohol = ({ asked }: Pick<Priced, 'asked'>): boolean =>
  asked.some(({ found }) => found !== null && found.product.facts.alcohol > LEAST_ALCOHOL);

const buyerOf = ({ buyer, selectedAddress }: Body, isPickup: boolean): Snapshot['buyer'] => {
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

/** The first thing that stops this order, in the order in which a guest can mend it; the price comes last, since everything else bears on it. */
const check = (body: Body, priced: Priced): void => {
  const [problem] = checkoutProblems(priced);
  if (problem) refuse(problem.reason, problem.data);
  if (!checkTableware(body.tablewareQty).ok) refuse('TABLEWARE_MISSING');
};

const checkTotal = ({ totalPrice }: Body, priced: Priced): void => {
  const { quote } = priced;
  if (quote.totals.payableCents === totalPrice) return;
  refuse('PRICE_CHANGED', {
    totalPrice: toDollars(quote.totals.payableCents),
    quote: z.encode(orderQuote, pricedRow(priced)),
  });
};

/** Creates an order that holds its dishes and offers for 15 minutes (decisions K2, H14). The price is the server's own; a total that differs is refused with the new one. */
export const create: Handlers['takeoutOrderCreate'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
    idempotencyKey,
  } = context;
  return keyed(
    { db: deps.db, userId, scope: 'takeout-order/create', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      const priced = await priceOrder(query, body, userId, now);
      check(body, priced);
      const buyer = buyerOf(body, priced.isPickup);
      const alcohol = alcoholOf(body, priced, now);
      const isRisk = isRiskOrder(
        priced.quote.totals.payableCents,
        await latestOrders(query, userId, LOOK_BACK),
        now,
      );
      const risk = isRisk ? riskOf(body) : null;
      checkTotal(body, priced);
      const order = newOrder(
        {
          priced,
          isRisk,
          snapshot: snapshotOf(body, priced, {
            buyer,
            alcohol,
            risk,
            pickupCode: deps.random.digits(4),
          }),
        },
        { id: deps.random.id(), userId, now },
      );
      const moved = await takeDishes(query, order);
      await reserveUses(
        query,
        usesOf(
          { ...order, orderId: order.id },
          order.quote,
          (uuid) => order.lines.find((line) => line.uuid === uuid)?.productId ?? '',
        ),
        now,
      );
      await offersPort().reserve(
        query,
        {
          merchantId: order.merchantId,
          orderId: order.id,
          userId,
          offerIds: priced.quote.usedOffers,
        },
        now,
      );
      await reserveValues(
        query,
        { merchantId: order.merchantId, orderId: order.id, userId, takes: priced.takes },
        now,
      );
      await addTakeoutOrder(query, order);
      await addEvent(query, order, { seq: 1, at: now, kind: 'CREATED', facts: {} });
      await stockMoved(query, moved);
      return {
        tradeId: order.id,
        totalPrice: order.total,
        payBefore: order.payBefore,
        serverTime: now,
      };
    },
  );
};
