import { maskPhone } from '#shared/format/mask-phone.ts';
import { DAY, dayOf, plus, startOfDay, type Day } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { findOrder } from '../group/order-repo.ts';
import { setArrived, sumGuests, visitOf, visitsPage, type VisitsAsked } from './visit-repo.ts';

const dayAsked = (
  session: MerchantContext['session'],
  day: Day,
  storeIds?: readonly string[],
): VisitsAsked => ({
  merchantId: session.merchantId,
  storeIds: storeScope(session, storeIds),
  from: startOfDay(day),
  before: plus(startOfDay(day), DAY),
});

/** Visits of a day at the stores where the caller works. */
export const visitList: Handlers['merchantVisitList'] = async (
  { deps: { db }, session, pick },
  { day, storeIds, offset, size },
) => {
  const asked = dayAsked(session, day, storeIds);
  const [found, { guests, arrived }] = await Promise.all([
    visitsPage(db.query, asked, { offset, size }),
    sumGuests(db.query, asked),
  ]);
  const page = found.slice(0, size);
  return {
    result: page.map(({ phone, productName, ...visit }) => ({
      ...visit,
      productName: pick(productName),
      buyerMask: maskPhone(phone),
    })),
    next: found.length > size,
    nextOffset: offset + page.length,
    guests,
    arrived,
  };
};

/** Guests of a visit of today have arrived. Said again it keeps the first time. */
export const arrive: Handlers['merchantVisitArrive'] = async (
  { deps: { db }, session, now },
  { orderId, isArrived },
) =>
  db.tx(async (query) => {
    const order = await findOrder(query, orderId);
    if (order?.merchantId !== session.merchantId) return refuse('ORDER_NOT_FOUND');
    const visit = await visitOf(query, dayAsked(session, dayOf(now)), orderId);
    if (visit === null) return refuse('VISIT_NOT_TODAY');
    if (isArrived === (visit.arrivedAt !== null)) return { arrivedAt: visit.arrivedAt };
    const arrivedAt = isArrived ? now : null;
    await setArrived(query, order, arrivedAt);
    return { arrivedAt };
  });
