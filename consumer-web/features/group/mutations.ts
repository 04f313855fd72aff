import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import type { OrderId, ProductId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Day } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { returnAddress, visitable } from '../../lib/api.ts';
import { host } from '../../lib/host.ts';
import { intents } from '../../lib/intents.ts';
import { joined, once, ownIntent } from '../../lib/once.ts';
import { storage } from '../../lib/storage.ts';
import { api } from './api.ts';
import { orderKey, ORDERS_KEY } from './queries.ts';

export type Wish = { productId: ProductId; quantity: number; totalAmount: Cents };

/** Makes an order that waits for its payment. */
export const useCreateOrder = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => once(`buy:${wish.productId}:${wish.quantity}:${wish.totalAmount}`, (key) => api.groupOrderCreate(wish, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
    onError: (_, wish) => queries.invalidateQueries({ queryKey: ['deal', wish.productId] }),
  });
};

export const useCancelOrder = (orderId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => once(`cancel:${orderId}`, (key) => api.groupOrderCancel({ orderId }, { key })),
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: orderKey(orderId) }), queries.invalidateQueries({ queryKey: ORDERS_KEY })]),
  });
};

export type Visit = { day: Day; time: string; partySize: number };

/** Books the visit of an order, or moves it; the last word counts. */
export const useSubscribe = (orderId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (visit: Visit) => once(`book:${orderId}:${visit.day}:${visit.time}:${visit.partySize}`, (key) => api.groupOrderSubscribe({ orderId, ...visit }, { key })),
    onSuccess: () => queries.invalidateQueries({ queryKey: orderKey(orderId) }),
  });
};

const payParams = z.object({ tradeNo: z.string(), payUrl: z.optional(z.string()) });

const payIntent = (orderId: OrderId): string => ownIntent(`pay:${orderId}`);
/** The attempt is over: paying again is a new one. */
export const settlePayment = (orderId: OrderId): void => { intents.settle(payIntent(orderId)); };

/** In place of a trade's number in the address to come back to, which is told before the trade has one. */
const LAST_TRADE = 'last';

/** The attempt that an address speaks of. */
export const tradeOf = (orderId: string, tradeNo: string | null): string | null => (tradeNo === LAST_TRADE ? storage.trades.get()[orderId] ?? null : tradeNo);

/** What keeps a payment from starting that no server said. */
export class BadPayAddress extends Error {}

/**
 * Starts a payment and leaves for the bank. The key stays until the attempt has an outcome, so that coming back and paying again
 * continues the open attempt at the bank and never starts a second one.
 */
export const usePay = (orderId: OrderId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (totalAmount: Cents) => joined(payIntent(orderId), async () => {
      const returnUrl = returnAddress(href(consumerRoutes.groupPay, { orderId, tradeNo: LAST_TRADE }));
      const start = () => api.paymentExecute({ type: 'MP_TEST_PAY', paymentOrderType: 'GROUP_ORDER', tradeId: orderId, totalAmount, returnUrl }, { key: intents.keyFor(payIntent(orderId)) });
      const reply = await start().catch((error: unknown) => {
        if (!isApiError(error) || error.reason !== 'KEY_REUSED') throw error;
        settlePayment(orderId);
        return start();
      });
      const { payUrl, tradeNo } = payParams.parse(JSON.parse(reply.payParams));
      const bank = visitable(payUrl ?? '');
      if (payUrl === undefined || bank === null) throw new BadPayAddress('no page to pay at');
      storage.trades.set({ ...storage.trades.get(), [orderId]: tradeNo });
      host.leaveTo(bank);
    }),
    onError: (error) => {
      if (isApiError(error) && error.isDefinite) settlePayment(orderId);
      return queries.invalidateQueries({ queryKey: orderKey(orderId) });
    },
  });
};
