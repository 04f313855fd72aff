import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { groupRefundCalls } from '#shared/contract/consumer/group-refund.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { api } from '../../domain/order/group-refund/api.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { kindKey } from '../../domain/order/queries.ts';
import { trackOrder } from '../../domain/order/track-order.ts';
import { once } from '../../lib/api/once.ts';

type Form = Omit<BodyOf<(typeof groupRefundCalls)['groupRefundApply']>, 'orderId'>;

/**
 * Asks for vouchers back, once; however it ends, what can be given back is fetched again in the background. `voucherCount`: of the whole order.
 */
export const useAskGroupRefund = (orderId: OrderId, voucherCount: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: Form) =>
      once(`group/refund:${orderId}`, async (key) => {
        const request = await api.groupRefundApply({ ...form, orderId }, { key });
        if (form.voucherIds.length < voucherCount) trackOrder('partialRefund');
        return request;
      }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: kindKey(groupOrders) });
    },
  });
};
