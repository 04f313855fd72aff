import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant } from '#shared/kernel/time.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import { basket, buy } from './market-suite.ts';
import { completeOrder } from './takeout-suite.ts';

/** A guest orders from a supermarket, moves the time, hurries the store, cancels, and clears the list. */
export const walkMarketOrder = async (server: InProcess, member: TestClient): Promise<void> => {
  await addTestMarket(server.deps.db.query);
  const { api } = member;
  const storeId = asId<never>(TEST_MARKET.id);
  expect(await api.marketServiceFee({ deliveryType: 3 })).toMatchObject({ specialPeriodFee: 0 });
  expect((await api.marketCheckRisk({ storeId, totalPrice: 5200 as never })).isRiskOrder).toBe(
    false,
  );
  const open = await buy(member);
  expect((await api.marketSurplusTime({ tradeId: open.tradeId })).surplusTime).toBeGreaterThan(890);
  await api.marketOrderCancel({ tradeId: open.tradeId });
  await api.marketOrderDelete({ tradeId: open.tradeId });
  const slot = instant(Math.ceil(Date.now() / HOUR) * HOUR + 3 * HOUR);
  const tradeId = await paidBasket(
    server.url,
    member,
    basket({ cookTime: { isNow: false, at: slot } }),
  );
  expect((await api.marketOrderList({})).result.map((card) => card.tradeId)).toEqual([tradeId]);
  expect((await api.marketDistributionList({ tradeId })).rider).toBeNull();
  expect((await api.marketOnceAgain({ tradeId })).gone).toEqual([]);
  expect((await api.marketEditTimeAskFor({ tradeId })).result).toEqual([]);
  const [later] = (await api.marketEditTimeCook({ tradeId })).result;
  await api.marketEditTime({ tradeId, time: { isNow: false, at: later!.at } });
  expect((await api.marketOrderGet({ tradeId })).orderInfo.cookTime?.at).toBe(later!.at);
  // an order past its promised time may be hurried
  await server.deps.db.query('UPDATE takeout_order SET promised_at = 0 WHERE id = $1', [tradeId]);
  expect(await api.marketUrgentOrder({ tradeId })).toMatchObject({ rushCount: 1 });
};

/** The same guest wants money back: a piece, the bag, and all that is left. */
export const walkMarketRefund = async (server: InProcess, member: TestClient): Promise<void> => {
  const { api } = member;
  const tradeId = await paidBasket(server.url, member, basket());
  const { lines } = await api.marketOrderRefundInfo({ tradeId });
  const productList = [{ uuid: lines[0]!.uuid, quantity: 1 }];
  const { refundAmtn } = await api.marketRefundAmtn({ tradeId, productList });
  expect((await api.marketRefundOtherInfo({ tradeId, productList })).refundAmtn).toBe(refundAmtn);
  await api.marketApplyForRefund({ tradeId, reason: 1, productList: [] });
  await api.marketApplyForRefund({ tradeId, reason: 2, productList });
  await api.marketCancelRefund({ tradeId });
  await api.marketApplyRefund({ tradeId, reason: 2 });
  expect((await api.marketRefundInfo({ tradeId })).refund?.refundProgress).toBe(0);
};

/** And is content in the end. */
export const walkMarketReview = async (server: InProcess, member: TestClient): Promise<void> => {
  const { api } = member;
  const storeId = asId<never>(TEST_MARKET.id);
  const tradeId = await paidBasket(server.url, member, basket());
  await completeOrder(server, tradeId, instant(Date.now()));
  const { commentId } = await api.marketCommentAdd({ tradeId, overall: 5 });
  expect((await api.marketCommentList({ storeId })).result).toHaveLength(1);
  expect((await api.marketCommentSummary({ storeId })).count).toBe(1);
  expect((await api.marketCommentMyList({})).result.map((comment) => comment.tradeId)).toEqual([
    tradeId,
  ]);
  await api.marketCommentDelete({ commentId });
  expect((await api.marketCommentMyList({})).result).toEqual([]);
};
