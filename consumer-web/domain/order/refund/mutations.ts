import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../../lib/api/once.ts';
import { kindKey } from '../queries.ts';
import { trackOrder } from '../track-order.ts';
import type { RefundForm, RefundItems, RefundKind } from '../store-orders.ts';

/** Sends a refund call once and makes all orders of its kind stale, however it ends. */
export const useRefundCall = <Wish, Reply>(
  kind: Pick<RefundKind, 'name'>,
  intent: string,
  run: (wish: Wish, key: string) => Promise<Reply>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => once(`${kind.name}/${intent}`, (key) => run(wish, key)),
    onSettled: () => queries.invalidateQueries({ queryKey: kindKey(kind) }),
  });
};

export type RefundWish = { form: Omit<RefundForm, 'tradeId'>; items: RefundItems | null };

export const useAskRefund = (kind: RefundKind, tradeId: OrderId) =>
  useRefundCall(kind, `refund:${tradeId}`, async ({ form, items }: RefundWish, key) => {
    const asked = await kind.refunds.ask({ ...form, tradeId }, items, { key });
    if (items !== null) trackOrder('partialRefund');
    return asked;
  });

export const useRefundBag = (kind: RefundKind, tradeId: OrderId) =>
  useRefundCall(kind, `bag:${tradeId}`, (_: void, key) => kind.refunds.bag(tradeId, { key }));

export const useRecallRefund = (kind: RefundKind, tradeId: OrderId) =>
  useRefundCall(kind, `recall:${tradeId}`, (_: void, key) => kind.refunds.recall(tradeId, { key }));
