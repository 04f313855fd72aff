import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { paymentCalls, type PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { asId, type OrderId, type TradeNo } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { resultPollMs } from '#shared/order/status/polling.ts';
import type { PayOutcome } from '../../host/client.ts';
import { bindCalls, returnAddress, visitable } from '../../lib/api/api.ts';
import { host } from '../../lib/host/host.ts';
import { intents } from '../../lib/api/intents.ts';
import { joined, ownIntent } from '../../lib/api/once.ts';
import { defineSlot } from '../../lib/storage.ts';
import { LAST_TRADE } from '../../lib/session/last-trade.ts';

const api = bindCalls(paymentCalls);
/** Order to the number of its latest payment attempt: where one comes back to from the bank. */
const trades = defineSlot<Record<string, string>>({
  key: 'trades',
  area: 'local',
  schema: z.record(z.string(), z.string()),
  absent: {},
});
const payParams = z.object({ tradeNo: z.string(), payUrl: z.optional(z.string()) });
const payIntent = (orderId: OrderId): string => ownIntent(`pay:${orderId}`);

/** The attempt is over: paying again is a new one. False when it was over before. */
export const settlePayment = (orderId: OrderId): boolean => intents.settle(payIntent(orderId));

/** The attempt that an address names. */
export const tradeOf = (orderId: string, tradeNo: string | null): string | null =>
  tradeNo === LAST_TRADE ? (trades.get()[orderId] ?? null) : tradeNo;

/** The return address with the number of its attempt. */
export const pathOfTrade = (backTo: string, orderId: OrderId): string =>
  backTo.replace(
    `tradeNo=${LAST_TRADE}`,
    `tradeNo=${encodeURIComponent(tradeOf(orderId, LAST_TRADE) ?? LAST_TRADE)}`,
  );

/** The server named no page to pay at. */
export class BadPayAddress extends Error {}

/** The channel, a card where it is one, and the mark of the payment password where it was asked for. */
export type PayBy = { type: PaymentType; cardId?: string; mark?: string };

/**
 * `backTo`: the page of this app that the bank leads back to, with `LAST_TRADE` for the attempt.
 */
export type PayWish = PayBy & {
  orderType: PaidOrderType;
  orderId: OrderId;
  totalAmount: Cents;
  backTo: string;
};

/** The sandbox's own channel has a page to pay at, a card none; every other one is the client's to open. */
const handOver = async (type: PaymentType, text: string): Promise<PayOutcome> => {
  // the bank was asked by the server: what it said is checked there
  if (type === 'BANK_CARD') return 'unknown';
  if (type !== 'MP_TEST_PAY') return host.pay({ type, payParams: text });
  const bank = visitable(payParams.parse(JSON.parse(text)).payUrl ?? '');
  if (bank === null) throw new BadPayAddress('no page to pay at');
  host.leaveTo(bank);
  return 'left';
};

/**
 * Starts a payment and hands it over. The key stays until the attempt has an outcome, so that coming back and paying again continues the open attempt
 * and never starts a second one, whatever ended the app in between.
 */
export const startPayment = ({
  type,
  orderType,
  orderId,
  totalAmount,
  backTo,
  cardId,
  mark,
}: PayWish): Promise<PayOutcome> =>
  joined(payIntent(orderId), async () => {
    const start = () =>
      api.paymentExecute(
        {
          type,
          paymentOrderType: orderType,
          tradeId: orderId,
          totalAmount,
          returnUrl: returnAddress(backTo),
          ...(cardId !== undefined && { cardId }),
          ...(mark !== undefined && { mark }),
        },
        { key: intents.keyFor(payIntent(orderId)) },
      );
    const reply = await start().catch((error: unknown) => {
      if (!isApiError(error) || error.reason !== 'KEY_REUSED') throw error;
      settlePayment(orderId);
      return start();
    });
    const { tradeNo } = payParams.parse(JSON.parse(reply.payParams));
    trades.set({ ...trades.get(), [orderId]: tradeNo });
    return handOver(reply.type, reply.payParams);
  });

/** The open payment attempt, if there is one: for coming back without an answer. */
export const payingQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['mine', 'paying', orderId],
    queryFn: ({ signal }) => api.paymentPaying({ tradeId: asId<OrderId>(orderId) }, { signal }),
    staleTime: 0,
  });

/** The result of an attempt, polled by the plan of decision K1 until the bank has answered. */
export const payResultQuery = (tradeNo: string) =>
  queryOptions({
    queryKey: ['mine', 'payResult', tradeNo],
    gcTime: 0,
    queryFn: ({ signal }) => api.paymentGetResult({ tradeNo: asId<TradeNo>(tradeNo) }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOver = state.data
        ? state.data.result !== 'PENDING'
        : isApiError(state.error) && state.error.isDefinite;
      return isOver
        ? false
        : (resultPollMs(state.dataUpdateCount + state.errorUpdateCount - 1) ?? false);
    },
  });
