import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { bank } from './suite.ts';
import { checkout, weighed } from './takeout-suite.ts';

/** Orders groups. */
export const orderCombo = (
  { api }: TestClient,
  groupId = 'combo-dine',
  { quantity = 1, key = randomUUID() }: { quantity?: number; key?: string } = {},
) => api.comboBuy({ groupId, quantity }, { key });

/** Begins the payment of an order. */
export const startComboPay = async (
  { api }: TestClient,
  { orderId, payAmount }: { orderId: string; payAmount: number },
): Promise<string> => {
  const { payParams } = await api.paymentExecute({
    type: 'MP_TEST_PAY',
    paymentOrderType: 'COUPON_BOOM_ORDER',
    tradeId: orderId as never,
    totalAmount: payAmount as never,
  });
  return (JSON.parse(payParams) as { tradeNo: string }).tradeNo;
};

/** Orders and pays; gives the order's id. */
export const buyCombo = async (
  server: InProcess,
  client: TestClient,
  groupId = 'combo-dine',
): Promise<string> => {
  const order = await orderCombo(client, groupId);
  await bank(server, await startComboPay(client, order), 'pay');
  return order.orderId;
};

/** The last day of an order's pieces is over, and was not swept yet. */
export const endPiecesOf = async (
  { server }: { server: InProcess },
  orderId: string,
): Promise<void> => {
  const { query } = server.deps.db;
  await query('UPDATE member_offer SET end_at = 1 WHERE starts_with(id, $1)', [
    `combo.${orderId}.`,
  ]);
  await query('UPDATE combo_piece SET due_at = 1 WHERE order_id = $1', [orderId]);
};

/** A member looks at groups, buys one, expands and withdraws a piece, and gives another order back. */
export const walkCombo = async (
  server: InProcess,
  guest: TestClient,
  member: TestClient,
): Promise<void> => {
  const { api } = member;
  const { result: groups } = await guest.api.comboGroups({});
  expect(groups.map(({ groupId, stock }) => [groupId, stock])).toEqual([
    ['combo-dine', -1],
    ['combo-mixed', 49],
    ['combo-market', 199],
    ['combo-deals', -1],
    ['combo-opening', 0],
  ]);
  expect(groups[0]).toMatchObject({ price: 990, worth: 3500, withdrawals: 2, boughtQty: 0 });
  expect((await guest.api.comboGuide({})).value).toBe(1);
  expect((await guest.api.comboLabels({ storeIds: [asId('senado')] })).result).toMatchObject([
    { id: 'senado', isUsable: true },
  ]);
  const order = weighed(checkout());
  const beside = await api.comboCombinePay({ storeId: order.storeId, order });
  expect(beside.group === null).toBe(beside.saves === 0);
  const back = await buyCombo(server, member);
  expect(await api.comboCancel({ orderId: back as never })).toEqual({ refundAmount: 990 });
  const orderId = await buyCombo(server, member);
  expect((await api.comboOrderList({})).result.map(({ status }) => status)).toEqual([
    'paid',
    'refunded',
  ]);
  const { pieces } = await api.comboOrderGet({ orderId: orderId as never });
  expect(pieces.map(({ state, amount }) => [state, amount])).toEqual([
    ['plain', 1000],
    ['plain', 1000],
    ['plain', 1500],
  ]);
  const [{ id }] = pieces as [(typeof pieces)[0]];
  const drawn = await api.comboExpand({ id });
  expect(await api.comboRevoke({ id })).toEqual({ withdrawalsLeft: 1, isBarred: false });
  expect((await api.comboPieces({})).result).toHaveLength(3);
  expect((await api.comboDrawList({})).result).toMatchObject([
    { drawId: drawn.drawId, id, expandedAmount: drawn.expandedAmount },
  ]);
};
