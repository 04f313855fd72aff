import type { StoreKind } from '#shared/codes/store-kind.ts';
import { fitLines } from '#shared/cart/fit-lines.ts';
import { piecePrice } from '#shared/cart/piece-price.ts';
import type { ReplyOf, RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { DEFAULT_CERTIFICATE_TYPE } from '#shared/codes/certificate-type.ts';
import { serviceFees } from '#shared/order/checkout/service-fees.ts';
import { overflowText } from '#shared/pricing/overflow-text.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { combosPort } from '../life/combos-port.ts';
import { giftsOf } from './order-lines.ts';
import { giftRows } from './present.ts';
import { pricedRow } from './present-quote.ts';
import type { AskedLine } from './asked-line.ts';
import { priceOf, type Priced } from './price.ts';
import { cartProblems } from './problems.ts';
import { latestOrders } from './order-repo.ts';
import { isRiskOrder } from './risk.ts';

type Difference = ReplyOf<Contract['takeoutCheckProduct']>['differences'][number];

/** What changed on one line since the guest's screen showed it; a line that sent no price has no price to compare. */
const differencesOf = (
  { uuid, asked, found }: AskedLine,
  most: number,
  { pick }: MemberContext,
): Difference[] => {
  const about = {
    uuid,
    productId: asked.productId,
    skuId: asked.skuId,
    productName: found === null ? '' : pick(found.product.name),
    beforePrice: null,
    afterPrice: null,
    before: null,
    after: null,
  };
  if (found === null || most === 0)
    return [{ ...about, kind: 'gone', before: asked.quantity, after: 0 }];
  const now = piecePrice(found.line);
  const was = asked.price ?? now;
  return [
    ...(was === now
      ? []
      : [
          {
            ...about,
            kind: now > was ? ('up' as const) : ('down' as const),
            beforePrice: was,
            afterPrice: now,
          },
        ]),
    ...(most < asked.quantity
      ? [{ ...about, kind: 'less' as const, before: asked.quantity, after: most }]
      : []),
  ];
};

/** Pieces of each line that can still be bought. */
const fitted = ({ input }: Priced): ReadonlyMap<string, number> =>
  new Map(fitLines(input.lines).map(({ uuid, quantity }) => [uuid, quantity]));

type Body = RequestOf<Contract['takeoutCheckProduct']>;

/** A cart of a shop, priced anew, and what that says. */
export const checkCart = async (kind: StoreKind, context: MemberContext, body: Body) => {
  const { deps, session, now, t } = context;
  const { query } = deps.db;
  const { comboGroupId: groupId } = body;
  // a group that is bought with the order gives one of its pieces to it, in place of other offers
  const combo =
    groupId === undefined
      ? {}
      : { chosen: [await combosPort().offer(query, context, { groupId, body })] };
  const priced = await priceOf(query, kind, { body, userId: session.userId, ...combo }, now);
  const most = fitted(priced);
  const reply: ReplyOf<Contract['takeoutCheckProduct']> = {
    quote: priced.input.lines.length === 0 ? null : pricedRow(priced),
    gifts: giftRows(giftsOf(priced), context.pick),
    limits: priced.quote.overflows.map((overflow) => ({
      reason: overflow.reason,
      note: overflowText(overflow, t),
    })),
    differences: priced.asked.flatMap((line) =>
      differencesOf(line, most.get(line.uuid) ?? 0, context),
    ),
    refusals: cartProblems(priced).map(({ reason, note }) => ({
      reason,
      note: note?.(context) ?? t(`error.${reason}`),
    })),
    deliveryType: priced.deliveryType,
    distance: priced.distance,
    promisedAt: priced.promisedAt,
    serverTime: now,
  };
  return { priced, reply };
};

export const checkProduct: Handlers['takeoutCheckProduct'] = async (context, body) =>
  (await checkCart('takeout', context, body)).reply;

const LOOK_BACK = 20;

export const checkRisk: Handlers['takeoutCheckRisk'] = async (
  { deps, session, now },
  { totalPrice },
) => {
  const past = await latestOrders(deps.db.query, session.userId, LOOK_BACK);
  const given = past.find(({ snapshot }) => snapshot.risk !== null)?.snapshot.risk;
  return {
    isRiskOrder: isRiskOrder(totalPrice, past, now),
    riskCertificateType: given?.riskCertificateType ?? DEFAULT_CERTIFICATE_TYPE,
    riskCertificateNum: given?.riskCertificateNum ?? '',
  };
};

/** Those of the moment at which the order is ready, as it is priced: "now" is when it can be handed over. */
export const serviceFee: Handlers['takeoutServiceFee'] = (
  { now, pick },
  { deliveryType, time },
) => {
  const readyAt = time === null || time.at < now ? now : time.at;
  const fees = serviceFees(readyAt, deliveryType === 3);
  return Promise.resolve({
    holidayServiceFee: fees.holiday,
    specialPeriodFee: fees.special,
    holidayName: fees.holidayName === null ? null : pick(fees.holidayName),
  });
};
