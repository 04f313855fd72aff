import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { LAST_TRADE } from '../../payment/last-trade.ts';
import type { OrderKind } from '../kind.ts';

const { takeoutOrderGet, takeoutSurplusTime, takeoutOrderCancel } = takeoutOrderCalls;
const api = bindCalls({ takeoutOrderGet, takeoutSurplusTime, takeoutOrderCancel });

export const takeoutOrders: OrderKind<
  ReplyOf<typeof takeoutOrderGet>,
  ReplyOf<typeof takeoutOrderCancel>
> = {
  name: 'takeout',
  paidAs: 'TAKEOUT_ORDER',
  backFromBank: (orderId) => href(consumerRoutes.paymentVerify, { orderId, tradeNo: LAST_TRADE }),
  staleOnCancel: ['mine'],
  find: (tradeId, options) => api.takeoutOrderGet({ tradeId }, options),
  surplus: (tradeId, options) => api.takeoutSurplusTime({ tradeId }, options),
  cancel: (tradeId, options) => api.takeoutOrderCancel({ tradeId }, options),
};
