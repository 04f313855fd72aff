import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { once } from '../../lib/once.ts';
import { LAST_TRADE, settlePayment, startPayment } from '../../lib/payment.ts';
import { api } from './api.ts';
import type { TakeoutOrder } from './model.ts';
import { orderKey } from './queries.ts';

/** Pays an order by a channel. What the client cannot know for sure is asked of the server. */
export const usePay = ({ tradeId: orderId, totalPrice }: TakeoutOrder) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const backTo = href(consumerRoutes.paymentVerify, { orderId, tradeNo: LAST_TRADE });
  return useMutation({
    mutationFn: (type: PaymentType) => startPayment({ type, orderType: 'TAKEOUT_ORDER', orderId, totalAmount: totalPrice, backTo }),
    onSuccess: (outcome) => { if (outcome === 'paid' || outcome === 'unknown') void navigate(backTo, { replace: true }); },
    onError: (error) => {
      if (isApiError(error) && error.isDefinite) settlePayment(orderId);
      return queries.invalidateQueries({ queryKey: orderKey(orderId) });
    },
  });
};

/** Cancels an order that was not paid. */
export const useCancel = ({ tradeId }: TakeoutOrder) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => once(`takeout-cancel:${tradeId}`, (key) => api.takeoutOrderCancel({ tradeId }, { key })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
