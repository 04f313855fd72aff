import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { CARD_PACKET_STATUS } from '#shared/codes/monthly-card.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { bank } from './suite.ts';

const SENADO = { lat: 22.19367, lon: 113.53968 };

/** What a thing costs a member now: the partner's offer is taken off a first card. */
export const costOf = async ({ api }: TestClient, itemId: string): Promise<number> => {
  const { plans, packs } = await api.memberPlusList({});
  if (plans.some(({ planId }) => planId === itemId))
    return (await api.memberOpenInfo({ planId: itemId })).payAmount;
  return packs.find(({ packId }) => packId === itemId)!.price;
};

/** Orders a card, a trial or a pack. */
export const orderItem = async (
  client: TestClient,
  itemId: string,
  { key = randomUUID(), autoRenew = false }: { key?: string; autoRenew?: boolean } = {},
) =>
  client.api.memberOrderCreate(
    { itemId, payAmount: (await costOf(client, itemId)) as never, autoRenew },
    { key },
  );

/** Begins the payment of an order. */
export const startPay = async (
  { api }: TestClient,
  { orderId, payAmount }: { orderId: string; payAmount: number },
): Promise<string> => {
  const { payParams } = await api.paymentExecute({
    type: 'MP_TEST_PAY',
    paymentOrderType: 'MEMBER_ORDER',
    tradeId: orderId as never,
    totalAmount: payAmount as never,
  });
  return (JSON.parse(payParams) as { tradeNo: string }).tradeNo;
};

/** Orders and pays. */
export const buyItem = async (
  server: InProcess,
  client: TestClient,
  itemId: string,
  more: Parameters<typeof orderItem>[2] = {},
): Promise<string> => {
  const order = await orderItem(client, itemId, more);
  await bank(server, await startPay(client, order), 'pay');
  return order.orderId;
};

/** A member looks at the card, buys it, claims its packets, buys a pack, and gives a renewal back. */
export const walkMonthlyCard = async (
  server: InProcess,
  guest: TestClient,
  member: TestClient,
): Promise<void> => {
  const { api } = member;
  const { plans, packs } = await guest.api.memberPlusList({});
  expect([plans.map(({ isTrial }) => isTrial), packs.map(({ left }) => left)]).toEqual([
    [false, false, true],
    [0, 0],
  ]);
  const settings = await guest.api.memberSettingInfo({});
  expect(settings).toMatchObject({ days: 30, extraPackLimit: 3, trialDays: 7, reminderDays: 3 });
  expect((await guest.api.memberPartner({})).activity).toMatchObject({ needs: 'firstCard' });
  expect((await guest.api.memberStoreList({ ...SENADO })).result.length).toBeGreaterThan(3);
  expect((await api.memberBasicInfo({})).memberType).toBe(2);
  expect(await api.memberOpenInfo({})).toMatchObject({ partnerOff: 800, canOpen: true });
  const cardId = await buyItem(server, member, 'card-month');
  expect(await api.memberBasicInfo({})).toMatchObject({
    memberType: 1,
    takeoutCardLevel: 1,
    packsLeft: 3,
    memberCardList: [{ cardId, isTrial: false }],
  });
  const { result } = await api.memberRedpack({ businessType: 1 });
  const receive = result.map(({ redpackId }) => redpackId);
  const claimed = await api.memberRedpack({ businessType: 1, receive }, { key: randomUUID() });
  expect(new Set(claimed.result.map(({ status }) => status))).toEqual(
    new Set([CARD_PACKET_STATUS.usable]),
  );
  await buyItem(server, member, 'pack-takeout');
  const renewed = await buyItem(server, member, 'card-month');
  expect(await api.memberContinueInfo({})).toMatchObject({ isMember: true, purchaseLeft: 10 });
  expect(
    await api.memberOrderCancel({ orderId: renewed as never }, { key: randomUUID() }),
  ).toMatchObject({ refundAmount: 2800 });
  expect((await api.memberOrderList({})).result.map(({ kind, status }) => [kind, status])).toEqual([
    ['card', 'refunded'],
    ['pack', 'paid'],
    ['card', 'paid'],
  ]);
  expect(await api.memberSaveMoney({ type: 1 })).toMatchObject({ amount: 0, number: 0 });
  await api.memberSetAutoRenew({ autoRenew: true }, { key: randomUUID() });
  expect((await api.memberBasicInfo({})).autoRenew).toBe(true);
  await api.memberSetAutoRenew({ autoRenew: false }, { key: randomUUID() });
};
