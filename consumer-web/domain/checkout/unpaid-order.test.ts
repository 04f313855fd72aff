import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { unpaidAt } from './unpaid-order.ts';

it('of orders that wait in several stores each checkout finds its own, the newest', () => {
  const order = (storeId: string, tradeId: string) => ({
    storeId,
    tradeId: asId<OrderId>(tradeId),
  });
  const result = [order('b', '3'), order('a', '2'), order('a', '1')];
  expect(['a', 'b', 'c'].map((storeId) => unpaidAt({ result }, storeId))).toEqual(['2', '3', null]);
});
