import { expect } from 'vitest';
import { addDays, dayOf, instant } from '#shared/kernel/time.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { signInMember, type TestClient, type Till } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';

/** A consumer books the visit of an order that needs it; a manager finds that order without its code. */
export const walkBookingAndSearch = async (
  server: InProcess,
  buyer: TestClient,
  till: Till,
): Promise<void> => {
  const { orderId } = server.vouchers.find(({ label }) => label === 'booking-missing')!;
  await signInMember(buyer);
  const order = await buyer.api.groupOrderGet({ orderId: asId(orderId) });
  const day = addDays(dayOf(instant(Date.now())), 2);
  const { slots } = await buyer.api.groupOrderSlots({
    productId: order.productList[0]!.productId,
    storeId: till.storeId,
    day,
    orderId: asId(orderId),
  });
  const { booking } = await buyer.api.groupOrderSubscribe({
    orderId: asId(orderId),
    day,
    time: slots.at(-1)!.time,
    partySize: 4,
    storeId: till.storeId,
  });
  expect((await buyer.api.groupOrderGet({ orderId: asId(orderId) })).orderInfo.booking).toEqual(
    booking,
  );
  const { result: visits } = await till.api.merchantVisitList({ day });
  expect(visits.map((visit) => visit.orderId)).toContain(orderId);
  // late in the evening no slot of today is left
  await server.deps.db.query('UPDATE group_order SET booked_for = $1 WHERE id = $2', [
    Date.now(),
    orderId,
  ]);
  await till.api.merchantVisitArrive({ orderId: asId(orderId), isArrived: true });
  const { orderNo } = (await buyer.api.groupOrderGet({ orderId: asId(orderId) })).orderInfo;
  const { result } = await till.api.groupVerifySearch({
    keyword: orderNo,
    storeId: till.storeId,
    deviceId: till.deviceId,
  });
  expect(result.map((found) => found.orderId)).toContain(orderId);
  const at = { orderId: asId<OrderId>(orderId), storeId: till.storeId, deviceId: till.deviceId };
  const { demoCode } = await till.api.groupVerifyAskCode(at);
  const { picks } = await till.api.groupVerifyGuestCode({ ...at, code: demoCode! });
  expect(picks.map((opened) => opened.orderId)).toContain(orderId);
};
