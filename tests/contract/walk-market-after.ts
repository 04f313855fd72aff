import { expect } from 'vitest';
import { HOUR, instant } from '#shared/kernel/time.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { findOrder } from '#server/modules/order/takeout/order-repo.ts';
import { writeToGuest } from '#server/modules/im/index.ts';
import { basket } from './market-suite.ts';
import { completeOrder } from './takeout-suite.ts';

/** What a guest does around an order: shares it, reads messages, rates the app, waits for a flash sale. */
export const walkMarketAfter = async (
  server: InProcess,
  member: TestClient,
  friend: TestClient,
): Promise<void> => {
  const { api } = member;
  const { query } = server.deps.db;
  const tradeId = await paidBasket(server.url, member, basket());
  expect((await api.partakeOrderActivity({ orderId: tradeId })).activity?.receivedCount).toBe(0);
  await completeOrder(server, tradeId, instant(Date.now()), ['ACCEPTED']);
  await query('UPDATE takeout_order SET paid_at = paid_at - $2 WHERE id = $1', [tradeId, HOUR]);
  expect((await friend.api.partakeIsReceive({ orderId: tradeId })).result).toBeNull();
  expect((await friend.api.partakeReceive({ orderId: tradeId })).result.sourceType).toBe(4);

  expect((await api.imRiderUserId({ tradeId })).userId).toBeNull();
  const order = (await findOrder(query, tradeId))!;
  const text = { zh: '請稍候', en: 'One moment' };
  await writeToGuest(query, order, { from: 'store', key: 'wait', text }, instant(Date.now()));
  expect((await api.imUnreadCounts({})).result).toContainEqual(
    expect.objectContaining({ tradeId, count: 1 }),
  );
  expect((await api.imMessages({ tradeId })).result).toHaveLength(1);
  expect(await api.imClearUnread({ tradeId })).toEqual({ cleared: 1 });

  expect(await api.marketPositiveGuide({ tradeId })).toEqual({ isGuide: false });
  expect((await api.showGuidePopup({})).isShow).toBe(true);
  expect(await api.eventPush({ eventId: 'ViewShop', params: {} })).toEqual({ counted: 1 });

  const [interval] = (await api.marketSeckillIntervals({})).result.toReversed();
  const { subId: activityId, day } = interval!;
  await api.activitySubscribe({ activityId, day, isSubscribe: true });
  expect((await api.activitySubscribeStatus({ activityId, day })).isSubscribe).toBe(true);
};
