import { addCents, cents } from '#shared/kernel/money.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import {
  eventsOf,
  eventText,
  stopOfOrder,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { linkOf } from './delivery/link.ts';
import { actorsOf } from './log.ts';
import { deskOrderOf } from './orders.ts';
import { requestOf } from './refund.ts';
import { printsOf } from './print/papers.ts';
import { orderAtDesk } from './scope.ts';

/** What the guest paid for, in the few figures that a desk needs. */
const billOf = ({ quote: { totals }, total, refundAmount }: TakeoutOrder) => {
  const feesAmtn = addCents(
    totals.deliveryCents,
    totals.serviceCents,
    totals.boxCents,
    totals.bagCents,
  );
  return {
    goodsAmtn: totals.originalCents,
    feesAmtn,
    reductionAmtn: cents(totals.originalCents + feesAmtn - total),
    totalAmtn: total,
    refundAmtn: refundAmount,
  };
};

/** Whom to bring it to: only the store that brings it itself knows, and only until it is there. */
const contactOf = (order: TakeoutOrder, isOpen: boolean) => {
  const { address } = order.snapshot;
  return isOpen && address !== null && deskWay(order) === 'STORE'
    ? {
        name: address.contactName,
        phone: `${address.region} ${address.phone}`,
        address: `${address.mapAddress} ${address.detail}`,
      }
    : null;
};

/** The run that it belongs to; its link only while it is out, and for those who may act. */
const runOf = async (
  { deps, session, now }: MerchantContext,
  order: TakeoutOrder,
  isOut: boolean,
): Promise<ReplyOf<Contract['merchantDeskGet']>['run']> => {
  const stop = await stopOfOrder(deps.db.query, order);
  return (
    stop && {
      driver: stop.driver,
      link: isOut && session.role !== 'auditor' ? linkOf(deps.secrets, stop.runId) : null,
      endedAs: stop.endedAs,
      proof: stop.proof,
      photo: stop.photo === '' ? null : shownAddress(deps.secrets, stop.photo, now),
    }
  );
};

/** What happened to an order, and who did it. */
const timelineOf = async (context: MerchantContext, order: TakeoutOrder) => {
  const { deps, session, t } = context;
  const { query } = deps.db;
  const byOf = await actorsOf(query, session.merchantId, context);
  return (await eventsOf(query, order)).map((event) => ({
    at: event.at,
    text: eventText(order.kind, event, t),
    by: byOf(event),
  }));
};

/** One order with its bill and its log. */
export const get: Handlers['merchantDeskGet'] = async (context, { orderId }) => {
  const order = await orderAtDesk(context, orderId);
  const shown = await deskOrderOf(context, order);
  return {
    order: shown,
    bill: billOf(order),
    timeline: await timelineOf(context, order),
    prints: await printsOf(context.deps.db.query, order, context.now),
    contact: contactOf(order, shown.stage !== 'DONE'),
    money: {
      leftAmtn: cents(order.total - order.refundAmount),
      leftGoldAmtn: cents(order.quote.totals.goldCents - order.goldRefund),
      isWholeOnly: order.quote.isFloored,
    },
    request: await requestOf(context, order),
    run: await runOf(context, order, shown.driver !== null),
    serverTime: context.now,
  };
};
