import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { bank } from './suite.ts';

/** Orders a bag and starts its payment. */
export const orderBag = async (
  { api }: TestClient,
  bagId: string,
  key: string = randomUUID(),
): Promise<{ orderId: string; payAmount: number; tradeNo: string }> => {
  const { orderId, payAmount } = await api.goldBagBuy({ bagId }, { key });
  const { payParams } = await api.paymentExecute({
    type: 'MP_TEST_PAY',
    paymentOrderType: 'CONSUMPTION_ORDER',
    tradeId: orderId,
    totalAmount: payAmount,
  });
  return { orderId, payAmount, tradeNo: (JSON.parse(payParams) as { tradeNo: string }).tradeNo };
};

/** Buys a bag; gives the ids of its pieces, those that can be used for little goods first. */
export const buyBag = async (
  server: InProcess,
  member: TestClient,
  bagId: string,
): Promise<string[]> => {
  const { orderId, tradeNo } = await orderBag(member, bagId);
  await bank(server, tradeNo, 'pay');
  const { rows } = await server.deps.db.query<{ id: string }>(
    'SELECT id FROM stored_value WHERE order_id = $1 ORDER BY limit_amount, id',
    [orderId],
  );
  return rows.map(({ id }) => id);
};

/** A member looks at what is sold, buys a bag, and sees its gold. */
export const walkGold = async (server: InProcess, member: TestClient): Promise<void> => {
  const { api } = member;
  const { list, rule, memberLevel } = await api.goldBagList({});
  expect([rule.length > 0, memberLevel, list.map(({ canBuy }) => canBuy)]).toEqual([
    true,
    (await api.memberLevel({})).level,
    [true, true, true, true, false],
  ]);
  expect((await api.goldMaxAdded({})).maxAddedAmount).toBe(
    Math.max(...list.map(({ addedAmount }) => addedAmount)),
  );
  expect(await api.goldBagDetail({ id: 'gold-100' })).toMatchObject({
    price: 10_000,
    goldAmount: 11_000,
    addedAmount: 1000,
    canBuy: true,
    note: null,
  });
  const { orderId, tradeNo } = await orderBag(member, 'gold-100');
  expect((await api.goldOrderList({})).result).toMatchObject([
    { orderId, status: 'toBePaid', payTimeStr: null },
  ]);
  expect((await bank(server, tradeNo, 'pay')).status).toBe(303);
  expect(await api.paymentGetResult({ tradeNo: asId(tradeNo) })).toMatchObject({
    result: 'SUCCESS',
    refunded: false,
    paymentOrderType: 'CONSUMPTION_ORDER',
  });
  expect((await api.goldOrderList({ orderId: asId(orderId) })).result).toMatchObject([
    { status: 'paid', payAmount: 10_000, goldAmount: 11_000 },
  ]);
  expect(await api.goldUserList({})).toMatchObject({ totalAmount: 11_000, heldAmount: 0 });
  const { availableList, unavailableList } = await api.goldCreateOrderList({ amtn: 5000 as never });
  expect([availableList.length, unavailableList.map(({ reason, need }) => [reason, need])]).toEqual(
    [
      8,
      [
        ['belowLimit', 1000],
        ['belowLimit', 1000],
      ],
    ],
  );
  const { orderId: unwanted } = await orderBag(member, 'gold-100');
  await api.goldOrderCancel({ orderId: asId(unwanted) }, { key: randomUUID() });
  expect((await api.goldOrderList({ orderId: asId(unwanted) })).result).toMatchObject([
    { status: 'closed' },
  ]);
};
