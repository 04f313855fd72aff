import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { GoldOrderRecord } from '#shared/contract/gold.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LAST_TRADE, settlePayment, startPayment } from '../../lib/payment.ts';
import { GOLD_KEY } from './queries.ts';

/** Pays for a bag by a channel. What the client cannot know for sure is asked of the server. */
export const usePay = ({ orderId, payAmount }: GoldOrderRecord) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const backTo = href(consumerRoutes.aliPay, { orderId, tradeNo: LAST_TRADE });
  return useMutation({
    mutationFn: (type: PaymentType) => startPayment({ type, orderType: 'CONSUMPTION_ORDER', orderId, totalAmount: payAmount, backTo }),
    onSuccess: (outcome) => { if (outcome === 'paid' || outcome === 'unknown') void navigate(backTo, { replace: true }); },
    onError: (error) => {
      if (isApiError(error) && error.isDefinite) settlePayment(orderId);
      return queries.invalidateQueries({ queryKey: GOLD_KEY });
    },
  });
};
